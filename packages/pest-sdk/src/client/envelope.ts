import * as z from 'zod/mini';

/** What every call answers, whatever its HTTP status (specification §7). */
export const envelope = z.object({
  code: z.int(),
  msg: z._default(z.string(), ''),
  data: z.unknown(),
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});

/** An answer that says what went wrong; null for anything that is no envelope, or one that reports success. */
export function refusingEnvelope(answer: unknown): z.output<typeof envelope> | null {
  const parsed = envelope.safeParse(answer);
  return parsed.success && parsed.data.code !== 0 ? parsed.data : null;
}
