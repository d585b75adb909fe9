import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Language, LegalText } from 'pest-sdk';
import { printFont } from '../print/font';

/** What the contract of an order says; every value is text already. */
export interface ContractPdfInput {
  readonly language: Language;
  readonly title: string;
  readonly seller: ContractSide;
  readonly buyer: ContractSide;
  /** Names and values of the order. */
  readonly facts: readonly (readonly [string, string])[];
  /** What was accepted; the text of its version. */
  readonly agreement: { readonly title: string; readonly version: string; readonly text: LegalText };
  readonly parties: { readonly seller: string; readonly buyer: string };
  /** Where the platform's seal goes: the words that are looked for. */
  readonly sealKeyword: string;
}

/** One of the two that a contract is between, with what identifies it. */
export interface ContractSide {
  readonly name: string;
  readonly facts: readonly (readonly [string, string])[];
}

const muted = '#5b615d';

/** Room for a seal of 40 mm on the word that it is put on. */
const sealRoom = 130;

/** The order, the agreement that was accepted with it, and the place of the seal. */
export function contractLayout(input: ContractPdfInput): TDocumentDefinitions {
  const { language, title, seller, buyer, facts, agreement, parties, sealKeyword } = input;
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { font: printFont, fontSize: 10, lineHeight: 1.35 },
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      color: muted,
      fontSize: 8,
      margin: [0, 16],
    }),
    content: [
      { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 16] },
      table([[parties.seller, seller.name], ...seller.facts]),
      { text: '', margin: [0, 0, 0, 10] },
      table([[parties.buyer, buyer.name], ...buyer.facts]),
      { text: '', margin: [0, 0, 0, 10] },
      table(facts),
      { text: `${agreement.title}  ${agreement.version}`, fontSize: 13, bold: true, margin: [0, 20, 0, 4] },
      ...agreement.text.flatMap(({ title: head, paragraphs }, at): Content[] => {
        const [first = '', ...others] = paragraphs.map(
          (words): Content => ({
            text: language === 'en' ? withNarrowMarks(words.en) : words[language],
            margin: [0, 0, 0, 4],
          }),
        );
        const title = {
          text: `${at + 1}. ${head[language]}`,
          bold: true,
          margin: [0, 8, 0, 2] as [number, number, number, number],
        };
        // No title ends a page.
        return [{ stack: [title, first], unbreakable: true }, ...others];
      }),
      signatures(
        [{ text: parties.seller, color: muted }, seller.name, { text: sealKeyword, color: muted, fontSize: 8 }],
        [{ text: parties.buyer, color: muted }, buyer.name],
      ),
    ],
  };
}

/** The paper's face draws curly marks as wide as a Chinese sign. */
function withNarrowMarks(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** The room for the seal is a row's height: a margin at the end would be a page of its own. */
function signatures(seller: Content[], buyer: Content[]): Content {
  return {
    layout: 'noBorders',
    margin: [0, 40, 0, 0],
    table: {
      widths: ['*', '*'],
      heights: sealRoom,
      dontBreakRows: true,
      body: [[{ stack: seller }, { stack: buyer }]],
    },
  };
}

function table(rows: readonly (readonly [string, string])[]): Content {
  return {
    layout: 'lightHorizontalLines',
    table: { widths: [110, '*'], body: rows.map(([name, value]) => [{ text: name, color: muted }, value]) },
  };
}
