import type { ConformanceReport, ConformanceRow } from './run-conformance';

const signs: Readonly<Record<ConformanceRow['state'], string>> = { passed: '✓', failed: '✗', skipped: '–' };

/**
 * A report for a terminal: what was not looked at, then what failed with its reasons.
 *
 * @param all lists the rows that passed as well
 */
export function reportTable({ baseUrl, rows, passed, failed, skipped }: ConformanceReport, all: boolean): string {
  const shown = rows.filter(({ state }) => all || state !== 'passed');
  const widths = [widest(shown.map(({ name }) => name)), widest(shown.map(callOf))];
  const lines = shown.flatMap((row) => [
    `${signs[row.state]} ${row.name.padEnd(widths[0] ?? 0)}  ${callOf(row).padEnd(widths[1] ?? 0)}  ${checksOf(row)}`.trimEnd(),
    ...row.checks.filter(({ ok }) => !ok).map(({ check, detail }) => `    ${check}: ${detail}`),
  ]);
  const notes = new Map<string, number>();
  for (const note of rows.flatMap((row) => row.notes)) notes.set(note, (notes.get(note) ?? 0) + 1);
  const left = [...notes].map(([note, count]) => `  ${count} × ${note}`);
  return [
    `Conformance of ${baseUrl}`,
    '',
    ...(left.length > 0 ? ['Not looked at:', ...left, ''] : []),
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    `${passed} passed, ${failed} failed, ${skipped} skipped of ${rows.length} calls`,
    '',
  ].join('\n');
}

function callOf({ method, path }: ConformanceRow): string {
  return `${method} ${path}`;
}

function checksOf({ checks }: ConformanceRow): string {
  return checks.map(({ check, ok }) => `${ok ? '✓' : '✗'} ${check}`).join('  ');
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}
