import type { InspectionTemplateRecord } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import {
  filterRows,
  firstOf,
  groupByWorkshop,
  nextDevice,
  placesOf,
  progressByPlace,
  progressOf,
  remaining,
  standsAt,
  usualAnswers,
} from './sheet-progress';
import { emptyCheck, sheetRow } from './sheet-rows.fixture';

const rows = [
  sheetRow({ deviceId: 'a', code: 'SL-0001', check: emptyCheck() }),
  sheetRow({ deviceId: 'b', code: 'SL-0002', workshopName: null }),
  sheetRow({ deviceId: 'c', code: 'SL-0003', workshopName: '原料库' }),
  sheetRow({
    deviceId: 'd',
    code: 'SE-0001',
    type: 'baitStation',
    place: 'outdoor',
    check: emptyCheck('inaccessible'),
  }),
];
const idsOf = (list: readonly { readonly deviceId: string }[]) => list.map((row) => row.deviceId);

describe('progress', () => {
  it('counts every outcome, and apart from them those that nobody got to', () => {
    expect(progressOf(rows)).toEqual({ done: 2, due: 4, notReached: 1 });
    expect(progressOf([sheetRow({ check: emptyCheck('notDue') })])).toEqual({ done: 1, due: 1, notReached: 0 });
  });

  it('is told apart by place, as the submission asks for it', () => {
    expect(progressByPlace(rows)).toEqual({
      indoor: { done: 1, due: 3, notReached: 0 },
      outdoor: { done: 1, due: 1, notReached: 1 },
    });
    expect(idsOf(remaining(rows, 'indoor'))).toEqual(['b', 'c']);
    expect(remaining(rows, 'outdoor')).toEqual([]);
    expect(placesOf(rows)).toEqual(['indoor', 'outdoor']);
  });
});

describe('the list', () => {
  it.each([
    ['all', ['a', 'b', 'c', 'd']],
    ['todo', ['b', 'c']],
    ['done', ['a', 'd']],
    ['notOpened', ['d']],
  ] as const)('shows %s', (filter, expected) => {
    expect(idsOf(filterRows(rows, '', filter))).toEqual(expected);
  });

  it('finds a code in any case', () => {
    expect(idsOf(filterRows(rows, ' se-0 ', 'all'))).toEqual(['d']);
  });

  it('puts devices without a workshop last', () => {
    expect(groupByWorkshop(rows).map((group) => group.workshopName)).toEqual(['包装车间', '原料库', null]);
  });

  it.each([
    [0, []],
    [1, ['a']],
    [3, ['a', 'd', 'c']],
    [Number.POSITIVE_INFINITY, ['a', 'd', 'c', 'b']],
  ])('has the first %s of the walk', (count, expected) => {
    expect(firstOf(groupByWorkshop(rows), count).flatMap((group) => idsOf(group.rows))).toEqual(expected);
  });
});

it.each([
  ['包装车间', '东墙靠门', '包装车间 · 东墙靠门'],
  ['包装车间', '包装车间', '包装车间'],
  [null, '厂区北门', '厂区北门'],
  [null, '', ''],
])('a device in %s at %s stands at %s', (workshopName, location, words) => {
  expect(standsAt({ workshopName, location })).toBe(words);
});

describe('the next device', () => {
  it('is the next one to do in walking order', () => {
    expect(nextDevice(rows, 'a')?.deviceId).toBe('c');
    expect(nextDevice(rows, 'c')?.deviceId).toBe('b');
  });

  it('wraps round and ends when all are done', () => {
    expect(nextDevice(rows, 'b')?.deviceId).toBe('c');
    expect(
      nextDevice(
        rows.map((row) => ({ ...row, check: emptyCheck() })),
        'a',
      ),
    ).toBeNull();
  });
});

describe('one tap', () => {
  type Item = InspectionTemplateRecord['directions'][number]['items'][number];
  const item = (over: Partial<Item>): Item => ({
    id: 'i1',
    name: '设备状态',
    type: 'choice',
    required: true,
    options: [
      { id: 'broken', label: '破损', raisesRisk: true },
      { id: 'good', label: '完好', raisesRisk: false },
      { id: 'dusty', label: '积尘', raisesRisk: false },
    ],
    multiple: false,
    unit: '',
    min: null,
    max: null,
    alarmAbove: null,
    ...over,
  });
  const template = (items: readonly Item[]): InspectionTemplateRecord => ({
    id: 't1',
    version: 1,
    updatedAt: '2026-05-04T02:30:00.000Z',
    name: '捕鼠器巡检',
    deviceType: 'mouseTrap',
    process: '',
    directions: [{ id: 'g1', name: '外观', note: '', items: [...items] }],
  });

  const today = '2026-05-04';

  it('goes by the day at the site', () => {
    const since = item({ type: 'text', options: [], required: false, requiredIf: "today() = '2026-05-04'" });
    expect(usualAnswers(template([since]), today)).toBeNull();
    expect(usualAnswers(template([since]), '2026-05-03')).toEqual({});
  });

  it('answers required items with their first option that raises no risk, and leaves the others open', () => {
    expect(usualAnswers(template([item({}), item({ id: 'i2', required: false })]), today)).toEqual({ i1: ['good'] });
  });

  it('answers a yes or no by what is no risk, and nothing that is then not asked', () => {
    const lit = item({ id: 'lit', type: 'yesNo', riskWhen: 'no', options: [] });
    const why = item({ id: 'why', type: 'text', options: [], showIf: "${lit} = 'no'" });
    expect(usualAnswers(template([lit, why]), today)).toEqual({ lit: true });
    expect(usualAnswers(template([{ ...lit, riskWhen: 'yes' }, why]), today)).toBeNull();
  });

  it('says nothing more where the type has no template', () => {
    expect(usualAnswers(null, today)).toEqual({});
  });

  it.each([
    item({ type: 'text' }),
    item({ type: 'number' }),
    item({ type: 'yesNo' }),
    item({ type: 'text', required: false, requiredIf: 'true()' }),
    item({ options: [{ id: 'broken', label: '破损', raisesRisk: true }] }),
  ])('is not offered where a required answer has to be given by hand: %#', (demanding) => {
    expect(usualAnswers(template([demanding]), today)).toBeNull();
  });
});
