import type { ReportSignature } from './report-document';

/** Who signs a report before it is approved; a reviewer may. */
const signers = ['technician', 'customer'] as const;

/** Whose signature a report still needs. A customer that could not sign, with the reason, is an answer too. */
export function missingSignatures(
  signatures: readonly Pick<ReportSignature, 'role' | 'outdated'>[],
): readonly (typeof signers)[number][] {
  return signers.filter((role) => !signatures.some((signature) => signature.role === role && !signature.outdated));
}
