import type { TaskEvent } from 'pest-sdk';
import { Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useFigureWords } from '../review/Exceptions';
import { taskMessages } from '../task.messages';
import { detailsMessages } from './details.messages';
import { type TimelineEvent, type TimelineSources, timelineOf } from './timeline';

/** Everything that happened in the course of a service. */
export function TaskTimeline(sources: TimelineSources) {
  const t = useT(taskMessages);
  const format = useFormat();
  const words = useEventWords();
  return (
    <List>
      {timelineOf(sources).map((event) => (
        <Event key={`${event.kind} ${event.at} ${words(event)}`}>
          <time dateTime={event.at}>{format.dateTime(event.at)}</time>
          <span>
            {words(event)}
            {'receivedAt' in event && event.receivedAt && (
              <Text tone="muted"> {t('task.received', { at: format.dateTime(event.receivedAt) })}</Text>
            )}
          </span>
        </Event>
      ))}
    </List>
  );
}

function useEventWords(): (event: TimelineEvent) => string {
  const t = useT(detailsMessages);
  const happened = useHappeningWords();
  return (event) => {
    switch (event.kind) {
      case 'planned':
        return t('task.timeline.planned');
      case 'happened':
        return happened(event.event);
      case 'created':
        return event.name === '' ? t('task.timeline.created') : t('task.timeline.created.by', { name: event.name });
      case 'assigned':
      case 'checkedIn':
      case 'submitted':
      case 'reviewed':
        return t(`task.timeline.${event.kind}`, { name: event.name });
      case 'devices':
        return t('task.timeline.devices', { name: event.name, count: event.rows.length });
      case 'risk':
        return t('task.timeline.risk', { name: event.risk.foundBy, description: event.risk.description });
      case 'riskTreated':
        return t('task.timeline.riskTreated', { treatment: event.risk.treatment });
      case 'chemical':
        return t('task.timeline.chemical', {
          name: event.use.applicatorName,
          product: event.use.name,
          amount: event.use.amount,
          unit: event.use.unit,
        });
    }
  };
}

/** Who did what, in one sentence. */
function useHappeningWords(): (event: TaskEvent) => string {
  const t = useT(detailsMessages);
  const format = useFormat();
  const figure = useFigureWords();
  return ({ accountName: name, happening }) => {
    switch (happening.kind) {
      case 'moved':
        return t('task.timeline.moved', {
          name,
          from: format.dateTime(happening.from),
          to: format.dateTime(happening.to),
        });
      case 'assigned': {
        const staff = format.list(happening.staff);
        return staff === '' ? t('task.timeline.unassigned', { name }) : t('task.timeline.assignedTo', { name, staff });
      }
      case 'replanned':
      case 'submitted':
        return t(`task.timeline.${happening.kind}`, { name });
      case 'returned':
        return t('task.timeline.returned', { name, reason: happening.reason });
      case 'checkChanged': {
        const { code, deviceType } = happening;
        const before = figure(deviceType, happening.before);
        return happening.after === null
          ? t('task.timeline.checkRemoved', { name, code, before })
          : t('task.timeline.checkChanged', { name, code, before, after: figure(deviceType, happening.after) });
      }
    }
  };
}

const List = styled.ol`
  margin: 0;
  padding: 0 0 0 ${token.space[3]};
  border-left: 2px solid ${token.color.border};
  list-style: none;
`;

const Event = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 150px 1fr;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[2]} 0 ${token.space[2]} ${token.space[2]};

  &::before {
    position: absolute;
    top: 14px;
    left: -18px;
    width: 10px;
    height: 10px;
    border-radius: ${token.radius.pill};
    background: ${token.color.accent};
    content: '';
  }

  time {
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 640px) {
    grid-template-columns: 1fr;
  }
`;
