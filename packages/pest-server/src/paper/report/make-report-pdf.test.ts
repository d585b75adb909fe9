import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { deviceTypeRows, joinParts, languages, pestGroupWords, type ReportDocument, reportWords } from 'pest-sdk';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { packed, textOf } from '../print/pdf-text.fixture';
import { makeReportPdf } from './make-report-pdf';
import { sampleReport } from './report-fixture';
import { reportPdfWords } from './report-pdf.messages';

const timeZone = 'Asia/Shanghai';
const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
);

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
    'image',
    'species',
    'actions',
    'unit',
    'review',
    'ownRoles',
    'account',
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

  it('names the rows of the annex that a figure counts', () => {
    const all = text.pages.join('');
    const [now, before] = [
      t('report.same.count', { count: '190', days: '1,560' }),
      t('report.same.count', { count: '371', days: '1,612' }),
    ];
    expect(all).toContain(packed(`${pestGroupWords.flyingInsect[language]}214${now}${before}−47.1%A1`));
    expect(all).toContain(packed(`${deviceTypeRows.mouseTrap.words[language]}42402A2`));
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
    expect(pdf.length).toBeLessThan(statSync(fontFile).size * 0.013);
  });

  it('draws its glyphs: every page is inked, the title too', async () => {
    const pages = await drawn(pdf);
    expect(pages).toHaveLength(text.pages.length);
    for (const page of pages) {
      expect(await inkedShare(page, { left: 20, top: 45, width: 370, height: 490 })).toBeGreaterThan(0.002);
    }
    // The big title alone: a font whose glyphs are blank still extracts as text.
    const title = { left: 28, top: 58, width: 250, height: 20 };
    expect(await inkedShare(pages[0] ?? Buffer.of(), title)).toBeGreaterThan(0.08);
  });

  it('names the account of each signature and of the reviewer, with the time', () => {
    const all = text.pages.join('');
    expect(all).toContain(packed(t('report.signature.account', { name: '李䶮', loginId: '139****0003' })));
    expect(all).toContain(packed(t('report.review.passed')));
    expect(all).toContain(packed(t('report.signature.account', { name: '赵敏', loginId: '139****0001' })));
    expect(all).toContain(packed('2026-11-04 10:00'));
  });

  it('has every device that was due in its annex, a dash for what was not opened', () => {
    const all = text.pages.join('');
    expect(all).toContain(packed(t('report.section.deviceRecords')));
    expect(all).toContain(packed(t('report.record.consumed', { percent: '75%' })));
    expect(all).toContain(packed('托盘挡住—'));
  });
});

const blank = { hidden: false, text: '' } as const;

function pdfOf(change: Partial<ReportDocument>, photos = new Map<string, string>()): Promise<Uint8Array> {
  return makeReportPdf({ document: { ...sampleReport, ...change }, language: 'zh', timeZone, photos });
}

