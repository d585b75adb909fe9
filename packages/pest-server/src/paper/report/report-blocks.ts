import type { Content } from 'pdfmake/interfaces';
import { formatList, joinParts, type Language, reportWords } from 'pest-sdk';
import type {
  CardsBlock,
  Cell,
  PlanFigure,
  ReportBlock,
  ReportColumn,
  SignatureEntry,
  TableBlock,
} from 'pest-sdk/documents';
import { planDrawing } from './plan-drawing';
import type { ReportPdfWords } from './report-pdf.messages';
import { colours, contentWidth } from './report-style';
import { signatureDrawing } from './signature-drawing';
import { factsTable, table } from './tables';
import { trendChart } from './trend-chart';

/** A JPEG or PNG, as a data URL, by the URL that the report names it by. */
export type ReportPhotos = ReadonlyMap<string, string>;

export interface BlockLook {
  readonly language: Language;
  /** Words of paper alone. */
  readonly pdf: ReportPdfWords;
  readonly photos: ReportPhotos;
  /** The report's own colour. */
  readonly own: string;
  /** Of the section: a table that is called otherwise says so. */
  readonly title: string;
}

/** A block of a report on paper. */
export function blockContent(block: ReportBlock, look: BlockLook): Content[] {
  switch (block.kind) {
    case 'facts':
      return [factsTable(block.facts)];
    case 'table':
      return tableContent(block, look);
    case 'cards':
      return block.rows.map((cells, at) => card(block, cells, at, look));
    case 'text':
      return [{ text: block.text, margin: [0, 0, 0, 4] }];
    case 'note':
      return [{ text: block.text, style: 'note', margin: [0, 0, 0, 4] }];
    case 'trend':
      return [{ svg: trendChart(block.trend, look), width: contentWidth, margin: [0, 2, 0, 4] }];
    case 'plan':
      return [planContent(block.plan, look)];
    case 'signatures':
      return block.signatures.map(signatureContent);
  }
}

interface ColumnLook {
  /** In points; what is left where none is said. */
  readonly width?: number;
  /** The column in whose cells it stands, line under line: a page is narrow. */
  readonly under?: ReportColumn;
  /** Where it stands on a card; a line of its own where nothing is said. */
  readonly onCard?: 'title' | 'state';
}

/** What paper alone knows of a column. */
const columnLooks: Readonly<Record<ReportColumn, ColumnLook>> = {
  rank: { width: 26 },
  task: { width: 64 },
  planned: { width: 60 },
  checkedIn: { width: 60 },
  submitted: { width: 60 },
  technicians: {},
  'services.checks': { width: 56 },
  captures: { width: 44 },
  group: {},
  count: { width: 56 },
  previous: { width: 56 },
  'same.now': { width: 70 },
  'same.before': { width: 70 },
  'same.change': { width: 70 },
  'annex.row': { width: 26 },
  'annex.rows': { width: 68 },
  code: { width: 64 },
  type: { width: 54 },
  location: { onCard: 'title' },
  outcome: { width: 62 },
  reason: {},
  'record.reading': { width: 78 },
  'record.actions': { width: 52 },
  'record.at': { width: 48 },
  due: { width: 70 },
  checked: { width: 70 },
  notChecked: { width: 70 },
  riskDescription: {},
  severity: { onCard: 'state' },
  action: {},
  owner: {},
  dueDay: {},
  riskState: { onCard: 'state' },
  treatment: {},
  photos: {},
  chemical: {},
  registration: { under: 'chemical' },
  ingredient: { width: 66 },
  amount: { width: 62 },
  dilution: { under: 'amount' },
  where: { width: 88 },
  area: { under: 'where' },
  method: { under: 'where' },
  target: { width: 48 },
  batch: { width: 48 },
  applicator: { width: 66 },
  usedAt: { under: 'applicator' },
};

/** A table of more columns than these is set smaller. */
const roomyColumns = 6;

function tableContent({ label, columns, rows }: TableBlock<ReportColumn>, { language, title }: BlockLook): Content[] {
  const shared = (key: ReportColumn) => columnLooks[key].under ?? key;
  const places = columns.filter(({ key }) => shared(key) === key);
  const inPlace = <Item>(items: readonly Item[], key: ReportColumn) =>
    items.filter((_, at) => shared(columns[at]?.key ?? key) === key);
  const size = places.length > roomyColumns ? 8 : 9;
  const content = table(
    places.map(({ key, form }) => ({
      head: formatList(
        inPlace(columns, key).map(({ head }) => head),
        language,
      ),
      width: columnLooks[key].width ?? '*',
      align: form === 'number' ? 'right' : 'left',
    })),
    rows.map((cells) => places.map(({ key }) => ({ text: said(inPlace(cells, key), language), fontSize: size }))),
  );
  return label === title ? [content] : [{ text: label, style: 'tableTitle', headlineLevel: 1 }, content];
}

