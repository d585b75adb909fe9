import * as z from 'zod/mini';
import * as f from './fields';

/** A cell as the file has it; what is wrong with it is answered by line, not as a refused call. */
export const cell = z._default(z.string().check(z.maxLength(2000)), '');

/** Where a line stands in the file, as spreadsheet programs count. */
export const lineNumber = z.int().check(z.gte(1), z.lte(1_000_000));

export const importFault = z.strictObject({
  line: lineNumber,
  /** The column. */
  field: z.string(),
  /** What a form says of such a value (`required`, `tooLong`), the name of an error, or a reason of the import's own. */
  reason: z.string(),
  /** The limit that was passed, where there is one. */
  limit: z.nullable(z.number()),
  /** The error that adding it alone would answer, such as 20008, 20012 and 20013. */
  code: z.nullable(z.int()),
});
/** Why a line of a file cannot be taken. */
export type ImportFault = z.infer<typeof importFault>;

export const importResult = z.strictObject({
  /** Lines that were sent. */
  lines: f.count,
  /** Lines without a fault. */
  good: f.count,
  /** What was added; none in a dry run, and none of all where one has a fault. */
  added: f.count,
  /** Ordered by line; a line may have several. */
  faults: z.array(importFault),
});
/** What an import, or its dry run, came to. */
export type ImportResult = z.infer<typeof importResult>;
