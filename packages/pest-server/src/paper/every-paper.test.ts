import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { languages, reportWords } from 'pest-sdk';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contract } from './contract/contract.fixture';
import { makeContractPdf } from './contract/make-contract-pdf';
import { everyPaper } from './every-paper.fixture';
import { makeReportPdf } from './report/make-report-pdf';
import { reportLayout } from './report/report-layout';

/** Where to draw the pages for whoever looks; nowhere unless asked: `PEST_PAPERS=/tmp/papers npx vitest run every-paper`. */
const folder = process.env.PEST_PAPERS;

interface Line {
  readonly text: string;
  readonly size: number;
  /** From the foot of the page, in points. */
  readonly y: number;
}

interface Page {
  /** Without its head and foot, from the top. */
  readonly lines: readonly Line[];
  /** As each stands in a cell or a line of one. */
  readonly pieces: readonly string[];
}

const [foot, head] = [50, 780];

async function pageOf(document: PDFDocumentProxy, number: number): Promise<Page> {
  const { items } = await (await document.getPage(number)).getTextContent();
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, size: Math.hypot(item.transform[0], item.transform[1]), y: item.transform[5] }]
      : [],
  );
  const inside = texts.filter(({ y }) => y > foot && y < head);
  return { lines: inside.toSorted((one, other) => other.y - one.y), pieces: inside.map(({ text }) => text) };
}

const titleSize = 12;
const isTitle = ({ size }: Line) => Math.abs(size - titleSize) < 0.1;

/** Titles without anything below them: at the foot of a page, or before the next title. */
function bareTitles(pages: readonly Page[]): readonly string[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line, index) => {
      if (!isTitle(line)) return [];
      const next = lines.slice(index + 1).find(({ y }) => line.y - y > 2);
      return next === undefined || isTitle(next) ? [line.text] : [];
    }),
  );
}

test.each(languages)('a contract in %s can be read', async (language) => {
  const bytes = await makeContractPdf(contract(language, 7));
  const document = await getDocument({ data: Uint8Array.from(bytes) }).promise;
  if (folder) await draw(document, bytes, join(folder, `contract-${language}`));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => pageOf(document, at + 1)));
  expect(pages.length).toBeLessThanOrEqual(4);
  for (const { lines } of pages) expect(lines.length).toBeGreaterThan(3);
  expect(
    pages.map(({ lines }) => lines.at(-1)?.text ?? '').filter((text) => /^\d\. /.test(text)),
    'titles at a foot',
  ).toEqual([]);
  const words = pages.flatMap(({ pieces }) => pieces).join('');
  expect(words).toContain(contract(language, 7).sealKeyword);
  if (language === 'en') expect(words).not.toMatch(/[‘’“”]/);
});

/** What is longer may be broken after a hyphen. */
const longestCode = 20;

/** What a line is never broken within: a word of an alphabet, a code, a number, however it came to stand in a value. */
function wordsOf(value: unknown): ReadonlySet<string> {
  if (typeof value === 'string') {
    const words = value.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d.'-]{3,}/gu) ?? [];
    return new Set(words.flatMap((word) => (word.length > longestCode ? word.split('-') : word)));
  }
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...wordsOf(one)]));
}

const grey = sharp({ create: { width: 600, height: 400, channels: 3, background: '#e6e2d8' } });
const kinds = Object.entries(everyPaper(`data:image/jpeg;base64,${(await grey.jpeg().toBuffer()).toString('base64')}`));

test.each(kinds)('%s can be read', async (name, { input, pages: most }) => {
  const bytes = await makeReportPdf(input);
  const document = await getDocument({ data: Uint8Array.from(bytes) }).promise;
  if (folder) await draw(document, bytes, join(folder, name.replaceAll(' ', '-')));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => pageOf(document, number)));

  expect(pages.length, 'pages').toBeLessThanOrEqual(most);
  expect(
    pages.filter(({ lines }) => lines.length === 0),
    'empty pages',
  ).toEqual([]);
  expect(bareTitles(pages), 'titles without anything below them').toEqual([]);

  const lowest = pages.at(-1)?.lines.at(-1)?.y ?? 0;
  if (pages.length > 1) expect(lowest, 'how far the last page is filled').toBeLessThan(head * 0.8);

  const pieces = new Set(pages.flatMap((page) => page.pieces));
  const whole = [...pieces].join('\n');
  // A long list of rows beside them leaves the names of the figures their room.
  if (input.language === 'zh') expect(pieces).toContain('室外鼠饵平均盗食率');
  const run = pages.flatMap((page) => page.pieces).join('');
  const words = [...wordsOf(reportLayout(input))];
  const broken = words.filter((word) => run.includes(word) && !whole.includes(word));
  expect(broken, 'words that their cell is too narrow for').toEqual([]);
  const narrow = pages.flatMap((page) => page.pieces.join('\n').match(/^[一-鿿]\n[一-鿿]\n[一-鿿]$/gmu) ?? []);
  expect(narrow, 'words that run down a cell sign by sign').toEqual([]);
});

test.each(['long names', 'long names in English'])('a plan of %s stands in the room before it', async (name) => {
  const found = kinds.find(([kind]) => kind === name)?.[1];
  if (!found) throw new Error('No such paper.');
  const { input } = found;
  const document = await getDocument({ data: Uint8Array.from(await makeReportPdf(input)) }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => pageOf(document, number)));
  const plan = pages.findIndex(({ lines }) =>
    lines.some(({ text }) => /^(平面图与热力图|Floor plan and heat map)/.test(text)),
  );
  const before = pages[plan - 1]?.lines.at(-1)?.y;
  expect(plan).toBeGreaterThan(0);
  expect(before, 'how far down the page before the plan is filled').toBeLessThan(head / 4);
});

test('the first page of a report has its figures, conclusion, chart and signatures', async () => {
  const report = kinds.find(([kind]) => kind === 'report of 91 devices')?.[1];
  if (!report) throw new Error('No such paper.');
  const document = await getDocument({ data: Uint8Array.from(await makeReportPdf(report.input)) }).promise;
  const { pieces } = await pageOf(document, 1);
  const t = reportWords('zh');
  for (const title of [t('report.section.summary'), t('report.section.rodentTrend'), t('report.signatures')]) {
    expect(pieces).toContain(title);
  }
  // A figure, a month below the chart, and who signed.
  expect(pieces).toEqual(expect.arrayContaining(['225 只', '2026-11', '赵敏']));
});

/** Each page as a picture, beside the paper itself. */
async function draw(document: PDFDocumentProxy, bytes: Uint8Array, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'paper.pdf'), bytes);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1.2 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    writeFileSync(join(into, `${String(number).padStart(2, '0')}.png`), canvas.toBuffer('image/png'));
  }
}
