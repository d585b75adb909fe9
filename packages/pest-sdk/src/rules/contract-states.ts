/** States of a contract's review (specification §4). */
export const contractStates = ['pending', 'approved', 'rejected'] as const;
/** A state of a contract's review. */
export type ContractState = (typeof contractStates)[number];
