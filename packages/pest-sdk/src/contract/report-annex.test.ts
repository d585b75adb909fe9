import { describe, expect, it } from 'vitest';
import { annexDevices, annexRows, type ReportAnnex, reportAnnex } from './report-annex';
import type { ReportSection, ReportSectionOf } from './report-document';

type DeviceRecord = ReportSectionOf<'deviceRecords'>['data']['rows'][number];

const record = (code: string): DeviceRecord => ({
  code,
  type: 'flyLamp',
  location: '',
  outcome: 'checked',
  reason: '',
  captures: 0,
  counts: [],
  consumedPercent: null,
  actions: [],
  checkedAt: '2026-11-03T02:11:00.000Z',
});
const codes = ['1', '2', '3', '4', '5', '6'];
const annex: ReportAnnex = { sectionId: 'records', mark: 'A', rows: annexDevices(codes.map(record)) };
const records = (hidden: boolean, rows = codes.map(record)): ReportSection => ({
  id: 'records',
  kind: 'deviceRecords',
  hidden,
  text: '',
  data: { rows: [...rows] },
});

describe('the rows that a figure counts', () => {
  it.each([
    [[], ''],
    [['3'], 'A3'],
    [['1', '2'], 'A1–A2'],
    [['1', '3', '4', '5'], 'A1, A3–A5'],
    [codes, 'A1–A6'],
  ])('%j are %s', (counted, said) => {
    expect(annexRows(annex, ({ code }) => counted.includes(code))).toBe(said);
  });

  it('are told by their ends and number where they are too many to be read', () => {
    const many = annexDevices(Array.from({ length: 60 }, (_, at) => record(String(at + 1))));
    const each = (gap: number) => annexRows({ mark: 'A', rows: many }, ({ code }) => Number(code) % gap === 0);
    expect(each(5)).toBe('A5, A10, A15, A20, A25, A30, A35, A40, A45, A50, A55, A60');
    expect(each(4)).toBe('A4–A60 (15)');
  });

  it('are devices where a report is of several services', () => {
    const [first, second] = [record('1'), { ...record('1'), captures: 4, location: 'hall' }];
    const rows = annexDevices([first, record('2'), second]);
    expect(rows.map(({ code, location, records }) => [code, location, records])).toEqual([
      ['1', 'hall', [first, second]],
      ['2', '', [record('2')]],
    ]);
    expect(annexRows({ mark: 'A', rows }, ({ captures }) => captures === 4)).toBe('A1');
  });
});

describe('a report', () => {
  it('names the annex that its reader sees, and none that is hidden or empty', () => {
    expect(reportAnnex([records(false)])).toEqual(annex);
    expect(reportAnnex([records(true)])).toBeNull();
    expect(reportAnnex([records(false, [])])).toBeNull();
    expect(reportAnnex([])).toBeNull();
  });
});
