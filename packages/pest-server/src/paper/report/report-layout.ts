import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import {
  deviceTypeRows,
  familyOf,
  joinParts,
  type Language,
  languageTags,
  makeFormat,
  type ReportDocument,
  type ReportLayout,
  type ReportSection,
  reportAnnex,
  reportChapters,
  reportStateWords,
  reportWords,
  sectionSaysSomething,
  speciesRows,
} from 'pest-sdk';
import {
  type KeyFigure,
  keyFigures,
  type ReportReader,
  reportSignatures,
  type SignatureEntry,
} from 'pest-sdk/documents';
import { printFont } from '../print/font';
import { planLevel, type ReportPhotos, signatureLines } from './report-blocks';
import { type ReportPdfWords, reportPdfWords } from './report-pdf.messages';
import { sectionContent } from './report-sections';
import { colours, contentWidth, page, sideOf } from './report-style';
import { signatureDrawing } from './signature-drawing';
import { factsTable, padded, type Spacing } from './tables';

/** How far down a page a title may begin. */
const lastTitleAt = 0.85;
/** In points, at the head of the first page. */
const logoBox: [width: number, height: number] = [150, 44];

export interface ReportPdfInput {
  readonly document: ReportDocument;
  readonly language: Language;
  /** Of the site; moments are written in it. */
  readonly timeZone: string;
  readonly photos: ReportPhotos;
}

/** The whole report as pdfmake takes it; the same input gives the same document. */
export function reportLayout(
  { document, language, timeZone, photos }: ReportPdfInput,
  fitting: Fitting = usualFitting,
  onPlaced: (place: Placed) => void = () => undefined,
): TDocumentDefinitions {
  const pdf = reportPdfWords(language);
  const look = lookOf(document.layout);
  const { side, own } = look;
  const reader = readerIn(language, timeZone);
  const shown = document.sections.filter((section) => !section.hidden && sectionSaysSomething(section));
  const chapters = reportChapters(shown);
  const first = firstPage(shown);
  const context: PaperContext = { pdf, photos, reader };
  const section = {
    reader,
    look: { language, pdf, photos, own, ...fitting },
    annex: reportAnnex(shown),
    lastDay: document.period.to,
  };
  return {
    pageSize: look.pageSize,
    pageMargins: [side, page.top, side, page.bottom],
    version: '1.7',
    language: languageTags[language],
    displayTitle: true,
    info: {
      title: joinParts([document.name, document.number], language),
      author: document.companyName,
      subject: document.subject || pdf(`pdf.kind.${document.kind}`),
      keywords: [document.number, `${pdf('pdf.version')} ${document.version}`, document.customerName].join(', '),
      creator: 'Pest Portal',
      producer: 'Pest Portal',
      creationDate: new Date(document.updatedAt),
      modDate: new Date(document.updatedAt),
    },
    defaultStyle: { font: printFont, fontSize: 9, lineHeight: 1.15, color: colours.ink },
    styles: {
      title: { fontSize: 17, bold: true, lineHeight: 1.1 },
      section: { fontSize: 12, bold: true, color: look.own, margin: [0, 9, 0, 3] },
      head: { bold: true, fontSize: 8, color: colours.soft },
      tableTitle: { bold: true, margin: [0, 2, 0, 2] },
      note: { fontSize: 8, color: colours.soft },
    },
    header: pageHead(document, look, context),
    footer: (page, pages) => pageFoot([standing(document, pdf), look.footer, pdf('pdf.page', { page, pages })], look),
    content: [
      ...titleBlock(document, look, context),
      ...chapters.slice(0, first).map((each) => sectionContent(each, section)),
      signatureBlock(document, reader),
      ...chapters.slice(first).map((each) => sectionContent(each, section)),
    ],
    pageBreakBefore: (node, nodes) => {
      const { pageNumber: page, verticalRatio: at, pageInnerHeight } = node.startPosition;
      // A title does not stand alone at the foot of a page: it leaves room for a table's head and its first rows.
      const breaks = node.headlineLevel === 1 && (at > lastTitleAt || nodes.getFollowingNodesOnPage().length === 0);
      const isPlan = node.headlineLevel === planLevel;
      if (!breaks) onPlaced({ page, at, below: (1 - at) * pageInnerHeight, isPlan, drawn: heightOf(node.svg) });
      return breaks;
    },
  };
}

