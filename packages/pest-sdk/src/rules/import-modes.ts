/** Lines that one call takes; a longer file is taken in parts. */
export const mostImportLines = 1000;

/**
 * What becomes of the lines of a file: nothing yet, all of them or none, or those without a fault. Each way the same
 * faults are answered.
 */
export const importModes = ['check', 'all', 'good'] as const;
/** What becomes of the lines of a file; see {@link importModes}. */
export type ImportMode = (typeof importModes)[number];
