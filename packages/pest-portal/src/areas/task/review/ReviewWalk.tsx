import { useQuery } from '@tanstack/react-query';
import type { TaskDetails, TaskSummary } from 'pest-sdk';
import { chevronDownIcon, chevronUpIcon, IconButton, type IconProps, Row, Text } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { taskLinks, useNavigate } from '../../../base/links';
import { reviewMessages } from './review.messages';
import { askReviewQueue, placeIn } from './review-queue';

/** Up and down the services that wait for a review. */
export function ReviewWalk({ task }: { readonly task: TaskDetails }) {
  const t = useT(reviewMessages);
  const navigate = useNavigate();
  const { data } = useQuery(askReviewQueue());
  const { place, previous, next } = placeIn(data?.items ?? [], task.id);
  const step = (label: string, icon: IconProps['path'], to: TaskSummary | null) => (
    <IconButton icon={icon} label={label} disabled={!to} onClick={() => to && navigate(taskLinks.review(to.id))} />
  );
  return (
    <Row gap={1}>
      {data && place !== null && (
        <Text tone="muted" numeric>
          {t('review.queue', { place, total: data.total })}
        </Text>
      )}
      {step(t('review.queue.previous'), chevronUpIcon, previous)}
      {step(t('review.queue.next'), chevronDownIcon, next)}
    </Row>
  );
}
