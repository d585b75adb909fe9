/** What every call answers, whatever its HTTP status (specification §7). */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** Of a list without pages: it has more rows than `data`. */
  readonly more: boolean;
  readonly field?: string | undefined;
  readonly requestId?: string | undefined;
}

/** An answer as an envelope, or null. Read by hand: a schema library would weigh more than the rest of the client. */
export function readEnvelope(answer: unknown): Envelope | null {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
  const { code } = answer;
  if (typeof code !== 'number' || !Number.isInteger(code)) return null;
  return {
    code,
    msg: textIn(answer, 'msg') ?? '',
    data: 'data' in answer ? answer.data : undefined,
    more: 'more' in answer && answer.more === true,
    field: textIn(answer, 'field'),
    requestId: textIn(answer, 'requestId'),
  };
}

/** An answer that says what went wrong; null for anything that is no envelope, or one that reports success. */
export function refusingEnvelope(answer: unknown): Envelope | null {
  const read = readEnvelope(answer);
  return read !== null && read.code !== 0 ? read : null;
}

function textIn(answer: object, name: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(answer, name)?.value;
  return typeof value === 'string' ? value : undefined;
}