/** What stands in one place, line under line; of several, those that say something. */
function said(cells: readonly Cell[], language: Language): string {
  const none = reportWords(language)('report.unknown');
  return cells
    .flatMap(linesOf)
    .filter((line) => line !== none || cells.length === 1)
    .join('\n');
}

function linesOf(cell: Cell): readonly string[] {
  if (typeof cell === 'string') return [cell];
  if ('text' in cell) return [cell.text];
  return 'pictures' in cell ? [] : cell.filter((part) => part !== '');
}

const picturesOnCard = 3;

/** A row in a frame of its own: what it is about and how it stands, line by line what is known, and its pictures. */
function card(
  { columns, open }: CardsBlock<ReportColumn>,
  cells: readonly Cell[],
  at: number,
  look: BlockLook,
): Content {
  const { language, pdf, photos, own } = look;
  const on = (place: ColumnLook['onCard']) =>
    columns.flatMap(({ key, head }, index) =>
      columnLooks[key].onCard === place ? [{ head, lines: linesOf(cells[index] ?? '') }] : [],
    );
  const line = (place: 'title' | 'state') =>
    joinParts(
      on(place).flatMap(({ lines }) => lines),
      language,
    );
  const head: Content = {
    columns: [
      { width: '*', bold: true, text: [pdf('pdf.risk', { number: at + 1 }), '  ', line('title')] },
      { width: 'auto', bold: true, color: open[at] ? colours.bad : own, text: line('state') },
    ],
    columnGap: 8,
  };
  const none = reportWords(language)('report.unknown');
  const facts = on(undefined)
    .map(({ head, lines }) => ({ term: head, text: lines.join('\n') }))
    .filter(({ text }) => text !== '' && text !== none)
    .map(
      ({ term, text }): Content => ({
        columns: [
          { width: 86, text: term, color: colours.soft },
          { width: '*', text },
        ],
        columnGap: 6,
        margin: [0, 2, 0, 0],
      }),
    );
  const images = cells
    .flatMap((cell) => (typeof cell === 'object' && 'pictures' in cell ? cell.pictures : []))
    .flatMap(({ source }) => photos.get(source) ?? [])
    .slice(0, picturesOnCard)
    .map((image) => ({ image, fit: [150, 110] as [number, number], width: 158 }));
  const pictures: Content[] = images.length > 0 ? [{ columns: images, margin: [0, 5, 0, 0] }] : [];
  return framed([head, ...facts, ...pictures]);
}

function framed(stack: Content[]): Content {
  return {
    unbreakable: true,
    margin: [0, 2, 0, 5],
    layout: {
      hLineWidth: () => 0.5,
      hLineColor: () => colours.line,
      vLineWidth: (column) => (column === 0 ? 2 : 0.5),
      vLineColor: (column) => (column === 0 ? colours.warn : colours.line),
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 5,
      paddingBottom: () => 6,
    },
    table: { widths: ['*'], body: [[{ stack }]] },
  };
}

function planContent(plan: PlanFigure, { language, photos }: BlockLook): Content {
  const { svg, width, height } = planDrawing(plan, photos.get(plan.image) ?? null);
  return {
    unbreakable: true,
    stack: [
      { text: plan.title, bold: true, margin: [0, 2, 0, 3] },
      { svg, width, height },
      { text: joinParts(plan.legend, language), style: 'note', margin: [0, 3, 0, 8] },
    ],
  };
}

const strokesBox = { width: 150, height: 44 };

function signatureContent({ title, strokes, lines }: SignatureEntry): Content {
  const drawing = strokes === null ? null : signatureDrawing(strokes, strokesBox.width, strokesBox.height);
  return {
    unbreakable: true,
    margin: [0, 6, 0, 4],
    stack: [
      { text: title, bold: true },
      ...(drawing === null ? [] : [{ svg: drawing, ...strokesBox }]),
      ...signatureLines(lines),
    ],
  };
}

/** What stands below a signature. */
export function signatureLines(lines: SignatureEntry['lines']): Content[] {
  return lines.map(({ text, tone }) => ({ text, style: 'note', ...(tone === 'warning' && { color: colours.bad }) }));
}