describe('what is not there', () => {
  const t = reportWords('zh');

  it('is said in words, or its section is left out; blank is blank', async () => {
    const chemicals = sampleReport.sections.flatMap((section) =>
      section.kind === 'chemicals' ? section.data.rows : [],
    );
    const sections: ReportDocument['sections'] = [
      { ...blank, id: 'a', kind: 'summary', data: null },
      { ...blank, id: 'b', kind: 'recommendations', data: null },
      { ...blank, id: 'c', kind: 'floorPlans', data: { plans: [] } },
      { ...blank, id: 'd', kind: 'deviceRecords', data: { rows: [] } },
      { ...blank, id: 'e', kind: 'text', data: null, title: '没有内容的章节' },
      { ...blank, id: 'f', kind: 'chemicals', data: { rows: chemicals.map((row) => ({ ...row, areaTreated: '' })) } },
    ];
    const all = (await textOf(await pdfOf({ sections }))).pages.join('');
    expect(all).toContain(packed(t('report.nothing.summary')));
    expect(all).toContain(packed(t('report.nothing.recommendations')));
    for (const absent of [t('report.section.floorPlans'), t('report.section.deviceRecords'), '没有内容的章节', 'm²']) {
      expect(all).not.toContain(packed(absent));
    }
  });

  it('is a visible mark where the font has no character', async () => {
    const text = '已用🪤捕获👩‍🔬，𠮷野家。';
    const all = (await textOf(await pdfOf({ sections: [{ ...blank, id: 'a', kind: 'summary', data: null, text }] })))
      .pages;
    expect(all.join('')).toMatch(/已用〓捕获〓,〓野家。/u);
    expect(all.join('')).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe('the layout', () => {
  it('decides about paper, head, foot, colour and logo', async () => {
    const blue = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const layout = {
      paper: 'Letter',
      logo: 'logo',
      accent: '#d000d0',
      header: '禾盾页首',
      footer: '内部资料',
    } as const;
    const photos = new Map([['logo', `data:image/png;base64,${blue.toString('base64')}`]]);
    const pdf = await pdfOf({ layout }, photos);
    const { pages } = await textOf(pdf);
    for (const page of pages) {
      expect(page).toContain('禾盾页首');
      expect(page).toContain('内部资料');
    }
    const [first = Buffer.of()] = await drawn(pdf, 1);
    const { data, info } = await sharp(first).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([612, 792]);
    const seen = { logo: 0, accent: 0 };
    for (let at = 0; at < data.length; at += info.channels) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red < 10 && green < 10 && blue > 245) seen.logo += 1;
      if (red > 180 && green < 60 && blue > 180) seen.accent += 1;
    }
    // 300 × 90 in a box of 150 × 44, and a rule as wide as the text.
    expect(seen.logo).toBeGreaterThan(140 * 40);
    expect(seen.accent).toBeGreaterThan(400);
  });
});

describe('a trend', () => {
  const trends = sampleReport.sections.filter(({ kind }) => kind === 'rodentTrend');

  it('is drawn in the colour of the report', async () => {
    const bars = async (accent: string) => {
      const layout = { paper: 'A4', logo: null, accent, header: '', footer: '' } as const;
      const [page = Buffer.of()] = await drawn(await pdfOf({ layout, sections: trends }), 1);
      // Title, rule and section heads are above; what is left is the chart.
      const pixels = await sharp(page).removeAlpha().raw().toBuffer();
      let filled = 0;
      for (let at = 0; at < pixels.length; at += 3) {
        const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
        if (red > 180 && green < 60 && blue > 180) filled += 1;
      }
      return filled;
    };
    expect((await bars('#d000d0')) - (await bars('#1b6147'))).toBeGreaterThan(3_000);
  });

  it('stands on one page with the sentence that tells it, wherever it begins', async () => {
    const [trend] = trends;
    const sentence = packed(trend?.text ?? '');
    const title = packed(reportWords('zh')('report.section.rodentTrend'));
    expect(sentence).not.toBe('');
    for (let lines = 12; lines <= 33; lines += 3) {
      const text = Array.from({ length: lines }, () => '一行').join('\n');
      const filler: ReportDocument['sections'][number] = { ...blank, id: 'filler', kind: 'text', data: null, text };
      const { pages } = await textOf(await pdfOf({ sections: [filler, ...trends] }));
      const at = pages.findIndex((page) => page.includes(title));
      expect(pages[at], `${lines} lines before`).toContain(sentence);
    }
  }, 60_000);
});

describe('a heading', () => {
  it('never stands alone at the foot of a page, wherever the sections begin', async () => {
    const titles = [...'甲乙丙丁戊己庚辛壬癸'].map((letter) => `标题${letter}`);
    for (let lines = 0; lines < 12; lines += 1) {
      const filler: ReportDocument['sections'][number] = {
        ...blank,
        id: 'filler',
        kind: 'text',
        data: null,
        text: Array.from({ length: lines * 2 + 1 }, () => '一行').join('\n'),
      };
      const sections = titles.flatMap((title, index): ReportDocument['sections'] => {
        const [table] = sampleReport.sections.filter(({ kind }) => kind === (index % 2 ? 'hotSpots' : 'chemicals'));
        return table ? [{ ...table, id: title, title }] : [];
      });
      for (const lastLine of await lastLines(await pdfOf({ sections: [filler, ...sections] }))) {
        expect(titles, `${lines} lines before`).not.toContain(lastLine);
      }
    }
  }, 120_000);
});

describe('the floor plan', () => {
  const grey = { r: 200, g: 200, b: 200 };

  it('is drawn with its picture and a numbered mark for each device', async () => {
    const image = await sharp({ create: { width: 600, height: 400, channels: 3, background: grey } })
      .jpeg()
      .toBuffer();
    const photos = new Map([['plan:ground', `data:image/jpeg;base64,${image.toString('base64')}`]]);
    const sections = sampleReport.sections.filter(({ kind }) => kind === 'floorPlans');
    const [page = Buffer.of()] = await drawn(await pdfOf({ sections, signatures: [], review: null }, photos), 1);
    const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const shares = { grey: 0, lamp: 0 };
    for (let at = 0; at < data.length; at += info.channels) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (Math.abs(red - 200) < 6 && Math.abs(green - 200) < 6 && Math.abs(blue - 200) < 6) shares.grey += 1;
      if (Math.abs(red - 107) < 25 && Math.abs(green - 67) < 25 && Math.abs(blue - 181) < 25) shares.lamp += 1;
    }
    expect(shares.grey).toBeGreaterThan(data.length / info.channels / 6);
    expect(shares.lamp).toBeGreaterThan(20);
    const { pages } = await textOf(await pdfOf({ sections }, photos));
    expect(pages.join('')).toContain(packed(reportWords('zh')('report.plan', { name: '一层平面图', revision: 2 })));
  });
});

describe('a section that only its host knows', () => {
  it('says what of it is plain, and where all of it is seen', async () => {
    const data = { score: 96, points: [{ name: '门关好', met: true }], tree: [[{}]] };
    const sections = [{ ...blank, id: 'audit', kind: 'acme:audit', title: '客户审核', data } as const];
    const { pages } = await textOf(await pdfOf({ sections, signatures: [], review: null }));
    const all = pages.join('');
    for (const said of [
      '客户审核',
      'score',
      '96',
      'points',
      '门关好',
      reportWords('zh')('report.plainSection', { host: 'acme' }),
    ])
      expect(all).toContain(packed(said));
  });
});

describe('what was answered at a device', () => {
  it('says how many of its photos are not printed', async () => {
    const sections = sampleReport.sections.filter(({ kind }) => kind === 'deviceRecords');
    const { pages } = await textOf(await pdfOf({ sections, signatures: [], review: null }));
    expect(packed(pages.join(''))).toContain('另有1张照片未印出');
  });

  it('stands under its name, and its photos with it', async () => {
    const red = { r: 220, g: 20, b: 20 };
    const image = await sharp({ create: { width: 400, height: 300, channels: 3, background: red } })
      .jpeg()
      .toBuffer();
    const photos = new Map([['photo:shade', `data:image/jpeg;base64,${image.toString('base64')}`]]);
    const sections = sampleReport.sections.filter(({ kind }) => kind === 'deviceRecords');
    const pdf = await pdfOf({ sections, signatures: [], review: null }, photos);
    const pages = await drawn(pdf, 1);
    let reds = 0;
    for (const page of pages) {
      const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      for (let at = 0; at < data.length; at += info.channels) {
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
        if (r > 200 && g < 40 && b < 40) reds += 1;
      }
    }
    expect(reds).toBeGreaterThan(114 * 80);
    expect((await textOf(pdf)).pages.join('')).toContain('一支不亮');
  });
});

/** The pages as PNG pictures, at 50 dots to the inch unless told. */
async function drawn(pdf: Uint8Array, scale = 50 / 72): Promise<Buffer[]> {
  const document = await getDocument({ data: Uint8Array.from(pdf) }).promise;
  const pages: Buffer[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    pages.push(canvas.toBuffer('image/png'));
  }
  return pages;
}

/** The lowest line of each page above its foot. */
async function lastLines(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: Uint8Array.from(pdf) }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: item.transform[5] }] : [],
    );
    const content = texts.filter(({ y }) => y > 58);
    const lowest = Math.min(...content.map(({ y }) => y));
    lines.push(
      content
        .filter(({ y }) => y - lowest < 2)
        .map(({ text }) => text)
        .join(''),
    );
  }
  return lines;
}

/** Share of pixels in an area that are darker than middle grey. */
async function inkedShare(file: Buffer, area: { left: number; top: number; width: number; height: number }) {
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
