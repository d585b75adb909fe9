import { token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { detailsMessages } from './details.messages';
import { type TimelineEvent, type TimelineSources, timelineOf } from './timeline';

/** Everything that happened in the course of a service. */
export function TaskTimeline(sources: TimelineSources) {
  const format = useFormat();
  const words = useEventWords();
  return (
    <List>
      {timelineOf(sources).map((event) => (
        <Event key={`${event.kind} ${event.at} ${words(event)}`}>
          <time dateTime={event.at}>{format.dateTime(event.at)}</time>
          <span>{words(event)}</span>
        </Event>
      ))}
    </List>
  );
}

function useEventWords(): (event: TimelineEvent) => string {
  const t = useT(detailsMessages);
  return (event) => {
    switch (event.kind) {
      case 'created':
      case 'planned':
        return t(`task.timeline.${event.kind}`);
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
