/** What becomes of a mail or short message. Kept: nothing is connected that sends it. Due: it is tried, or tried again. Failed: nobody tries again unasked. */
export const outboxStates = ['kept', 'due', 'sending', 'sent', 'failed'] as const;
/** Where a message stands; see {@link outboxStates}. */
export type OutboxState = (typeof outboxStates)[number];
