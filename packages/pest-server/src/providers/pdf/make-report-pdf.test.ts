import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { joinParts, languages, type ReportDocument, reportWords } from 'pest-sdk';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeReportPdf } from './make-report-pdf';
import { sampleReport } from './report-fixture';
import { reportPdfWords } from './report-pdf.messages';

const timeZone = 'Asia/Shanghai';
const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
);

async function textOf(pdf: Uint8Array): Promise<{ pages: string[]; title: unknown }> {
  const document = await getDocument({ data: Uint8Array.from(pdf) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(packed(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  const { info } = await document.getMetadata();
  return { pages, title: 'Title' in info ? info.Title : undefined };
}

/** Line ends and the space between words are the layout's; the characters are the report's. */
function packed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}

/** Every string of the report that its reader is to see. */
function visibleStrings(report: ReportDocument): string[] {
  const unseen = new Set([
    'id',
    'kind',
    'customerId',
    'photos',
    'data-kind',
    'type',
    'state',
    'severity',
    'outcome',
    'group',
    'role',
    'method',
    'places',
    'reviewNote',
  ]);
  const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);
  function walk(value: unknown, key: string): string[] {
    if (unseen.has(key)) return [];
    if (typeof value === 'string') return isInstant(value) ? [] : value.split('\n');
    if (Array.isArray(value)) return value.flatMap((entry) => walk(entry, key));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) => walk(entry, name));
  }
  return walk({ ...report, sections: report.sections.filter(({ hidden }) => !hidden) }, '').filter(
    (text) => text !== '',
  );
}

describe.each(languages)('a report as PDF (%s)', (language) => {
  const t = reportWords(language);
  const words = reportPdfWords(language);
  let pdf: Uint8Array;
  let text: Awaited<ReturnType<typeof textOf>>;

  beforeAll(async () => {
    pdf = await makeReportPdf({ document: sampleReport, language, timeZone, photos: new Map() });
    text = await textOf(pdf);
  });

  it('gives back every string that was put in, rare characters included', () => {
    const all = text.pages.join('');
    const lost = visibleStrings(sampleReport).filter((string) => !all.includes(packed(string)));
    expect(lost).toEqual([]);
    expect(all).toContain('李䶮');
  });

  it('leaves out what is hidden from the customer', () => {
    expect(text.pages.join('')).not.toContain('不给客户看的话');
  });

  it('repeats the head of a table that runs over pages', () => {
    const head = packed(t('report.code') + t('report.outcome') + t('report.reason'));
    expect(text.pages.filter((page) => page.includes(head)).length).toBeGreaterThan(1);
  });

  it('says on every page which page it is, which version, and that it is frozen', () => {
    text.pages.forEach((page, index) => {
      expect(page).toContain(packed(words('pdf.page', { page: index + 1, pages: text.pages.length })));
      expect(page).toContain(packed(words('pdf.frozen', { version: 3 })));
      expect(page).toContain('SR20261103-01');
    });
  });

  it('carries its name and number as title, and stays small beside its font', () => {
    expect(text.title).toBe(joinParts(['2026 年 11 月虫害防治服务报告', 'SR20261103-01'], language));
    expect(pdf.length).toBeLessThan(statSync(fontFile).size * 0.01);
  });

  const rasteriser = 'pdftoppm';
  const canDraw = spawnSync(rasteriser, ['-v']).error === undefined;
  if (!canDraw) process.stderr.write('pdftoppm was not found: the look of the PDF pages was not tested.\n');
  it.skipIf(!canDraw)('draws its glyphs: every page is inked, the title too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-pdf-'));
    try {
      writeFileSync(join(folder, 'report.pdf'), pdf);
      execFileSync(rasteriser, ['-r', '50', '-gray', '-png', join(folder, 'report.pdf'), join(folder, 'page')]);
      const pages = readdirSync(folder)
        .filter((name) => name.endsWith('.png'))
        .sort();
      expect(pages).toHaveLength(text.pages.length);
      for (const page of pages) {
        expect(await inkedShare(join(folder, page), { left: 20, top: 45, width: 370, height: 490 })).toBeGreaterThan(
          0.005,
        );
      }
      // The big title alone: a font whose glyphs are blank still extracts as text.
      expect(
        await inkedShare(join(folder, pages[0] ?? ''), { left: 28, top: 58, width: 250, height: 20 }),
      ).toBeGreaterThan(0.08);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Share of pixels in an area that are darker than middle grey. */
async function inkedShare(file: string, area: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(file).extract(area).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

describe('a report that is not approved', () => {
  it('says that it is no official version', async () => {
    const document: ReportDocument = { ...sampleReport, state: 'pendingReview', sections: [], signatures: [] };
    const { pages } = await textOf(await makeReportPdf({ document, language: 'zh', timeZone, photos: new Map() }));
    expect(pages[0]).toContain(packed('未审核，非正式版本'));
  });
});
