/** HTTP statuses that are only logged, never shown (specification §8). */
export const silentStatuses: readonly number[] = [401, 403, 404, 503];
