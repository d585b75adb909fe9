import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { languages, serviceAgreement } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import type { ContractPdfInput } from './contract-layout';
import { makeContractPdf } from './make-contract-pdf';

const side = (name: string, creditCode: string, address: string) => ({
  name,
  facts: [
    ['Credit code', creditCode],
    ['Address', address],
    ['Contact', '021-60000000'],
  ] as const,
});
const seller = side('青禾平台运营有限公司', '91310105MA1TEST0X1', '上海市长宁区测试路 1 号');
const buyer = side('安洁虫控服务有限公司', '91310112MA1GBX8P05', '上海市闵行区示例路 8 号');

const contract = (language: ContractPdfInput['language'], rows: number): ContractPdfInput => ({
  language,
  title: 'Membership service contract',
  seller,
  buyer,
  facts: Array.from({ length: rows }, (_, at) => [`Fact ${at + 1}`, 'Silver, 1 year'] as const),
  agreement: { title: 'Service agreement', version: 'version 2026-12', text: serviceAgreement },
  parties: { seller: 'Platform', buyer: 'Buyer' },
  sealKeyword: '(Seal of the platform)',
});

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
