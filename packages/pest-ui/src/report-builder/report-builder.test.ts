import { type ReportDocument, reportFindings } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { applyReportChange, differs, type SectionPatch } from './report-changes';
import { foodPlantReport } from './report-document.fixture';
import { trendFigures } from './trend-figures';

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
