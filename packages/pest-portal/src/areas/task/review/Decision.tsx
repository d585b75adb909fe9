import type { TaskDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { contract } from 'pest-sdk/schemas';
import { Button, Checkbox, Stack, Text, token } from 'pest-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { SettledButton } from '../../../base/SettledButton';
import { useCan } from '../../../base/session';
import { useSettled } from '../../../base/useSettled';
import { FormNote } from '../../../kit/form/FormNote';
import { formCall } from '../../../kit/form/form-call';
import { TextAreaField } from '../../../kit/form/TextField';
import { useForm } from '../../../kit/form/useForm';
import { fixedOnPhones } from '../phone-bar';
import { reviewMessages } from './review.messages';
import type { Verdict } from './useVerdict';

export interface DecisionProps {
  readonly task: TaskDetails;
  /** A device is neither checked nor explained. */
  readonly blocked: boolean;
  readonly verdict: Verdict;
}

/** Approve, with the report at once, or send back with a reason that is written right here. */
export function Decision({ task, blocked, verdict }: DecisionProps) {
  const t = useT(reviewMessages);
  const mayReport = useCan()(rights.taskGenerateReport);
  const settled = useSettled(task.id);
  const [withReport, setWithReport] = useState(true);
  const [returning, setReturning] = useState(false);
  if (returning) return <ReturnForm task={task} verdict={verdict} onCancel={() => setReturning(false)} />;
  return (
    <Stack>
      {mayReport && !blocked && (
        <Checkbox label={t('review.withReport')} checked={withReport} onChange={setWithReport} />
      )}
      {blocked && (
        <Text as="p" tone="danger">
          {t('review.blocked')}
        </Text>
      )}
      <Text as="p" size="sm" tone="muted">
        {t('review.return.note')}
      </Text>
      <Bar data-decision>
        <Button disabled={verdict.approving} onClick={() => setReturning(true)}>
          {t('review.return')}
        </Button>
        <SettledButton
          settled={settled}
          variant="primary"
          disabled={blocked}
          loading={verdict.approving}
          onClick={() => void verdict.approve(withReport && mayReport)}
        >
          {t('review.approve')}
        </SettledButton>
      </Bar>
    </Stack>
  );
}

interface ReturnFormProps extends Pick<DecisionProps, 'task' | 'verdict'> {
  readonly onCancel: () => void;
}

interface ReturnValues {
  readonly reason: string;
}

const emptyReturn: ReturnValues = { reason: '' };

function ReturnForm({ task, verdict, onCancel }: ReturnFormProps) {
  const t = useT(reviewMessages);
  const common = useT(commonMessages);
  const form = useForm({
    initial: emptyReturn,
    call: formCall(
      contract.task.review,
      ({ reason }: ReturnValues) => ({ id: task.id, outcome: 'return' as const, reason }),
      verdict.sendBack,
    ),
    onDone: verdict.returned,
    onRefused: (thrown) => {
      verdict.refuse(thrown);
      return true;
    },
  });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  const cancel = () => {
    form.forget();
    onCancel();
  };
  return (
    <Form {...form.element}>
      <FormNote form={form} />
      <TextAreaField
        label={t('review.return.reason')}
        help={t('review.return.note')}
        field={form.field('reason')}
        required
      />
      <Pair>
        <Button onClick={cancel}>{common('common.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('review.return.send')}
        </Button>
      </Pair>
    </Form>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[2]};
`;

const Bar = styled(Pair)`
  ${fixedOnPhones}
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};
  ${fixedOnPhones}
`;
