/** States of a pest log: waiting for its operator, or dealt with (specification §2). */
export const pestLogStates = ['unhandled', 'handled'] as const;
/** A state of a pest log. */
export type PestLogState = (typeof pestLogStates)[number];
