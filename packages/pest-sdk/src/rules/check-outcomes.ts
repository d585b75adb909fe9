/** The outcome of one device check. Only `checked` has readings: a device that was not opened has no zero. */
export const checkOutcomes = ['checked', 'inaccessible', 'missing', 'unusable', 'notDue'] as const;
/** The outcome of one device check; see {@link checkOutcomes}. */
export type CheckOutcome = (typeof checkOutcomes)[number];

/**
 * Due at a visit, and not read: nobody got to the device. Every figure of devices is of three: due (`notDue` is not),
 * checked (`checked`), and not reached.
 */
export const notReachedOutcomes = ['inaccessible', 'missing', 'unusable'] as const satisfies readonly CheckOutcome[];
