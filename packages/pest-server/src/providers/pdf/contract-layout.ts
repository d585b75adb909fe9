import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type Language, serviceAgreement } from 'pest-sdk';
import { reportFont } from './report-style';

/** What the contract of an order says; every value is text already. */
export interface ContractPdfInput {
  readonly language: Language;
  readonly title: string;
  readonly seller: string;
  readonly buyer: string;
  /** Names and values of the order. */
  readonly facts: readonly (readonly [string, string])[];
  readonly agreement: { readonly title: string; readonly version: string };
  readonly parties: { readonly seller: string; readonly buyer: string };
  /** Where the platform's seal goes: the words that are looked for. */
  readonly sealKeyword: string;
}

const muted = '#5b615d';

/** The order, the agreement that was accepted with it, and the place of the seal. */
export function contractLayout(input: ContractPdfInput): TDocumentDefinitions {
  const { language, title, seller, buyer, facts, agreement, parties, sealKeyword } = input;
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { font: reportFont, fontSize: 10, lineHeight: 1.35 },
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      color: muted,
      fontSize: 8,
      margin: [0, 16],
    }),
    content: [
      { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 16] },
      table([[parties.seller, seller], [parties.buyer, buyer], ...facts]),
      { text: `${agreement.title}  ${agreement.version}`, fontSize: 13, bold: true, margin: [0, 20, 0, 4] },
      ...serviceAgreement[language].flatMap((section, at): Content[] => [
        { text: `${at + 1}. ${section.title}`, bold: true, margin: [0, 8, 0, 2] },
        ...section.paragraphs.map((text) => ({ text, margin: [0, 0, 0, 4] as [number, number, number, number] })),
      ]),
      {
        unbreakable: true,
        margin: [0, 40, 0, 90],
        columns: [
          [{ text: parties.seller, color: muted }, seller, { text: sealKeyword, color: muted, fontSize: 8 }],
          [{ text: parties.buyer, color: muted }, buyer],
        ],
      },
    ],
  };
}

function table(rows: readonly (readonly [string, string])[]): Content {
  return {
    layout: 'lightHorizontalLines',
    table: { widths: [110, '*'], body: rows.map(([name, value]) => [{ text: name, color: muted }, value]) },
  };
}