/** Where something stands: how far down which page, or where it would where it is moved to the next one whole. */
export interface Placed {
  readonly page: number;
  readonly at: number;
  /** In points, from where it begins to the foot of the page. */
  readonly below: number;
  readonly isPlan: boolean;
  /** The height of a drawing; 0 of everything else. */
  readonly drawn: number;
}

/** Of a drawing, in points; 0 of none. */
const heightOf = (svg = '') => Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? 0);

/** How much room a report takes where it may take more or less. */
export interface Fitting {
  readonly spacing: Spacing;
  /** Of a plan, in points, at most. */
  readonly planHeight: number;
}

export const usualFitting: Fitting = { spacing: 'usual', planHeight: 320 };

/**
 * How many sections stand before the signatures: a conclusion and one trend, where the author has put them first. Who
 * reads one page has read what was signed.
 */
function firstPage(sections: readonly ReportSection[]): number {
  const isFirst = ({ kind }: ReportSection, at: number) =>
    at === 0 ? kind === 'summary' : at === 1 && (kind === 'rodentTrend' || kind === 'flyingInsectTrend');
  const later = sections.findIndex((section, at) => !isFirst(section, at));
  return later === -1 ? sections.length : later;
}

/** What the parts of the paper outside of its sections are told with. */
interface PaperContext {
  readonly pdf: ReportPdfWords;
  readonly photos: ReportPhotos;
  readonly reader: ReportReader;
}

function readerIn(language: Language, timeZone: string): ReportReader {
  return {
    language,
    t: reportWords(language),
    format: makeFormat(language, timeZone),
    typeName: (type) => deviceTypeRows[type].words[language],
    familyOf,
    speciesName: (species) => speciesRows[species].words[language],
  };
}

/** Whether what is read here is final, on every page. */
function standing({ state, version }: ReportDocument, pdf: ReportPdfWords): string {
  return state === 'approved' ? pdf('pdf.frozen', { version }) : pdf('pdf.draft');
}

type Look = ReturnType<typeof lookOf>;

/** What a layout means in points and colours. */
function lookOf(layout: ReportLayout | undefined) {
  const paper = layout?.paper ?? 'A4';
  return {
    pageSize: paper === 'A4' ? ('A4' as const) : ('LETTER' as const),
    side: sideOf(paper),
    own: layout?.accent ?? colours.own,
    header: layout?.header ?? '',
    footer: layout?.footer ?? '',
    logo: layout?.logo ?? null,
  };
}

function pageHead(
  { companyName, number, version }: ReportDocument,
  { side, own, header }: Look,
  { reader: { language }, pdf }: PaperContext,
): Content {
  const edition = `${pdf('pdf.version')} ${version}`;
  return {
    margin: [side, 26, side, 0],
    fontSize: 8,
    color: colours.soft,
    stack: [
      {
        columns: [
          { text: header || companyName, width: '*' },
          { text: joinParts([number, edition], language), width: 'auto', alignment: 'right' },
        ],
      },
      { canvas: [rule(0.75, own)], margin: [0, 6, 0, 0] },
    ],
  };
}

function pageFoot(words: readonly [standing: string, footer: string, page: string], { side }: Look): Content {
  const [standing, footer, page] = words;
  return {
    margin: [side, 18, side, 0],
    fontSize: 8,
    color: colours.soft,
    columns: [
      { text: standing, width: footer === '' ? '*' : 'auto' },
      ...(footer === '' ? [] : [{ text: footer, width: '*', alignment: 'center' as const }]),
      { text: page, width: 'auto', alignment: 'right' },
    ],
    columnGap: 12,
  };
}

function rule(lineWidth: number, lineColor: string) {
  return { type: 'line' as const, x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth, lineColor };
}

