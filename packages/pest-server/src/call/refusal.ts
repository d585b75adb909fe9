import type { ErrorCode } from 'pest-sdk';

export interface RefusalDetails {
  /** What the person is told instead of the catalogue's words, in both languages. */
  readonly words?: Readonly<Record<'zh' | 'en', string>>;
  /** The argument that was refused. */
  readonly field?: string;
  /** Seconds after which asking again makes sense; answered with HTTP 429. */
  readonly retryAfter?: number;
}

/** How a handler says no: a business code, answered in the envelope. Nothing that was written stays. */
export class PestRefusal extends Error {
  override readonly name = 'PestRefusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(`Refused with ${code}${details.field === undefined ? '' : ` (${details.field})`}`);
    this.code = code;
    this.details = details;
  }
}

/** The row, or a refusal when there is none: foreign, deleted and unknown are the same. */
export function found<Value>(value: Value | undefined | null, code: ErrorCode = 4004): Value {
  if (value === undefined || value === null) throw new PestRefusal(code);
  return value;
}

/** Throws when a rule of the SDK refuses. */
export function refuseIf(code: ErrorCode | null): void {
  if (code !== null) throw new PestRefusal(code);
}
