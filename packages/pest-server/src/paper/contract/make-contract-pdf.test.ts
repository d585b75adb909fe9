import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { languages } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { buyer, contract, seller } from './contract.fixture';
import { makeContractPdf } from './make-contract-pdf';

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: Uint8Array.from(pdf) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s+/g, ''),
    );
  }
  return pages;
}

describe.each(languages)('the contract of an order in %s', (language) => {
  it('names both sides whole', async () => {
    const [first = ''] = await pagesOf(await makeContractPdf(contract(language, 7)));
    for (const { name, facts } of [seller, buyer]) {
      for (const text of [name, ...facts.map(([, value]) => value)]) expect(first).toContain(text.replace(/\s+/g, ''));
    }
  });

  it.each([1, 4, 7, 10, 14, 18, 22])('has no page without text, with %s facts', async (rows) => {
    const pages = await pagesOf(await makeContractPdf(contract(language, rows)));
    const page = (number: number) => pages[number - 1]?.replace(`${number}/${pages.length}`, '') ?? '';
    for (let number = 1; number <= pages.length; number += 1)
      expect(page(number).length, `page ${number}`).toBeGreaterThan(20);
    expect(page(pages.length)).toContain('(Sealoftheplatform)');
  });
});