function titleBlock(document: ReportDocument, { own, logo }: Look, { reader, pdf, photos }: PaperContext): Content[] {
  const { t, format } = reader;
  const { from, to } = document.period;
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: pdf(`pdf.kind.${document.kind}`), color: own, bold: true },
            { text: document.name, style: 'title', margin: [0, 2, 0, 8] },
          ],
        },
        ...logoBeside(logo === null ? undefined : photos.get(logo)),
      ],
      columnGap: 16,
    },
    factsTable([
      { term: t('report.customer'), value: document.customerName },
      { term: t('report.company'), value: document.companyName },
      { term: t('report.site'), value: document.siteAddress },
      { term: t('report.period'), value: from === to ? from : t('report.days', { from, to }) },
      { term: t('report.number'), value: document.number },
      { term: pdf('pdf.version'), value: String(document.version) },
      { term: t('report.state'), value: reportStateWords[document.state][reader.language] },
      { term: pdf('pdf.updated'), value: format.dateTime(document.updatedAt) },
      ...(document.subject === '' ? [] : [{ term: pdf('pdf.subject'), value: document.subject }]),
    ]),
    ...figuresRow(keyFigures(document, reader)),
  ];
}

/** The figures that a reader looks for first, side by side in one frame. */
function figuresRow(figures: readonly KeyFigure[]): Content[] {
  if (figures.length === 0) return [];
  return [
    {
      unbreakable: true,
      margin: [0, 2, 0, 2],
      layout: {
        hLineWidth: () => 0.75,
        vLineWidth: (at, node) => (at === 0 || at === node.table.body[0]?.length ? 0.75 : 0.5),
        hLineColor: () => colours.ink,
        vLineColor: (at, node) => (at === 0 || at === node.table.body[0]?.length ? colours.ink : colours.line),
        ...padded(7, 4, 5),
      },
      table: {
        widths: figures.map(() => '*'),
        body: [
          figures.map(({ term, value, note }) => ({
            stack: [
              { text: term, style: 'note' },
              { text: value, fontSize: 15, bold: true, lineHeight: 1 },
              { text: note, style: 'note' },
            ],
          })),
        ],
      },
    },
  ];
}

function logoBeside(image: string | undefined): Column[] {
  return image === undefined ? [] : [{ width: 'auto', stack: [{ image, fit: logoBox }] }];
}

const fieldGap = 14;
/** As wide for one signature as for three; four stand closer. */
const [fewestBeside, mostBeside] = [3, 4];
const drawingHeight = 34;

/** Who signed and who reviewed, a field each: an empty one says so. Network addresses are not for paper. */
function signatureBlock({ signatures, review, ...document }: ReportDocument, reader: ReportReader): Content {
  const shown = {
    ...document,
    signatures: signatures.map((signature) => ({ ...signature, address: null })),
    review: review && { ...review, address: null },
  };
  const entries = reportSignatures(shown, reader);
  const fieldsBeside = Math.min(mostBeside, Math.max(fewestBeside, entries.length));
  const fieldWidth = (contentWidth - (fieldsBeside - 1) * fieldGap) / fieldsBeside;
  const fields = entries.map((entry) => signatureField(entry, fieldWidth));
  const rows: Content[] = [];
  for (let index = 0; index < fields.length; index += fieldsBeside) {
    const inRow = fields.slice(index, index + fieldsBeside);
    const gaps = Array.from({ length: fieldsBeside - inRow.length }, (): Content => ({ text: '' }));
    rows.push({ columns: [...inRow, ...gaps], columnGap: fieldGap, margin: [0, 0, 0, 4] });
  }
  return { unbreakable: true, stack: [{ text: reader.t('report.signatures'), style: 'section' }, ...rows] };
}

function signatureField({ title, name, strokes, lines }: SignatureEntry, fieldWidth: number): Column {
  return {
    width: fieldWidth,
    stack: [
      { text: title, color: colours.soft },
      { table: { widths: ['*'], heights: [drawingHeight], body: [[ink(name, strokes, fieldWidth)]] }, layout: bare },
      { canvas: [{ ...rule(0.75, colours.ink), x2: fieldWidth }], margin: [0, 1, 0, 3] },
      ...signatureLines(lines),
    ],
  };
}

/** A drawn signature, or the name in its place. */
function ink(name: string, strokes: SignatureEntry['strokes'], fieldWidth: number): TableCell {
  const drawing = strokes === null ? null : signatureDrawing(strokes, fieldWidth, drawingHeight);
  if (drawing !== null) return { svg: drawing, width: fieldWidth, height: drawingHeight };
  return { text: name, fontSize: 17, margin: [4, 8, 0, 0], lineHeight: 1 };
}

const bare = { hLineWidth: () => 0, vLineWidth: () => 0, ...padded(0, 0) };
