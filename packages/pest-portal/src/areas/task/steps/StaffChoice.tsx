import { useQuery } from '@tanstack/react-query';
import {
  addDays,
  type BoardService,
  type DaySpan,
  instantInZone,
  mondayOf,
  type PlannedService,
  type ShiftBoard,
  serviceLength,
  wallClock,
} from 'pest-sdk';
import { Checkbox, EmptyState, FailureState, LoadingState, Row, StatusDot, Text, token, useFormat } from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import type { FieldBinding } from '../../../kit/form/field-binding';
import { useDescribed } from '../../../kit/form/useDescribed';
import { useChoiceWords } from '../../../kit/form/useIssueWords';
import { OpenLink } from '../../../kit/page/OpenLink';
import { PhoneLink } from '../../../kit/page/PhoneLink';
import { taskMessages } from '../task.messages';
import { type StaffLoad, staffLoads } from './staff-load';
import { stepMessages } from './step.messages';

export interface StaffChoiceProps {
  /** The service day; the load of each person is that day's. */
  readonly day: string;
  /** Arrival, `HH:mm`; empty while it is not chosen. */
  readonly time: string;
  /** The service being assigned, left out of the load. */
  readonly taskId: string | null;
  readonly field: FieldBinding<string[]>;
}

/** Service staff to choose from, each with what is planned for that day and what is in the way at that time. */
export function StaffChoice({ day, time, taskId, field }: StaffChoiceProps) {
  const t = useT(stepMessages);
  const issueId = useId();
  const label = useT(taskMessages)('task.staff');
  const issue = useChoiceWords(field.issue, label);
  const { timeZone } = useSiteTime();
  const board = useQuery({ ...ask('schedule.board', weekOf(day)), enabled: day !== '' });
  const options = (board.data?.staff ?? []).map(({ id, name }) => ({ value: id, label: name }));
  useDescribed(field, { label, options });
  if (day === '') return <Text tone="muted">{t('task.form.staff.first')}</Text>;
  if (board.data === undefined) {
    return board.error ? <FailureState error={board.error} onRetry={() => void board.refetch()} /> : <LoadingState />;
  }
  const loads = staffLoads(board.data, {
    taskId,
    day,
    service: plannedService(board.data, taskId, instantInZone({ day, time }, timeZone)),
  });
  if (loads.length === 0) {
    return (
      <EmptyState title={t('task.assign.none')} hint={t('task.assign.none.hint')}>
        <OpenLink to="/system/account" query={{ id: 'new' }}>
          {t('task.assign.none.act')}
        </OpenLink>
      </EmptyState>
    );
  }
  const toggle = (id: string, chosen: boolean) =>
    field.onChange(chosen ? [...field.value, id] : field.value.filter((existing) => existing !== id));
  return (
    <>
      <List>
        {loads.map((load) => (
          <li key={load.id}>
            <Checkbox
              label={load.name}
              checked={field.value.includes(load.id)}
              aria-invalid={issue ? true : undefined}
              aria-describedby={issue ? issueId : undefined}
              onChange={(chosen) => toggle(load.id, chosen)}
            />
            {load.phone && <PhoneLink phone={load.phone} />}
            <Load load={load} board={board.data} />
          </li>
        ))}
      </List>
      {issue && (
        <Text as="p" tone="danger" id={issueId}>
          {issue}
        </Text>
      )}
    </>
  );
}

/** Who does what in the week of a day, and who is away. */
function weekOf(day: string): DaySpan {
  const from = day === '' ? '' : mondayOf(day);
  return { from, to: from && addDays(from, 6) };
}

/** The service at the time being planned. Its length is known once it is planned; until then its beginning counts. */
function plannedService(board: ShiftBoard, taskId: string | null, plannedAt: string | null): PlannedService | null {
  if (plannedAt === null) return null;
  const known = board.services.find(({ id }) => id === taskId);
  return { id: taskId ?? '', plannedAt, minutes: known?.minutes ?? serviceLength.baseMinutes };
}

function Load({ load, board }: { readonly load: StaffLoad; readonly board: ShiftBoard }) {
  const t = useT(stepMessages);
  const format = useFormat();
  const { timeZone } = useSiteTime();
  const timeOf = (service: BoardService) => wallClock(service.plannedAt, timeZone).time;
  const count = load.services.length;
  const overlapping = new Set(load.clashes.map(({ serviceId }) => serviceId));
  return (
    <Row>
      {load.clashes.some(({ kind }) => kind === 'leave') && (
        <StatusDot tone="danger">{t('task.assign.leave')}</StatusDot>
      )}
      {load.clashes.some(({ kind }) => kind === 'leaveWaiting') && (
        <StatusDot tone="warning">{t('task.assign.leaveWaiting')}</StatusDot>
      )}
      {load.overMinutes > 0 && (
        <StatusDot tone="warning">
          {t('task.assign.over', { hours: format.number(Math.round(load.overMinutes / 6) / 10) })}
        </StatusDot>
      )}
      {count === 0 ? (
        <Text tone="muted">{t('task.assign.load.none')}</Text>
      ) : (
        <StatusDot tone={count > 2 ? 'warning' : 'neutral'}>{t('task.assign.load', { count })}</StatusDot>
      )}
      {load.services.map((service) => (
        <Text tone={overlapping.has(service.id) ? 'danger' : 'muted'} key={service.id}>
          {t(overlapping.has(service.id) ? 'task.assign.overlap' : 'task.assign.other', {
            time: timeOf(service),
            customer: service.customerName,
          })}
        </Text>
      ))}
      {load.clashes
        .filter(({ kind, serviceId }) => kind === 'overlap' && !load.services.some(({ id }) => id === serviceId))
        .map(({ serviceId }) => board.services.find(({ id }) => id === serviceId))
        .map(
          (service) =>
            service && (
              <Text tone="danger" key={service.id}>
                {t('task.assign.overlap', { time: timeOf(service), customer: service.customerName })}
              </Text>
            ),
        )}
    </Row>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
    padding: ${token.space[2]} ${token.space[3]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
  }
`;
