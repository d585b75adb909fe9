/** Why a seal cannot be stamped into a PDF. */
export const sealingFaults = [
  /** Broken, or none. */
  'unreadable',
  'encrypted',
  /** It carries an electronic signature, which a stamp would break. */
  'signed',
  /** A scan, or letters drawn as curves. */
  'noText',
  'noKeyword',
  'tooManyPlaces',
] as const;
export type SealingFault = (typeof sealingFaults)[number];

/** Thrown for a PDF that cannot be stamped. */
export class SealingError extends Error {
  override readonly name = 'SealingError';
  readonly fault: SealingFault;

  constructor(fault: SealingFault) {
    super(`The PDF cannot be stamped: ${fault}.`);
    this.fault = fault;
  }
}
