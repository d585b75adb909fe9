import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type Language, type ReportDocument, type ReportSignature, reportStateWords, signatureRoles } from 'pest-sdk';
import { type ReportPhotos, type SectionContext, sectionContent } from './report-sections';
import { colours, contentWidth, page, reportFont } from './report-style';
import { reportWords } from './report-words';
import { signatureDrawing } from './signature-drawing';
import { facts } from './tables';

export interface ReportPdfInput {
  readonly document: ReportDocument;
  readonly language: Language;
  /** Of the site; moments are written in it. */
  readonly timeZone: string;
  readonly photos: ReportPhotos;
}

/** The whole report as pdfmake takes it; the same input gives the same document. */
export function reportLayout({ document, language, timeZone, photos }: ReportPdfInput): TDocumentDefinitions {
  const words = reportWords[language];
  const context: SectionContext = { language, photos, moment: momentIn(timeZone, words.none) };
  const shown = document.sections.filter(({ hidden }) => !hidden);
  return {
    pageSize: 'A4',
    pageMargins: [page.side, page.top, page.side, page.bottom],
    version: '1.7',
    language: language === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    info: {
      title: `${document.name} · ${document.number}`,
      author: document.companyName,
      subject: document.subject || words.kinds[document.kind],
      keywords: [document.number, `${words.version} ${document.version}`, document.customerName].join(', '),
      creator: 'Pest Portal',
      producer: 'Pest Portal',
      creationDate: new Date(document.updatedAt),
      modDate: new Date(document.updatedAt),
    },
    defaultStyle: { font: reportFont, fontSize: 9, lineHeight: 1.15, color: colours.ink },
    styles: {
      title: { fontSize: 19, bold: true, lineHeight: 1.1 },
      section: { fontSize: 12, bold: true, color: colours.own, margin: [0, 12, 0, 4] },
      head: { bold: true, fontSize: 8, color: colours.soft },
    },
    header: pageHead(document, words.version),
    footer: (current, pages) => pageFoot(standing(document, language), words.page(current, pages)),
    content: [
      ...titleBlock(document, language, context),
      ...shown.map((section) => sectionContent(section, context)),
      signatureBlock(document.signatures, language, context),
    ],
    pageBreakBefore: (node, nodes) =>
      // A title does not stand alone at the foot of a page.
      node.headlineLevel === 1 && nodes.getFollowingNodesOnPage().length === 0,
  };
}

function momentIn(timeZone: string, none: string): SectionContext['moment'] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => (instant === null ? none : format.format(new Date(instant)));
}

/** Whether what is read here is final, on every page. */
function standing(document: ReportDocument, language: Language): string {
  const words = reportWords[language];
  return document.state === 'approved' ? words.frozen(document.version) : words.draft;
}

function pageHead(document: ReportDocument, version: string): Content {
  return {
    margin: [page.side, 26, page.side, 0],
    fontSize: 8,
    color: colours.soft,
    stack: [
      {
        columns: [
          { text: document.companyName, width: '*' },
          { text: `${document.number} · ${version} ${document.version}`, width: 'auto', alignment: 'right' },
        ],
      },
      { canvas: [rule(0.75, colours.own)], margin: [0, 6, 0, 0] },
    ],
  };
}

function pageFoot(standingWords: string, pageWords: string): Content {
  return {
    margin: [page.side, 18, page.side, 0],
    fontSize: 8,
    color: colours.soft,
    columns: [
      { text: standingWords, width: '*' },
      { text: pageWords, width: 'auto', alignment: 'right' },
    ],
  };
}

function rule(lineWidth: number, lineColor: string) {
  return { type: 'line' as const, x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth, lineColor };
}

function titleBlock(document: ReportDocument, language: Language, context: SectionContext): Content[] {
  const words = reportWords[language];
  const { from, to } = document.period;
  return [
    { text: words.kinds[document.kind], color: colours.own, bold: true },
    { text: document.name, style: 'title', margin: [0, 2, 0, 8] },
    facts([
      [words.customer, document.customerName],
      [words.provider, document.companyName],
      [words.address, document.siteAddress],
      [words.period, from === to ? from : `${from} – ${to}`],
      [words.number, document.number],
      [words.version, String(document.version)],
      [words.state, reportStateWords[document.state][language]],
      [words.updated, context.moment(document.updatedAt)],
      ...(document.subject === '' ? [] : ([[words.subject, document.subject]] as const)),
    ]),
  ];
}

/** One field for each role, signed or not: an empty field says so. */
function signatureBlock(signatures: readonly ReportSignature[], language: Language, context: SectionContext): Content {
  const words = reportWords[language];
  const signed = signatureRoles.flatMap((role) => {
    const ofRole = signatures.filter((signature) => signature.role === role);
    return ofRole.length === 0
      ? [signatureField(words.roles[role], null, language, context)]
      : ofRole.map((signature) => signatureField(words.roles[role], signature, language, context));
  });
  const rows: Content[] = [];
  for (let index = 0; index < signed.length; index += 3) {
    const fields = signed.slice(index, index + 3);
    const gaps = Array.from({ length: 3 - fields.length }, (): Content => ({ text: '' }));
    rows.push({ columns: [...fields, ...gaps], columnGap: 14, margin: [0, 2, 0, 10] });
  }
  return { unbreakable: signed.length <= 6, stack: [{ text: words.signatures, style: 'section' }, ...rows] };
}

const fieldWidth = (contentWidth - 2 * 14) / 3;
const drawingHeight = 52;

function signatureField(
  role: string,
  signature: ReportSignature | null,
  language: Language,
  context: SectionContext,
): Column {
  const words = reportWords[language];
  if (signature === null) return field(role, blank(), words.notSigned, false);
  const drawing = signature.strokes === null ? null : signatureDrawing(signature.strokes, fieldWidth, drawingHeight);
  const ink: Content =
    drawing === null
      ? { text: signature.name, fontSize: 17, margin: [4, 16, 0, 0], lineHeight: 1 }
      : { svg: drawing, width: fieldWidth, height: drawingHeight };
  const how = signature.method === 'typed' ? ` · ${words.typed}` : '';
  const note = `${signature.name} · ${context.moment(signature.signedAt)}${how}`;
  const area: Content = { table: { widths: ['*'], heights: [drawingHeight], body: [[ink]] }, layout: bare };
  return field(role, area, signature.outdated ? `${note}\n${words.outdated}` : note, signature.outdated);
}

const bare = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

function blank(): Content {
  return { table: { widths: ['*'], heights: [drawingHeight], body: [['']] }, layout: bare };
}

function field(role: string, area: Content, note: string, outdated: boolean): Column {
  return {
    width: fieldWidth,
    stack: [
      { text: role, color: colours.soft },
      area,
      { canvas: [{ ...rule(0.75, colours.ink), x2: fieldWidth }], margin: [0, 1, 0, 3] },
      { text: note, fontSize: 8, color: outdated ? colours.bad : colours.soft },
    ],
  };
}
