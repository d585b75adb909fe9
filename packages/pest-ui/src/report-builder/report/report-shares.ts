/** A link by which a report is shared; what `pest-sdk` answers fits as it is. */
export interface ReportShareLink {
  readonly id: string;
  /** What to hand on; null or absent where it has ended. */
  readonly link?: string | null | undefined;
  /** @default 'open' */
  readonly state?: 'open' | 'ended' | 'revoked' | undefined;
  /** The first moment at which it is closed. */
  readonly endsAt?: string | null | undefined;
  readonly madeBy?: string | undefined;
  readonly madeAt?: string | undefined;
  /** How often it was opened. */
  readonly views?: number | undefined;
  readonly lastViewedAt?: string | null | undefined;
}

/** The address in what a host answered to a share: `{ url }`, `{ link }` or the address itself. */
export function addressIn(answer: unknown): string | null {
  if (typeof answer === 'string' && answer !== '') return answer;
  if (typeof answer !== 'object' || answer === null) return null;
  const found = 'url' in answer ? answer.url : 'link' in answer ? answer.link : null;
  return typeof found === 'string' && found !== '' ? found : null;
}
