import { useQuery } from '@tanstack/react-query';
import type { SheetRow, TaskPlace, TaskSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, Dialog, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ask, useCall } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { Link, taskLinks } from '../../../base/links';
import { useCan } from '../../../base/session';
import { useSiteWrite } from '../../../offline/outbox/useSiteWrite';
import { remaining, standsAt } from '../sheet-progress';
import type { TaskRefusal } from './refusal';
import { submitAct } from './site-acts';
import { stepMessages } from './step.messages';

/** Devices named before the rest is only counted. */
const devicesNamed = 8;

export interface RefusalDialogProps {
  readonly task: TaskSummary;
  readonly refusal: TaskRefusal;
  readonly onClose: () => void;
  /** Goes on with another step, as assigning when nobody was assigned. */
  readonly onStep: (step: 'assign') => void;
  /** After the service was submitted as routine instead. */
  readonly onSubmitted: () => void;
  readonly onRefused: (thrown: unknown) => void;
}

/** Why a step was refused, in words that help, with what there is to do about it. */
export function RefusalDialog(props: RefusalDialogProps) {
  const t = useT(commonMessages);
  const { title, body, act } = useExplanation(props);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>{body}</Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.close')}
          </Button>
          {act}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface Explanation {
  readonly title: string;
  readonly body: ReactNode;
  readonly act?: ReactNode | undefined;
}

function useExplanation({ task, refusal, onStep, onClose, onSubmitted, onRefused }: RefusalDialogProps): Explanation {
  const t = useT(stepMessages);
  const format = useFormat();
  const can = useCan();
  const rows = useRows(task.id, refusal);
  const risks = useUntreated(task.id, refusal);
  switch (refusal) {
    case 'task.indoorUnfinished':
    case 'task.outdoorUnfinished': {
      const left = remaining(rows, placeOf[refusal]);
      return {
        title: t(`${refusal}.title`, { count: left.length }),
        body: <DevicesLeft task={task} rows={left} onClose={onClose} />,
        act: <ActLink to={taskLinks.inspect(task.id)}>{t('task.refusal.goExecute')}</ActLink>,
      };
    }
    case 'task.risksUntreated':
      return {
        title: t('task.risksUntreated.title', { count: risks.total }),
        body: (
          <>
            <p>{t('task.risksUntreated.body')}</p>
            <List>
              {risks.items.map((risk) => (
                <li key={risk.id}>
                  {risk.location}: {risk.description}
                </li>
              ))}
            </List>
          </>
        ),
        act: <ActLink to={taskLinks.inspectRisks(task.id)}>{t('task.refusal.goRisks')}</ActLink>,
      };
    case 'task.noInspectionRecord':
      return {
        title: t('task.noInspectionRecord.title'),
        body: t('task.noInspectionRecord.body'),
        act: <SubmitAsRoutine task={task} onSubmitted={onSubmitted} onRefused={onRefused} />,
      };
    case 'task.noStaff':
      return {
        title: t('task.noStaff.title'),
        body: t('task.noStaff.body'),
        act: can(rights.taskDistribute) && (
          <Button variant="primary" onClick={() => onStep('assign')}>
            {t('task.action.assign')}
          </Button>
        ),
      };
    case 'task.notServiceDay':
      return {
        title: t('task.notServiceDay.title'),
        body: t('task.notServiceDay.body', { day: format.day(task.plannedDay) }),
        act: can(rights.taskUpdate) && <ActLink to={taskLinks.edit(task.id)}>{t('task.refusal.changePlan')}</ActLink>,
      };
    case 'task.alreadyCheckedIn':
      return {
        title: t('task.alreadyCheckedIn.title'),
        body: <WhoCheckedIn task={task} />,
        act: can(rights.inspectionRecord) && (
          <ActLink to={taskLinks.inspect(task.id)}>{t('task.refusal.goExecute')}</ActLink>
        ),
      };
    case 'task.begun':
    case 'review.alreadyDone':
      return { title: t(`${refusal}.title`), body: t(`${refusal}.body`) };
  }
}

const placeOf: Record<'task.indoorUnfinished' | 'task.outdoorUnfinished', TaskPlace> = {
  'task.indoorUnfinished': 'indoor',
  'task.outdoorUnfinished': 'outdoor',
};

/** The server's own list of what is left, since what the screen shows may be older than the refusal. */
function useRows(taskId: string, refusal: TaskRefusal): readonly SheetRow[] {
  const asked = refusal === 'task.indoorUnfinished' || refusal === 'task.outdoorUnfinished';
  const { data } = useQuery({ ...ask('inspection.sheet', { id: taskId }), enabled: asked });
  return data?.rows ?? [];
}

function useUntreated(taskId: string, refusal: TaskRefusal) {
  const { data } = useQuery({
    ...ask('risk.list', { taskId, state: 'untreated' }),
    enabled: refusal === 'task.risksUntreated',
  });
  return data ?? { items: [], total: 0 };
}

interface DevicesLeftProps {
  readonly task: TaskSummary;
  readonly rows: readonly SheetRow[];
  readonly onClose: () => void;
}

function DevicesLeft({ task, rows, onClose }: DevicesLeftProps) {
  const t = useT(stepMessages);
  const unnamed = rows.length - devicesNamed;
  return (
    <>
      <p>{t('task.refusal.devicesLeft.body')}</p>
      <List>
        {rows.slice(0, devicesNamed).map((row) => (
          <li key={row.deviceId}>
            <Link to={taskLinks.inspect(task.id, row.deviceId)} onClick={onClose}>
              {row.code}
            </Link>{' '}
            {standsAt(row)}
          </li>
        ))}
        {unnamed > 0 && <li>{t('task.refusal.more', { count: unnamed })}</li>}
      </List>
    </>
  );
}

function WhoCheckedIn({ task }: { readonly task: TaskSummary }) {
  const t = useT(stepMessages);
  const format = useFormat();
  const { data } = useCall('task.details', { id: task.id });
  if (!data?.checkedIn) return t('task.alreadyCheckedIn.unknown');
  const { accountName, at } = data.checkedIn;
  return t('task.alreadyCheckedIn.body', { name: accountName, at: format.dateTime(at) });
}

function SubmitAsRoutine({ task, onSubmitted, onRefused }: Omit<RefusalDialogProps, 'refusal' | 'onClose' | 'onStep'>) {
  const t = useT(stepMessages);
  const submit = useSiteWrite(submitAct);
  return (
    <Button
      variant="primary"
      loading={submit.isPending}
      onClick={() => submit.mutate({ id: task.id, asRoutine: true }, { onSuccess: onSubmitted, onError: onRefused })}
    >
      {t('task.submit.asRoutine')}
    </Button>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding-left: ${token.space[5]};
`;

const ActLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 0 ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.accent};
  color: ${token.color.accentText};
  text-decoration: none;
`;
