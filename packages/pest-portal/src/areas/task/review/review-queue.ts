import { keepPreviousData } from '@tanstack/react-query';
import { ask } from '../../../base/calls';

/** Whose turn it is before and after a service in the queue; one that has left it is followed by the first. */
export interface QueuePlace<Item> {
  /** From 1; null where it is not in the queue. */
  readonly place: number | null;
  readonly previous: Item | null;
  readonly next: Item | null;
}

export function placeIn<Item extends { readonly id: string }>(queue: readonly Item[], id: string): QueuePlace<Item> {
  const at = queue.findIndex((item) => item.id === id);
  if (at < 0) return { place: null, previous: null, next: queue[0] ?? null };
  return { place: at + 1, previous: queue[at - 1] ?? null, next: queue[at + 1] ?? null };
}

/** The services that wait for a review, the oldest first: as many as one looks through. */
export function askReviewQueue() {
  const waiting = { finished: 'false', progress: 'pendingReview', sort: 'plannedAt', order: 'asc', limit: 50 } as const;
  return { ...ask('task.list', waiting), placeholderData: keepPreviousData };
}
