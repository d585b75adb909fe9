import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { signatureMethods, signatureRoles } from '../rules/record-values';
import * as f from './fields';

/** Points as fractions of the pad's width, so that a signature can be drawn again at any size. */
const point = z.strictObject({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) });

/** What was drawn, stroke by stroke; its size is that of its JSON. */
export const signatureStrokes = z
  .array(z.array(point))
  .check(z.refine((strokes) => JSON.stringify(strokes).length <= limits.signatureBytes));

/** A drawn signature has strokes, an absent signer a reason, and nothing else has either. */
export const strokesWhereDrawn = z.refine<{
  readonly method: (typeof signatureMethods)[number];
  readonly strokes: z.infer<typeof signatureStrokes> | null;
}>(({ method, strokes }) => (method === 'drawn') === (strokes ?? []).some((stroke) => stroke.length > 0), {
  path: ['strokes'],
});

/** What is asked of whoever signs for a visit. */
export const siteSigner = {
  /** Of whoever signs for the customer; of nobody, where nobody is there. */
  name: f.textUpTo(limits.nameLength),
  /** What the signer is at the site. */
  title: f.textUpTo(100),
  method: z.enum(signatureMethods),
  strokes: z.nullable(signatureStrokes),
  /** Why nobody signs; empty otherwise. */
  reason: f.textUpTo(300),
};

export const siteSignature = z.strictObject({
  ...siteSigner,
  /** By the clock of the phone that was signed on, and when it came to the server. */
  signedAt: f.instant,
  receivedAt: f.instant,
  /** Who held out the phone. */
  accountName: z.string(),
  /** Something was recorded or corrected after it. */
  outdated: z.boolean(),
});
/** The customer's signature on a visit, given on the technician's phone: drawn or typed, or why there is none. */
export type SiteSignature = z.infer<typeof siteSignature>;

/** Whose signature on a report counts, and as whom. */
export const reportSigner = z.strictObject({ role: z.enum(signatureRoles), name: z.string() });
