import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FloorPlanRecord, PastPlan } from 'pest-sdk';
import {
  DateInput,
  Dialog,
  FailureState,
  FloorPlanEditor,
  LoadingState,
  Row,
  Stack,
  Text,
  token,
  useFormat,
} from 'pest-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useSiteTime } from '../../base/site-time';
import { floorPlanMessages } from './floor-plan.messages';

export interface PastPlanDialogProps {
  readonly plan: FloorPlanRecord;
  readonly onClose: () => void;
}

/** A plan as it stood on a day, and what was added, moved and removed since: since New Year, where no day is chosen. */
export default function PastPlanDialog({ plan, onClose }: PastPlanDialogProps) {
  const t = useT(floorPlanMessages);
  const id = useId();
  const { today } = useSiteTime();
  const [day, setDay] = useState(`${Number(today().slice(0, 4)) - 1}-12-31`);
  const past = useQuery({
    ...ask('floorPlan.asOf', { id: plan.id, day }),
    placeholderData: keepPreviousData,
    enabled: day !== '',
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('floorPlan.past.title', { name: plan.name })}</Dialog.Header>
        <Dialog.Body>
          <Stack>
            <Row gap={2}>
              <label htmlFor={id}>{t('floorPlan.past.day')}</label>
              <DateInput id={id} value={day} max={today()} onChange={setDay} />
            </Row>
            {past.data ? (
              <Past plan={plan} past={past.data} />
            ) : past.error ? (
              <FailureState error={past.error} onRetry={() => void past.refetch()} />
            ) : (
              <LoadingState shape="plate" />
            )}
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface PastProps {
  readonly plan: FloorPlanRecord;
  readonly past: PastPlan;
}

function Past({ plan, past: { day, revision, image, devices, changes } }: PastProps) {
  const t = useT(floorPlanMessages);
  const format = useFormat();
  if (image === null) return <Text as="p">{t('floorPlan.past.none', { day: format.day(day) })}</Text>;
  return (
    <Stack>
      <Text as="p">
        {format.parts([
          t('floorPlan.past.stood', { day: format.day(day), count: devices.length }),
          t('floorPlan.past.revision', { revision: revision ?? 0 }),
        ])}
      </Text>
      <Changes changes={changes} day={day} />
      <FloorPlanEditor
        key={`${day} ${revision}`}
        plan={{ id: plan.id, name: plan.name, image }}
        value={devices}
        height="content"
        readOnly
        // What is advised today was not advised then.
        checkGuidance={false}
      />
    </Stack>
  );
}

/** By kind in a line, then one by one. */
function Changes({ changes, day }: Pick<PastPlan, 'changes' | 'day'>) {
  const t = useT(floorPlanMessages);
  const format = useFormat();
  if (changes.length === 0) return <Text as="p">{t('floorPlan.past.unchanged', { day: format.day(day) })}</Text>;
  return (
    <section aria-label={t('floorPlan.past.changes', { day: format.day(day) })}>
      <Text as="h3" size="md" weight="semibold">
        {t('floorPlan.past.changes', { day: format.day(day) })}
      </Text>
      <List>
        {changes.map(({ at, kind, code }) => (
          <li key={`${at} ${kind} ${code}`}>
            <span>{format.day(at)}</span>
            <span>{t(`floorPlan.past.${kind}`, { code })}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  max-height: 200px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: flex;
    gap: ${token.space[4]};
    padding-block: ${token.space[1]};
  }
`;
