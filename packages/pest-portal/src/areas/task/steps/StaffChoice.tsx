import { useQuery } from '@tanstack/react-query';
import { wallClock } from 'pest-sdk';
import { Badge, Checkbox, EmptyState, LoadingState, Row, Text, token } from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import type { FieldBinding } from '../../../form/field-binding';
import { useChoiceWords } from '../../../form/useIssueWords';
import { taskMessages } from '../task.messages';
import { type StaffLoad, staffLoads } from './staff-load';
import { stepMessages } from './step.messages';
import { staffDayQuery } from './step.queries';

export interface StaffChoiceProps {
  /** The service day; the load of each person is that day's. */
  readonly day: string;
  /** The service being assigned, left out of the load. */
  readonly taskId: string | null;
  readonly field: FieldBinding<string[]>;
}

/** Service staff to choose from, each with what is already planned for that day. */
export function StaffChoice({ day, taskId, field }: StaffChoiceProps) {
  const t = useT(stepMessages);
  const issueId = useId();
  const issue = useChoiceWords(field.issue, useT(taskMessages)('task.staff'));
  const board = useQuery(staffDayQuery(day));
  if (day === '') return <Text tone="muted">{t('task.form.staff.first')}</Text>;
  if (board.data === undefined) return <LoadingState />;
  const loads = staffLoads(board.data, day, taskId);
  if (loads.length === 0) return <EmptyState title={t('task.assign.none')} hint={t('task.assign.none.hint')} />;
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
            <Load load={load} />
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

function Load({ load }: { readonly load: StaffLoad }) {
  const t = useT(stepMessages);
  const { timeZone } = useSiteTime();
  const count = load.tasks.length;
  if (count === 0) return <Text tone="muted">{t('task.assign.load.none')}</Text>;
  return (
    <Row>
      <Badge tone={count > 2 ? 'warning' : 'neutral'}>{t('task.assign.load', { count })}</Badge>
      {load.tasks.map((task) => (
        <Text tone="muted" key={task.id}>
          {t('task.assign.other', {
            time: wallClock(task.plannedAt, timeZone).time,
            customer: task.customerName,
          })}
        </Text>
      ))}
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
