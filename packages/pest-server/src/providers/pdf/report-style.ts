/** The one face of the PDF, in text and in charts; the name that pdfmake and ECharts meet by. */
export const reportFont = 'NotoSansSC';

/** Page sizes and margins in points. */
export const page = { width: 595.28, height: 841.89, side: 42, top: 70, bottom: 58 } as const;
export const contentWidth = page.width - 2 * page.side;

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
