/** What an auditor asks a service company and its customer for, and what is kept for it in the binder. */
export const documentKinds = [
  'companyLicence',
  'serviceQualification',
  'insurance',
  'contract',
  'staffCertificate',
  'safetySheet',
  'productLabel',
  'productRegistration',
  'procedure',
  'other',
] as const;
/** A kind of document; see {@link documentKinds}. */
export type DocumentKind = (typeof documentKinds)[number];

/** Whether a document is one customer's, and nobody else's to see: what was agreed with it. */
export function isOfOneCustomer(kind: DocumentKind): boolean {
  return kind === 'contract';
}

/** Days before its last one from which a document is said to expire. */
export const documentWarningDays = 30;

/** Whether a document still holds. */
export const documentStandings = ['expired', 'expiring', 'valid'] as const;
/** Whether a document still holds; see {@link documentStandings}. */
export type DocumentStanding = (typeof documentStandings)[number];

/**
 * Whether a document holds on a day; the one rule of list and binder. One without a last day holds.
 *
 * @param lastDay the last day on which it holds
 * @param warnFrom today and {@link documentWarningDays} more
 */
export function documentStanding(lastDay: string | null, today: string, warnFrom: string): DocumentStanding {
  if (lastDay === null) return 'valid';
  if (lastDay < today) return 'expired';
  return lastDay < warnFrom ? 'expiring' : 'valid';
}
