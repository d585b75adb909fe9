import type { ImportFault } from 'pest-sdk';

/** The first fault of each cell: a value that is none fails several rules, and one is enough to mend it. */
export function oncePerCell(faults: readonly ImportFault[]): ImportFault[] {
  const seen = new Set<string>();
  return faults.filter(({ line, field }) => {
    const cell = `${line} ${field}`;
    if (seen.has(cell)) return false;
    seen.add(cell);
    return true;
  });
}
