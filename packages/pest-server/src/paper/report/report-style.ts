/** Margins in points. */
export const page = { top: 70, bottom: 58 } as const;
/** The same on every paper, so that nothing is laid out twice: that of A4 between margins of 42. */
export const contentWidth = 511.28;
const paperWidths = { A4: 595.28, Letter: 612 } as const;

/** The margin beside what is printed. */
export function sideOf(paper: keyof typeof paperWidths): number {
  return (paperWidths[paper] - contentWidth) / 2;
}

export const colours = {
  ink: '#1d2521',
  soft: '#5b665f',
  line: '#d5dad6',
  ground: '#f2f5f3',
  own: '#1b6147',
  lastYear: '#9aa8a0',
  warn: '#a4590a',
  bad: '#a32020',
} as const;
