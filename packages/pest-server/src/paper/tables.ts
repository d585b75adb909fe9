import type { Content, CustomTableLayout, Size, TableCell } from 'pdfmake/interfaces';
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

export interface Column<Row> {
  readonly head: string;
  readonly width: Size;
  readonly align?: 'right';
  readonly cell: (row: Row, index: number) => TableCell;
}

/** A table whose head comes again on each page and whose rows are never split over two. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Content {
  const heads = columns.map(({ head, align }) => ({ text: head, style: 'head', alignment: align ?? 'left' }) as const);
  const body = rows.map((row, index) => columns.map((column) => aligned(column.cell(row, index), column.align)));
  return {
    layout: ruled,
    margin: [0, 2, 0, 6],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [heads, ...body],
    },
  };
}

function aligned(cell: TableCell, align: 'right' | undefined): TableCell {
  return typeof cell === 'string' ? { text: cell, alignment: align ?? 'left' } : cell;
}

/** Names and values side by side, two pairs to a row. */
export function facts(pairs: readonly (readonly [name: string, value: string])[]): Content {
  const rows: TableCell[][] = [];
  for (let index = 0; index < pairs.length; index += 2) {
    rows.push([...pair(pairs[index]), ...pair(pairs[index + 1])]);
  }
  return {
    layout: ruled,
    margin: [0, 2, 0, 6],
    table: { dontBreakRows: true, widths: [84, '*', 84, '*'], body: rows },
  };
}

function pair(entry: readonly [string, string] | undefined): TableCell[] {
  const [name, value] = entry ?? ['', ''];
  return [{ text: name, color: colours.soft }, { text: value }];
}
