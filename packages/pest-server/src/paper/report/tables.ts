import type { Alignment, Content, CustomTableLayout, Size, TableCell } from 'pdfmake/interfaces';
import type { Fact } from 'pest-sdk/documents';
import { colours } from './report-style';

/** Hair lines under each row and a quiet ground under the head. */
const ruled: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => colours.line,
  fillColor: (row, node) => (row < (node.table.headerRows ?? 0) ? colours.ground : null),
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};

export interface Column {
  readonly head: string;
  readonly width: Size;
  readonly align: Alignment;
}

/** A table whose head comes again on each page and whose rows are never split over two. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly { readonly text: string; readonly fontSize: number }[])[],
): Content {
  const heads = columns.map(({ head, align }) => ({ text: head, style: 'head', alignment: align }));
  // Something takes what is left of the page.
  const widths = columns.map(({ width }) => width);
  const [, ...others] = widths;
  return {
    layout: ruled,
    margin: [0, 2, 0, 6],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widths.includes('*') ? widths : ['*', ...others],
      body: [heads, ...rows.map((cells) => cells.map((cell, at) => ({ ...cell, alignment: columns[at]?.align })))],
    },
  };
}

/** Terms and what is said of them side by side, two pairs to a row; a text has a row of its own. */
export function factsTable(facts: readonly Fact[]): Content {
  const texts = facts.filter(({ isText }) => isText);
  const short = facts.filter(({ isText }) => !isText);
  const rows: TableCell[][] = [];
  for (let index = 0; index < short.length; index += 2) {
    rows.push([...pair(short[index]), ...pair(short[index + 1])]);
  }
  for (const { term, value } of texts) {
    rows.push([termCell(term), { text: linesOf(value), colSpan: 3 }, '', '']);
  }
  return {
    layout: ruled,
    margin: [0, 2, 0, 6],
    // A text may be longer than a page.
    table: { dontBreakRows: texts.length === 0, widths: [84, '*', 84, '*'], body: rows },
  };
}

function pair(fact: Fact | undefined): TableCell[] {
  return fact ? [termCell(fact.term), linesOf(fact.value)] : ['', ''];
}

function termCell(text: string): TableCell {
  return { text, color: colours.soft };
}

function linesOf(value: Fact['value']): string {
  return typeof value === 'string' ? value : value.filter((part) => part !== '').join('\n');
}
