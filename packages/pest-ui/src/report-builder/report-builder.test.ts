import { type ReportDocument, reportFindings } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { marksOf, reportDifferences } from './history/report-differences';
import { applyReportChange, differs, type SectionPatch, sameContent } from './report/report-changes';
import { reportOf } from './report/report-of';
import { suggestedWords } from './report/suggested-words';
import { trendFigures } from './report/trend-figures';
import { foodPlantReport } from './report-document.fixture';

const report = foodPlantReport('en');
const setSection = (document: ReportDocument, id: string, patch: SectionPatch) =>
  applyReportChange(document, { type: 'section', id, patch });
const moveSection = (document: ReportDocument, id: string, to: number) =>
  applyReportChange(document, { type: 'move', id, to });
const order = ({ sections }: ReportDocument) => sections.map(({ id }) => id).slice(0, 3);
const gaps = (document: ReportDocument) =>
  Object.fromEntries(
    reportFindings(document)
      .filter((finding) => finding.gaps > 0)
      .map((finding) => [finding.rule, finding.gaps]),
  );

describe('completeness', () => {
  it('names what is missing in a generated report, and how often', () => {
    expect(gaps(report)).toEqual({ flyingInsectTrend: 1, batches: 1, recommendations: 1, signatures: 2 });
  });

  it('is met by words, and by both signatures as long as they are for this content', () => {
    const signature = {
      id: 's',
      name: 'A',
      signedAt: report.updatedAt,
      method: 'typed',
      strokes: null,
      reason: '',
      account: { name: 'A', loginId: '' },
      ownAccount: true,
      address: null,
      outdated: false,
    } as const;
    const worded = setSection(setSection(report, 'advice', { text: 'Seal the door.' }), 'insects', { text: 'Rising.' });
    const signed: ReportDocument = {
      ...worded,
      signatures: [
        { ...signature, role: 'technician' },
        { ...signature, role: 'customer', outdated: true },
      ],
    };
    expect(gaps(signed)).toEqual({ batches: 1, signatures: 1 });
  });

  it('counts a section that is not there as a gap, and every rule of an empty report', () => {
    const empty = reportFindings({ ...report, sections: [] });
    expect(empty.filter((finding) => finding.gaps === 0)).toEqual([]);
    expect(empty.length).toBeGreaterThan(10);
  });

  it('leads to the section', () => {
    expect(reportFindings(report).find(({ rule }) => rule === 'batches')?.sectionId).toBe('chemicals');
  });
});

describe('order and words', () => {
  it('moves to a place, and beyond the end to the end', () => {
    expect(order(moveSection(report, 'advice', 0))).toEqual(['advice', 'summary', 'contacts']);
    expect(moveSection(report, 'summary', 99).sections.at(-1)?.id).toBe('summary');
    expect(moveSection(report, 'nobody', 0)).toBe(report);
  });

  it('knows a change from none', () => {
    expect(differs(report, report)).toBe(false);
    expect(differs(setSection(report, 'advice', { hidden: true }), report)).toBe(true);
    expect(differs({ ...report, signatures: [] }, report)).toBe(false);
    // As the server answers it: another object, its keys in another order.
    expect(differs(report, reordered(report))).toBe(false);
    expect(sameContent(report, reordered(report))).toBe(true);
  });
});

describe('trend figures', () => {
  const month = (count: number, lastYear: number | null) => ({ month: `m${count}`, count, lastYear });
  it.each([
    [[month(6, 4), month(4, 4)], 10, 8, 0.25],
    [[month(6, 4), month(4, null)], 10, null, null],
    [[month(6, 0)], 6, 0, null],
    [[], 0, null, null],
  ])('%o', (months, total, lastYear, change) => {
    expect(trendFigures({ group: 'rodent', months, threshold: null })).toEqual({ total, lastYear, change, above: [] });
  });

  it('names the months above the limit, not those at it', () => {
    expect(trendFigures({ group: 'rodent', months: [month(6, 4), month(4, 4)], threshold: 4 }).above).toEqual(['m6']);
  });
});

describe('two versions', () => {
  const text = (id: string, words: string) => setSection(report, id, { text: words });
  const added = applyReportChange(report, {
    type: 'add',
    at: 0,
    section: { id: 'text-1', kind: 'text', data: null, text: 'Next visit in December.', hidden: false },
  });
  const told = (before: ReportDocument, after: ReportDocument) =>
    reportDifferences(before, after, 'en').sections.map(({ id, change }) => `${change} ${id}`);

  it.each([
    ['the same', report, report, []],
    ['words', text('advice', ''), text('advice', 'Seal it.'), ['changed advice']],
    ['an order', report, moveSection(report, 'advice', 0), ['moved advice']],
    ['a new section', report, added, ['added text-1']],
    ['one that is gone', added, report, ['removed text-1']],
    ['what the customer sees', report, setSection(report, 'risks', { hidden: true }), ['changed risks']],
  ] as const)('differ by %s', (_, before, after, expected) => expect(told(before, after)).toEqual(expected));

  it.each([
    ['捕获 4 只，较上月减少', '捕获 6 只，较上月增加', '捕获 [-4][+6] 只，较上月[-减少][+增加]'],
    ['Seal the door.', 'Seal the dock door.', 'Seal the [+dock ]door.'],
    ['', 'New.', '[+New.]'],
  ])('are marked word by word: %s', (before, after, expected) => {
    const marks = marksOf(before, after)?.map(({ text: words, in: side }) =>
      side === 'both' ? words : `[${side === 'before' ? '-' : '+'}${words}]`,
    );
    expect(marks?.join('')).toBe(expected);
  });
});

describe('suggested words', () => {
  const say = (id: string, language: 'zh' | 'en', from = report) => {
    const section = from.sections.find((one) => one.id === id);
    return section ? suggestedWords(section, from, language) : undefined;
  };

  it('say what the figures say, in each language', () => {
    expect(say('summary', 'zh')).toBe(
      '本次应检设备 48 台，已检 47 台，未能检查 1 台。共捕获鼠类 2 只、飞虫 186 只、爬虫 9 只。未关闭的风险 1 项。使用药剂 1 次，详见药剂使用记录。',
    );
    expect(say('spots', 'en')).toBe(
      'Most was caught at FL-07 (Packaging store, east door): 64 in this period, 31 before.',
    );
    expect(say('advice', 'en')).toBe('Receiving dock, roller door: Fit a door sweep; owner Zhou Min; due 2026-11-10');
  });

  it('say nothing of figures that are not there or cannot be read', () => {
    expect(say('contacts', 'en')).toBeNull();
    expect(say('summary', 'en', { ...report, sections: report.sections.slice(0, 1) })).toBeNull();
    const broken = reportOf(JSON.parse(JSON.stringify(report).replaceAll('"rows":[', '"rows":null,"kept":[')));
    expect(say('risks', 'en', broken)).toBeNull();
  });
});

it('a record that knows little is a whole report, and a whole one stays the same object', () => {
  expect(reportOf({ name: 'October', sections: null, signatures: undefined })).toMatchObject({
    name: 'October',
    sections: [],
    signatures: [],
    version: 1,
  });
  expect(reportOf(report)).toBe(report);
});

function reordered<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  );
}
