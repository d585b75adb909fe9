import { type ErrorCode, type ErrorName, errorCode } from '../errors/error-codes';

export interface MockRefusalDetails {
  /** The argument that is refused. */
  readonly field?: string | undefined;
  /** What is answered beside the code; for rows whose code is a normal result (login: `account.informationIncomplete`). */
  readonly data?: unknown;
}

/** An answer with a business code other than 0; made by {@link refusal}. */
export class MockRefusal {
  readonly name: ErrorName;
  readonly code: ErrorCode;
  readonly details: MockRefusalDetails;

  constructor(name: ErrorName, details: MockRefusalDetails) {
    this.name = name;
    this.code = errorCode(name);
    this.details = details;
  }
}

/**
 * A refusal by name, to be given as a row's answer.
 * @example mockHandlers({ 'task.checkIn': refusal('task.notServiceDay') })
 */
export function refusal(name: ErrorName, details: MockRefusalDetails = {}): MockRefusal {
  return new MockRefusal(name, details);
}
