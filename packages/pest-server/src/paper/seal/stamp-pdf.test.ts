import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePdf } from '../pdf/pdf.fixture';
import { SealingError } from './sealing-fault';
import { findStampable, stampPdf } from './stamp-pdf';

const folder = new URL('../../../../../tests/fixtures/pdf/', import.meta.url);
const fixture = (name: string) => readFile(new URL(name, folder));

/** What is found, as `page (x, y from the top)` in points, or the fault. */
async function outcome(pdf: Uint8Array, keyword: string) {
  try {
    return (await findStampable(pdf, keyword)).places;
  } catch (error) {
    if (error instanceof SealingError) return error.fault;
    throw error;
  }
}

/** The customer's table of test files: a row more asks for a case more. */
const expectedRows = readFileSync(new URL('expected.csv', folder), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').slice(0, 5))
  .map(([file = '', , , , keyword = '']) => `${file} ${keyword}`.trim());

const a4 = 841.89;
/** Middle of a keyword's box: the table has the box's left edge and its top, boxes are 1.31 times as high as letters. */
const middleOf = ({ left, top, size, signs }: { left: number; top: number; size: number; signs: number }) => ({
  x: left + (signs * size) / 2,
  fromTop: top + 0.72 * size,
});
const cell = { top: 317.5, size: 10, signs: 6 };
const small = { top: 66.9, size: 11, signs: 6 };

/** Per row of the table: what to look for, and the places by page, or how many there are, or the fault. */
const cases: Readonly<
  Record<
    string,
    {
      readonly keyword: string;
      readonly places?: readonly (ReturnType<typeof middleOf> & { page: number })[];
      readonly pages?: readonly number[];
      readonly fault?: SealingError['fault'];
    }
  >
> = {
  'zh_pest_service_contract.pdf 甲方（盖章）': {
    keyword: '甲方（盖章）',
    places: [{ page: 2, ...middleOf({ ...cell, left: 68.4 }) }],
  },
  'zh_pest_service_contract.pdf 乙方（盖章）': {
    keyword: '乙方（盖章）',
    places: [{ page: 2, ...middleOf({ ...cell, left: 303.3 }) }],
  },
  'zh_pest_service_contract.pdf 盖章': { keyword: '盖章', pages: [2, 2, 2] },
  'zh_pest_service_contract.pdf 签字盖章处': { keyword: '签字盖章处', fault: 'noKeyword' },
  'en_pest_service_agreement.pdf Customer (seal': {
    keyword: 'Customer (seal',
    places: [{ page: 1, x: 104, fromTop: 637.5 + 7.2 }],
  },
  'zh_keyword_tricky.pdf 甲方（盖章）': { keyword: '甲方（盖章）', pages: Array(8).fill(1) },
  'zh_keyword_tricky.pdf 乙方（盖章）': {
    keyword: '乙方（盖章）',
    places: [
      { page: 2, ...middleOf({ ...small, left: 128.7 }) },
      { page: 2, ...middleOf({ ...small, left: 249.7 }) },
      { page: 2, ...middleOf({ ...small, left: 472.6, top: 759.2 }) },
    ],
  },
  'en_18f_ads_rfq.pdf': { keyword: 'Period of Performance', pages: [2, 9, 9] },
  'en_18f_ads_rfq_mod5.pdf': { keyword: 'no such words anywhere', fault: 'noKeyword' },
  'scan_image_only.pdf any': { keyword: '盖章', fault: 'noText' },
  'rotated_pages.pdf': { keyword: 'Agreement No.', pages: [1, 2, 3, 4, 5] },
  'two_page_sizes.pdf': { keyword: '盖章', fault: 'noKeyword' },
  'zh_contract_encrypted_123456.pdf': { keyword: '盖章', fault: 'encrypted' },
  'encrypted_aes256_user_password.pdf': { keyword: '盖章', fault: 'encrypted' },
  'encrypted_aes256_owner_password_only.pdf': { keyword: '盖章', fault: 'encrypted' },
  'bad_truncated.pdf': { keyword: '盖章', fault: 'unreadable' },
  'bad_startxref.pdf': { keyword: '乙方（盖章）', pages: [2] },
  'bad_text_named_pdf.pdf': { keyword: '盖章', fault: 'unreadable' },
  'bad_empty.pdf': { keyword: '盖章', fault: 'unreadable' },
  'bad_png_named_pdf.pdf': { keyword: '盖章', fault: 'unreadable' },
};

describe('the customer’s test files', () => {
  it('each have their case', () => {
    expect(Object.keys(cases)).toEqual(expectedRows);
  });

  it.each(Object.entries(cases))('%s', async (row, { keyword, places, pages, fault }) => {
    const found = await outcome(await fixture(row.split(' ')[0] ?? ''), keyword);
    if (fault !== undefined || typeof found === 'string') return expect(found).toBe(fault);
    expect(found.map(({ page }) => page)).toEqual(pages ?? places?.map(({ page }) => page));
    for (const [at, place] of (places ?? []).entries()) {
      const { x = 0, y = 0 } = found[at] ?? {};
      expect(Math.hypot(x - place.x, a4 - y - place.fromTop), `${x}, ${a4 - y}`).toBeLessThan(10);
    }
  });
});

it.each([
  ['letters drawn as curves', samplePdf({ more: ['<</Length 12>>stream\n0 0 m 9 9 l S\nendstream'] }), 'noText'],
  ['an electronic signature', samplePdf({ more: ['<</Type/Sig/ByteRange[0 1 2 3]>>'] }), 'signed'],
])('%s is said to be so', async (_what, pdf, fault) => {
  expect(await outcome(pdf, '盖章')).toBe(fault);
});

it('a word that stands everywhere is no place for a seal', async () => {
  const document = await PDFDocument.create();
  for (let at = 0; at < 101; at += 1) document.addPage().drawText('seal', { x: 100, y: 100 });
  expect(await outcome(await document.save(), 'seal')).toBe('tooManyPlaces');
});

/** Red above, blue below. */
const twoColours = sharp({ create: { width: 100, height: 100, channels: 3, background: '#ff0000' } })
  .composite([{ input: { create: { width: 100, height: 50, channels: 3, background: '#0000ff' } }, left: 0, top: 50 }])
  .png()
  .toBuffer();

/** A page on which somebody stamped two colours, as its reader sees it: where each colour has its middle, 0 to 1. */
async function coloursOn(pdf: Uint8Array) {
  const document = await getDocument({ data: Uint8Array.from(pdf) }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  const { data, info } = await sharp(canvas.toBuffer('image/png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = { red: [0, 0, 0], blue: [0, 0, 0] };
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const sum = green > 60 ? null : red > 180 && blue < 60 ? sums.red : blue > 180 && red < 60 ? sums.blue : null;
    if (!sum) continue;
    sum[0] = (sum[0] ?? 0) + ((at / 3) % info.width);
    sum[1] = (sum[1] ?? 0) + Math.floor(at / 3 / info.width);
    sum[2] = (sum[2] ?? 0) + 1;
  }
  const middle = ([x = 0, y = 0, n = 0]: number[]) => ({ x: x / n / info.width, y: y / n / info.height, pixels: n });
  return { red: middle(sums.red), blue: middle(sums.blue) };
}

describe('the seal', () => {
  const odd: Readonly<Record<string, (page: PDFPage) => void>> = {
    'a plain page': () => undefined,
    'a page turned to the right': (page) => page.setRotation(degrees(90)),
    'a page on its head': (page) => page.setRotation(degrees(180)),
    'a page turned to the left': (page) => page.setRotation(degrees(-90)),
    'a page whose corner is not at zero': (page) => page.setMediaBox(-200, -100, 595, 842),
    'a page that shows a part of itself, turned': (page) => {
      page.setCropBox(150, 150, 300, 400);
      page.setRotation(degrees(270));
    },
  };
  it.each(Object.entries(odd))('stands upright, on the word and whole on %s', async (_what, change) => {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    page.drawText('seal here', { x: 260, y: 300, size: 12 });
    change(page);
    const { pdf, places } = await stampPdf(await document.save(), 'seal here', await twoColours);
    const { red, blue } = await coloursOn(pdf);
    const [{ shown } = { shown: { x: 0, y: 0 } }] = places;
    expect(red.pixels / blue.pixels).toBeCloseTo(1, 1);
    // 40 mm on a side.
    expect(Math.sqrt(red.pixels + blue.pixels)).toBeCloseTo(113.4, -1);
    expect(red.y).toBeLessThan(blue.y);
    expect(red.x).toBeCloseTo(shown.x, 2);
    expect((red.y + blue.y) / 2).toBeCloseTo(shown.y, 2);
  });

  it('stays whole at the edge of the page', async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]).drawText('seal', { x: 575, y: 4, size: 10 });
    const { red, blue } = await coloursOn((await stampPdf(await document.save(), 'seal', await twoColours)).pdf);
    expect(red.pixels / blue.pixels).toBeCloseTo(1, 1);
    expect(Math.sqrt(red.pixels + blue.pixels)).toBeCloseTo(113.4, -1);
  });

  it('leaves the words under it readable, on every page that has them', async () => {
    const { pdf, pages } = await stampPdf(await fixture('zh_keyword_tricky.pdf'), '乙方（盖章）', await twoColours);
    expect(pages).toBe(2);
    expect(await outcome(pdf, '乙方（盖章）')).toHaveLength(3);
  });
});
