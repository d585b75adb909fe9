/** Where the link of a shared report stands; `ended` by its last day, `revoked` by somebody. */
export const shareStates = ['open', 'ended', 'revoked'] as const;
/** State of a shared report's link; see {@link shareStates}. */
export type ShareState = (typeof shareStates)[number];

/** How long a link stays open: unless a last day is named, and at most. */
export const shareDays = { usual: 30, most: 366 } as const;

/** Open links that one report has at most. */
export const openSharesAtMost = 20;
