import type { ReportSection, ReportSectionOf } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { reportFigureChanges } from './figure-changes';

type Recorded = ReportSectionOf<'deviceRecords'>['data']['rows'][number];
type Risk = ReportSectionOf<'risks'>['data']['rows'][number];

const lamp = (code: string, flies: number | null): Recorded => ({
  code,
  type: 'flyLamp',
  location: '东门',
  outcome: flies === null ? 'inaccessible' : 'checked',
  reason: '',
  captures: flies,
  counts: flies ? [{ species: 'fly', count: flies }] : [],
  consumedPercent: null,
  actions: [],
  checkedAt: '2026-05-04T02:00:00.000Z',
});
const bait = (code: string, percent: number | null): Recorded => ({
  ...lamp(code, null),
  type: 'baitStation',
  outcome: percent === null ? 'missing' : 'checked',
  consumedPercent: percent,
});
const risk = (id: string, change: Partial<Risk> = {}): Risk => ({
  id,
  location: '卸货平台',
  deviceCode: null,
  description: '门底缝隙',
  severity: 'major',
  state: 'unresolved',
  verifiedAt: null,
  action: '',
  owner: '',
  dueDay: null,
  treatment: '',
  photos: [],
  carriedOver: false,
  ...change,
});
const report = (rows: readonly Recorded[], risks: readonly Risk[] = [], hidden = false) => {
  const sections: ReportSection[] = [
    { id: 'r', kind: 'risks', text: '', hidden: false, data: { rows: [...risks] } },
    { id: 'd', kind: 'deviceRecords', text: '', hidden, data: { rows: [...rows] } },
  ];
  return { sections };
};
const told = (before: readonly Recorded[], after: readonly Recorded[]) =>
  Object.fromEntries(
    reportFigureChanges(report(before), report(after)).devices.map(({ code, change }) => [code, change]),
  );

describe('the figures of two reports', () => {
  it.each([
    ['more', [lamp('A', 2)], [lamp('A', 5)], 'rose'],
    ['less', [lamp('A', 5)], [lamp('A', 0)], 'fell'],
    ['nothing twice', [lamp('A', 0)], [lamp('A', 0)], 'same'],
    ['not opened before', [lamp('A', null)], [lamp('A', 5)], 'unknown'],
    ['not opened now', [lamp('A', 5)], [lamp('A', null)], 'unknown'],
    ['not there before', [], [lamp('A', 5)], 'new'],
    ['not there now', [lamp('A', 5)], [], 'gone'],
    ['as much at each of two checks', [lamp('A', 4)], [lamp('A', 3), lamp('A', 5)], 'same'],
    ['one of two checks that opened it', [lamp('A', 4)], [lamp('A', 6), lamp('A', null)], 'rose'],
    ['bait eaten', [bait('A', 25)], [bait('A', 50)], 'rose'],
    ['bait nobody could see', [bait('A', 0)], [bait('A', null)], 'unknown'],
  ] as const)('%s', (_, before, after, change) => expect(told(before, after)).toEqual({ A: change }));

  it('compare a group by the devices that both checked, and say nothing where there are none', () => {
    const { groups, countedInBoth } = reportFigureChanges(
      report([lamp('A', 4), lamp('B', null), lamp('C', 90)]),
      report([lamp('A', 6), lamp('B', 50), lamp('D', 70), bait('E', 100)]),
    );
    expect(countedInBoth).toBe(1);
    expect(groups).toContainEqual({ group: 'flyingInsect', before: 4, after: 6, change: 'rose' });
    expect(groups).toContainEqual({ group: 'rodent', before: 0, after: 0, change: 'same' });
    const none = reportFigureChanges(report([lamp('A', null)]), report([lamp('A', 6)])).groups;
    expect(new Set(none.map(({ before, after, change }) => `${before} ${after} ${change}`))).toEqual(
      new Set(['null null unknown']),
    );
  });

  it('tell which risks are new, still open, or verified since', () => {
    const verified = { state: 'resolved', verifiedAt: '2026-05-04T02:00:00.000Z' } as const;
    const { risks } = reportFigureChanges(
      report([], [risk('old'), risk('mended'), risk('told')]),
      report([], [risk('old', { carriedOver: true }), risk('fresh'), risk('told', verified)]),
    );
    expect(risks.map(({ risk: { id }, change }) => `${change} ${id}`)).toEqual([
      'open old',
      'new fresh',
      'closed told',
      'closed mended',
    ]);
  });

  it('leave out what the reader does not get', () => {
    expect(reportFigureChanges(report([lamp('A', 4)], [], true), report([lamp('A', 6)], [], true)).devices).toEqual([]);
  });
});
