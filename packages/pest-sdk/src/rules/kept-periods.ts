/** How long what is about people is kept, and then removed: usually, and at least where a law names a time. */
export const keptPeriods = {
  /** Six months at least, as of all logs of a network (Cybersecurity Law of the PRC, article 21(3)). */
  signIns: { unit: 'months', usual: 6, least: 6 },
  /** Short messages and mails that were sent. */
  messages: { unit: 'days', usual: 180, least: 30 },
  /** Notices on the platform; until then they may be read. */
  notices: { unit: 'days', usual: 90, least: 30 },
  /** Who did what: three years at least (Personal Information Protection Law, article 56). */
  acts: { unit: 'months', usual: 36, least: 36 },
  /** What was written by the contact form. */
  contacts: { unit: 'days', usual: 365, least: 30 },
} as const;

/** A kind of {@link keptPeriods}. */
export type KeptKind = keyof typeof keptPeriods;
/** All kinds of {@link keptPeriods}. */
export const keptKinds = Object.keys(keptPeriods) as [KeptKind, ...KeptKind[]];

/** How long an installation keeps each kind, in the kind's unit. */
export type Kept = Readonly<Record<KeptKind, number>>;
/** What is kept where an installation sets nothing. */
export const usuallyKept = Object.fromEntries(keptKinds.map((kind) => [kind, keptPeriods[kind].usual])) as Kept;
