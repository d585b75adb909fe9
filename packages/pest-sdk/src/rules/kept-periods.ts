/** How long what is about people is kept, and then removed: usually, and at least where a law names a time. */
export const keptPeriods = {
  /** Six months at least, as of all logs of a network (Cybersecurity Law of the PRC, article 21(3)). */
  signIns: { unit: 'days', usual: 180, least: 180 },
  /** Short messages and mails that were sent. */
  messages: { unit: 'days', usual: 180, least: 30 },
  /** Notices on the platform; until then they may be read. */
  notices: { unit: 'days', usual: 90, least: 30 },
  /** Who did what: three years at least (Personal Information Protection Law, article 56). */
  acts: { unit: 'months', usual: 36, least: 36 },
  /** What was written by the contact form. */
  contacts: { unit: 'days', usual: 365, least: 30 },
} as const satisfies Readonly<Record<string, KeptPeriod>>;

interface KeptPeriod {
  readonly unit: 'days' | 'months';
  readonly usual: number;
  readonly least: number;
}

/** A kind of {@link keptPeriods}. */
export type KeptKind = keyof typeof keptPeriods;
export const keptKinds = Object.keys(keptPeriods) as [KeptKind, ...KeptKind[]];

/** How long an installation keeps each kind, in the kind's unit. */
export type Kept = Readonly<Record<KeptKind, number>>;
export const usuallyKept: Kept = {
  signIns: keptPeriods.signIns.usual,
  messages: keptPeriods.messages.usual,
  notices: keptPeriods.notices.usual,
  acts: keptPeriods.acts.usual,
  contacts: keptPeriods.contacts.usual,
};

/** No purpose lasts for longer, in years (storage limitation: PIPL article 19, GDPR article 5(1)(e)). */
export const longestKeptYears = 10;

/** The moment before which a kind is removed. */
export function keptSince(kept: Kept, kind: KeptKind, now: Date): Date {
  const since = new Date(now);
  if (keptPeriods[kind].unit === 'months') since.setUTCMonth(since.getUTCMonth() - kept[kind]);
  else since.setUTCDate(since.getUTCDate() - kept[kind]);
  return since;
}
