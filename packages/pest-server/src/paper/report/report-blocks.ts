import type { Content } from 'pdfmake/interfaces';
import { joinParts, type Language, reportWords } from 'pest-sdk';
import type {
  CardsBlock,
  Cell,
  Picture,
  PlanFigure,
  ReportBlock,
  ReportColumn,
  SignatureEntry,
  TableBlock,
} from 'pest-sdk/documents';
import { legendDrawing, planDrawing } from './plan-drawing';
import type { ReportPdfWords } from './report-pdf.messages';
import { colours, contentWidth } from './report-style';
import { signatureDrawing } from './signature-drawing';
import { factsTable, padded, type Spacing, table } from './tables';
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
  readonly spacing: Spacing;
  readonly planHeight: number;
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
    case 'pictures':
      return picturesContent(block.pictures, look);
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

/** What paper alone knows of a column. */
interface ColumnLook {
  /** The column in whose cells it stands, line under line: a page is narrow. */
  readonly under?: ReportColumn;
  /** Where it stands on a card; a line of its own where nothing is said. */
  readonly onCard?: 'title' | 'state';
}

const columnLooks: Readonly<Partial<Record<ReportColumn, ColumnLook>>> = {
  location: { onCard: 'title' },
  severity: { onCard: 'state' },
  riskState: { onCard: 'state' },
  registration: { under: 'chemical' },
  dilution: { under: 'amount' },
  area: { under: 'where' },
  method: { under: 'where' },
  usedAt: { under: 'applicator' },
};

function tableContent(block: TableBlock<ReportColumn>, { language, title, spacing }: BlockLook): Content[] {
  const { label, columns, rows } = block;
  const placeOf = (key: ReportColumn) => columnLooks[key]?.under ?? key;
  const places = columns.filter(({ key }) => placeOf(key) === key);
  const content = table(
    places.map((place) => {
      // What shares its cells stands in the same place; a column of each visit has one of its own.
      const shares = columns
        .map((column, at) => ({ column, at }))
        .filter(({ column }) => column === place || (column.key !== place.key && placeOf(column.key) === place.key))
        .sort((one, other) => Number(other.column === place) - Number(one.column === place));
      const heads = shares.map(({ column }) => linesOf(column.head).join(shares.length > 1 ? ' ' : '\n'));
      return {
        head: heads.join('\n'),
        align: place.form === 'number' ? 'right' : 'left',
        isWhole: place.form !== 'text',
        cells: rows.map((row) =>
          said(
            shares.flatMap(({ at }) => row[at] ?? []),
            language,
          ),
        ),
      };
    }),
    spacing,
  );
  if (label === title) return [content];
  // What is never split needs no break before its title as well.
  const isWhole = 'unbreakable' in content;
  const name: Content = { text: label, style: 'tableTitle', ...(!isWhole && { headlineLevel: 1 }) };
  return [{ stack: [name, content], unbreakable: isWhole }];
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
const picturesInLine = 4;

/** Photos beside one another, each above its name; what could not be read is left out. */
function picturesContent(pictures: readonly Picture[], look: BlockLook): Content[] {
  const { photos } = look;
  const drawn = pictures.flatMap(({ source, label }) => {
    const image = photos.get(source);
    return image
      ? [
          {
            width: 120,
            stack: [
              { image, fit: [114, 90] as [number, number] },
              { text: label, style: 'note' },
            ],
          },
        ]
      : [];
  });
  const lines = Math.ceil(drawn.length / picturesInLine);
  return [
    ...Array.from(
      { length: lines },
      (_, at): Content => ({
        unbreakable: true,
        columns: drawn.slice(at * picturesInLine, (at + 1) * picturesInLine),
        margin: [0, 2, 0, 4],
      }),
    ),
    ...leftOut(pictures.length - drawn.length, look),
  ];
}

/** Photos that paper has no room for, or that cannot be read, are counted. */
function leftOut(count: number, { pdf }: BlockLook): Content[] {
  return count > 0 ? [{ text: pdf('pdf.photos.left', { count }), style: 'note' }] : [];
}

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
      columnLooks[key]?.onCard === place ? [{ head: linesOf(head).join(' '), lines: linesOf(cells[index] ?? '') }] : [],
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
  const shown = cells.flatMap((cell) => (typeof cell === 'object' && 'pictures' in cell ? cell.pictures : []));
  const images = shown
    .flatMap(({ source }) => photos.get(source) ?? [])
    .slice(0, picturesOnCard)
    .map((image) => ({ image, fit: [150, 110] as [number, number], width: 158 }));
  const pictures: Content[] = images.length > 0 ? [{ columns: images, margin: [0, 5, 0, 0] }] : [];
  return framed([head, ...facts, ...pictures, ...leftOut(shown.length - images.length, look)]);
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
      ...padded(8, 5, 6),
    },
    table: { widths: ['*'], body: [[{ stack }]] },
  };
}

/** What the place of a plan on the paper is known by. */
export const planLevel = 2;

function planContent(plan: PlanFigure, { photos, planHeight }: BlockLook): Content {
  const pieces = planDrawing(plan, photos.get(plan.image) ?? null, planHeight);
  return {
    unbreakable: true,
    headlineLevel: planLevel,
    stack: [
      { text: plan.title, bold: true, margin: [0, 2, 0, 3] },
      ...pieces.map((piece): Content => ({ ...piece, margin: [0, 0, 0, 4] })),
      { ...legendDrawing(plan.legend), margin: [0, 1, 0, 2] },
      { text: plan.hint, style: 'note', margin: [0, 0, 0, 8] },
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
