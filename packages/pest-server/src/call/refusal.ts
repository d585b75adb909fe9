import type { ErrorName, Words } from 'pest-sdk';

export interface RefusalDetails {
  /** What the person is told instead of the catalogue's words. */
  readonly words?: Words | undefined;
  /** The argument that was refused. */
  readonly field?: string | undefined;
  /** Seconds after which asking again makes sense; answered with HTTP 429. */
  readonly retryAfter?: number | undefined;
}

/** A business error of the contract, answered in the envelope. The transaction is rolled back. */
export class PestRefusal extends Error {
  override readonly name = 'PestRefusal';
  readonly error: ErrorName;
  readonly details: RefusalDetails;

  constructor(error: ErrorName, details: RefusalDetails = {}) {
    super(`Refused: ${error}${details.field === undefined ? '' : ` (${details.field})`}`);
    this.error = error;
    this.details = details;
  }
}

/** Ends the call with an error that its row declares. @throws PestRefusal */
export function refuse(error: ErrorName, details?: RefusalDetails): never {
  throw new PestRefusal(error, details);
}

/** Refuses when a rule of the SDK names an error. @throws PestRefusal */
export function refuseIf(error: ErrorName | null): void {
  if (error !== null) refuse(error);
}

/** The row, or a refusal when there is none: foreign, deleted and unknown are the same. @throws PestRefusal */
export function orNotFound<Value>(value: Value | undefined | null, error: ErrorName = 'general.notFound'): Value {
  return value ?? refuse(error);
}
