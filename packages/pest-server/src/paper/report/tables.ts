import type { Alignment, Content, ContentStack, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type { Fact } from 'pest-sdk/documents';
import { lineWidth } from '../print/faces';
import { type ColumnContent, columnWidths, headSizeOf } from './column-widths';
import { colours, contentWidth } from './report-style';

const beside = 4;

/** Hair lines under each row and a quiet ground under the head. */
function ruled(rowPadding: number): CustomTableLayout {
  return {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => colours.line,
    fillColor: (row, node) => (row < (node.table.headerRows ?? 0) ? colours.ground : null),
    ...padded(beside, rowPadding),
  };
}

/** Whether rows stand closer than usual, where that spares a page with little on it. */
export type Spacing = 'usual' | 'close';
const rowPaddings = { usual: 3, usualOfMany: 2.2, close: 1.6 };

export interface Column extends ColumnContent {
  readonly align: Alignment;
}

/** A table of no more rows than these stands on one page. */
const shortTable = 9;
/** Rows of one of more than these stand closer. */
const longTable = 30;
/** So many of its first rows stay with the head of a longer one. */
const firstRows = 3;

/** A table whose head comes again on each page and whose rows are never split over two. */
export function table(columns: readonly Column[], spacing: Spacing): ContentTable | ContentStack {
  const rows = columns[0]?.cells ?? [];
  const { widths, fontSize } = columnWidths(columns, contentWidth - columns.length * 2 * beside);
  const headSize = headSizeOf(fontSize);
  // The sign of a word as "device-day" is no place to break it.
  const heads = columns.map(({ head, align }) => ({
    text: head.replace(/(\p{L})-(?=\p{L})/gu, '$1\u2011'),
    style: 'head',
    fontSize: headSize,
    alignment: align,
  }));
  const content: ContentTable = {
    layout: ruled(rowPaddings[spacing === 'usual' && rows.length > longTable ? 'usualOfMany' : spacing]),
    margin: [0, 2, 0, 6],
    table: {
      headerRows: 1,
      keepWithHeaderRows: Math.min(firstRows, rows.length),
      dontBreakRows: true,
      widths: [...widths],
      body: [
        heads,
        ...rows.map((_row, index) =>
          columns.map(({ cells, align }) => ({ text: cells[index] ?? '', alignment: align, fontSize, lineHeight: 1 })),
        ),
      ],
    },
  };
  return rows.length <= shortTable ? { unbreakable: true, stack: [content] } : content;
}

/** What is left empty around the content of each cell, in points. */
export function padded(sides: number, top: number, bottom = top) {
  const [side, above, below] = [() => sides, () => top, () => bottom];
  return { paddingLeft: side, paddingRight: side, paddingTop: above, paddingBottom: below };
}

/** Terms and what is said of them side by side, two pairs to a row; a text has a row of its own. */
export function factsTable(facts: readonly Fact[]): Content {
  const texts = facts.filter(({ isText }) => isText);
  const short = facts.filter(({ isText }) => !isText);
  const terms = termWidth(facts);
  const rows: TableCell[][] = [];
  for (let index = 0; index < short.length; index += 2) rows.push([...pair(short[index]), ...pair(short[index + 1])]);
  for (const { term, value } of texts) rows.push([termCell(term), { text: linesOf(value), colSpan: 3 }, '', '']);
  return {
    layout: ruled(2.5),
    margin: [0, 2, 0, 6],
    // A text may be longer than a page.
    table: { dontBreakRows: texts.length === 0, widths: [terms, '*', terms, '*'], body: rows },
  };
}

const [narrowTerm, wideTerm] = [64, 120];

/** As wide as the longest term, which may be a company's name. */
function termWidth(facts: readonly Fact[]): number {
  const longest = Math.max(...facts.map(({ term }) => lineWidth(term, 9)));
  return Math.min(wideTerm, Math.max(narrowTerm, longest + 1));
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
