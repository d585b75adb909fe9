import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity, rankByActivity } from './activity';
import { readMoment } from './dates';
import { customerAdministration, permissions, permissionsOf, readPower, writePower } from './permissions';
import { stockAccess, stockStatus, visibleStockWarnings } from './stock-status';
import {
  blocksApproval,
  changeRefusal,
  checkInRefusal,
  progressSteps,
  type SubmitFacts,
  submitRefusal,
  taskProgress,
} from './task-states';
import { dayInZone, daysBetween, daysOfRange, lastYearSpan, previousSpan, timeRanges } from './time-range';

describe('check-in', () => {
  const facts = { state: 'allocated', staffCount: 1, plannedDay: '2026-05-04', today: '2026-05-04' } as const;
  it.each([
    ['on the service day with staff', facts, null],
    ['a day early', { ...facts, today: '2026-05-03' }, 'task.notServiceDay'],
    ['a day late', { ...facts, today: '2026-05-05' }, 'task.notServiceDay'],
    ['without staff', { ...facts, staffCount: 0, state: 'unallocated' as const }, 'task.noStaff'],
    ['a second time', { ...facts, state: 'checkedIn' as const }, 'task.alreadyCheckedIn'],
    ['after review', { ...facts, state: 'reviewed' as const }, 'task.alreadyCheckedIn'],
  ])('%s', (_, input, error) => {
    expect(checkInRefusal(input)).toBe(error);
  });

  it.each([
    ['unallocated', null],
    ['allocated', null],
    ['checkedIn', 'task.begun'],
    ['submitted', 'task.begun'],
    ['pendingReview', 'task.begun'],
    ['reviewed', 'task.begun'],
  ] as const)('a change in state %s answers %s', (state, error) => {
    expect(changeRefusal(state)).toBe(error);
  });
});

describe('progress', () => {
  it.each([
    ['unallocated', false, 'unallocated', 'unallocated'],
    ['allocated', false, 'pendingCheckIn', 'pendingCheckIn'],
    ['checkedIn', false, 'checkedIn', 'checkedIn'],
    ['checkedIn', true, 'notSubmitted', 'notSubmitted'],
    ['submitted', true, 'taskSubmitted', 'pendingReview'],
    ['pendingReview', true, 'taskSubmitted', 'pendingReview'],
    ['reviewed', true, 'reviewed', 'reviewed'],
  ] as const)('%s, recorded: %s, is %s to its author and %s to its reviewer', (state, recorded, author, reviewer) => {
    expect(taskProgress({ state, recorded }, false)).toBe(author);
    expect(taskProgress({ state, recorded }, true)).toBe(reviewer);
    expect(progressSteps(false)).toContain(author);
    expect(progressSteps(true)).toContain(reviewer);
  });

  it('has six steps for each reader', () => {
    expect([progressSteps(true).length, progressSteps(false).length]).toEqual([6, 6]);
  });
});

describe('submit', () => {
  const done: SubmitFacts = {
    inspection: 'devices',
    places: ['indoor', 'outdoor'],
    due: { indoor: 4, outdoor: 2 },
    answered: { indoor: 4, outdoor: 2 },
    recorded: 6,
    asRoutine: false,
    untreatedRisks: 0,
  };
  const nothing = { answered: { indoor: 0, outdoor: 0 }, recorded: 0 };
  it.each([
    ['everything done', done, null],
    ['no device at all', { ...done, ...nothing }, 'task.noInspectionRecord'],
    ['no device at all, as routine', { ...done, ...nothing, asRoutine: true }, null],
    [
      'an indoor device left, as routine',
      { ...done, answered: { indoor: 3, outdoor: 2 }, asRoutine: true },
      'task.indoorUnfinished',
    ],
    [
      'an outdoor device left, as routine',
      { ...done, answered: { indoor: 4, outdoor: 1 }, asRoutine: true },
      'task.outdoorUnfinished',
    ],
    [
      'only a device recorded that is no longer due, as routine',
      { ...done, ...nothing, recorded: 1, asRoutine: true },
      'task.indoorUnfinished',
    ],
    ['an indoor device left', { ...done, answered: { indoor: 3, outdoor: 2 } }, 'task.indoorUnfinished'],
    ['an outdoor device left', { ...done, answered: { indoor: 4, outdoor: 1 } }, 'task.outdoorUnfinished'],
    [
      'an outdoor device left that is not asked for',
      { ...done, places: ['indoor' as const], answered: { indoor: 4, outdoor: 1 } },
      null,
    ],
    ['a risk untreated', { ...done, untreatedRisks: 1 }, 'task.risksUntreated'],
    ['routine without records', { ...done, inspection: 'routine' as const, ...nothing }, null],
    [
      'routine with a risk untreated',
      { ...done, inspection: 'routine' as const, untreatedRisks: 1 },
      'task.risksUntreated',
    ],
  ])('%s', (_, facts, error) => {
    expect(submitRefusal(facts)).toBe(error);
  });
});

describe('approving', () => {
  const visit = {
    inspection: 'devices',
    devicesDue: 4,
    devicesChecked: 4,
    devicesNotReached: 0,
    unexplained: 0,
  } as const;
  it.each([
    ['every device looked at', visit, false],
    ['a device without a record', { ...visit, devicesChecked: 3 }, true],
    ['a device out of reach, and why', { ...visit, devicesChecked: 3, devicesNotReached: 1 }, false],
    ['a device not opened, and no word why', { ...visit, unexplained: 1 }, true],
    ['a routine visit without records', { ...visit, inspection: 'routine' as const, devicesChecked: 0 }, false],
  ])('%s: blocked %s', (_, facts, blocked) => {
    expect(blocksApproval(facts)).toBe(blocked);
  });
});

describe('activity', () => {
  it.each([
    [
      'a lamp: captures per device-day × 30',
      { deviceType: 'flyLamp', captures: 14, consumedPercent: null, exposureDays: 7 },
      60,
    ],
    ['a trap on its first day', { deviceType: 'mouseTrap', captures: 1, consumedPercent: null, exposureDays: 0 }, 30],
    [
      'a bait station: the share eaten',
      { deviceType: 'baitStation', captures: 0, consumedPercent: 25, exposureDays: 30 },
      0.25,
    ],
  ] as const)('%s', (_, input, expected) => {
    expect(activity(input)).toBe(expected);
  });

  it('ranks by value, ties by code, and leaves zero out', () => {
    const rows = [
      { code: 'MT-2', value: 3 },
      { code: 'MT-1', value: 3 },
      { code: 'MT-3', value: 0 },
      { code: 'MT-4', value: 9 },
    ];
    expect(rankByActivity(rows, 10).map((row) => row.code)).toEqual(['MT-4', 'MT-1', 'MT-2']);
    expect(rankByActivity(rows, 1).map((row) => row.code)).toEqual(['MT-4']);
  });

  it('ranks the same whatever the order of the rows', () => {
    const row = fc.record({ code: fc.string({ minLength: 1, maxLength: 4 }), value: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: (r) => r.code }), (rows) => {
        expect(rankByActivity([...rows].reverse(), 10)).toEqual(rankByActivity(rows, 10));
      }),
    );
  });
});

describe('time ranges', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-01-31', '2026-03-01'],
    ['twoMonths', '2026-01-01', '2026-03-01'],
    ['threeMonths', '2025-12-02', '2026-03-01'],
  ] as const)('%s', (range, from, to) => {
    expect(daysOfRange(range, '2026-03-01')).toEqual({ from, to });
  });

  it.each(timeRanges)('compares %s with as many days just before', (range) => {
    const span = daysOfRange(range, '2026-03-01');
    const before = previousSpan(span);
    expect(daysBetween(before.from, before.to)).toBe(daysBetween(span.from, span.to));
    expect(daysBetween(before.to, span.from)).toBe(1);
  });

  it('finds the same days of last year, of which one may not have been', () => {
    expect(lastYearSpan({ from: '2026-10-24', to: '2026-11-22' })).toEqual({ from: '2025-10-24', to: '2025-11-22' });
    expect(lastYearSpan({ from: '2028-02-29', to: '2028-03-01' })).toEqual({ from: '2027-02-28', to: '2027-03-01' });
  });

  it('takes the day from the site, not from UTC', () => {
    expect(dayInZone('2026-05-03T16:00:00.000Z', 'Asia/Shanghai')).toBe('2026-05-04');
    expect(dayInZone('2026-05-03T15:59:59.999Z', 'Asia/Shanghai')).toBe('2026-05-03');
  });
});

describe('readMoment', () => {
  it.each([
    [1_777_852_800_000, '2026-05-04T00:00:00.000Z'],
    ['1777852800000', '2026-05-04T00:00:00.000Z'],
    ['2026-05-04T00:00:00Z', '2026-05-04T00:00:00.000Z'],
  ])('reads %s', (value, expected) => {
    expect(readMoment(value)?.toISOString()).toBe(expected);
  });
  it.each(['soon', '', '1777852800', 1_777_852_800, '2026', '2026-05-04', '2026-13-04T00:00:00Z', 1e300])(
    'reads nothing from %j',
    (value) => {
      expect(readMoment(value)).toBeNull();
    },
  );
});

describe('stock', () => {
  it.each([
    [0, 5, 'out'],
    [4, 5, 'warning'],
    [5, 5, 'normal'],
    [0, 0, 'out'],
  ] as const)('%i of %i is %s', (stock, level, status) => {
    expect(stockStatus(stock, level)).toBe(status);
  });

  it.each([
    ['both permissions', ['m_mquipment_inventory', 'm_mquipment_chemistry'], [1, 5]],
    ['the physical one', ['m_mquipment_inventory'], [1]],
    ['the chemical one', ['m_mquipment_chemistry'], [5]],
    ['neither', [], []],
  ] as const)('the bell shows holders of %s their kinds', (_, held, shown) => {
    const access = stockAccess((permission) => held.some((code) => code === permission));
    const items = [{ categoryId: 1 }, { categoryId: 5 }];
    expect(visibleStockWarnings(items, access).map((item) => item.categoryId)).toEqual(shown);
  });
});

describe('permissions', () => {
  it('gives an administrator everything but the service companies', () => {
    const codes = permissionsOf({ type: 1, power: '' });
    expect(codes).not.toContain('m_serve_management');
    expect(codes).toContain('m_client_list');
  });

  it('has the thirteen codes of a customer, of the specification', () => {
    expect([...customerAdministration].sort()).toEqual([
      'btn_account_add',
      'btn_account_delete',
      'btn_account_sub',
      'btn_device_role_delete',
      'btn_device_role_edit',
      'btn_device_role_save',
      'btn_serve_delete',
      'm_account_list',
      'm_account_management',
      'm_device_add',
      'm_device_management',
      'm_serve_management',
      'm_shift_management',
    ]);
  });

  it('gives a customer the fixed set whatever its power text says', () => {
    const codes = permissionsOf({ type: 3, power: writePower(['m_client_list']) });
    expect(codes).toContain('m_serve_management');
    expect(codes).not.toContain('m_client_list');
    expect(codes).not.toContain('m_mquipment_inventory');
  });

  it('reads staff rights from the power text: no service companies, no unknown codes', () => {
    const power = JSON.stringify({
      menuList: [{ code: 'm_index' }, { code: 'm_serve_management' }, { code: 'm_unknown' }],
      btnMap: [{ code: 'btn_service_review' }],
    });
    expect(permissionsOf({ type: 2, power })).toEqual(['m_index', 'btn_service_review']);
  });

  it('survives a power text that cannot be read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (power) =>
        readPower(power).every((code) => permissions.includes(code)),
      ),
    );
    expect(readPower('{"menuList": 3, "btnMap": [{"code": "btn_img_save"}]}')).toEqual(['btn_img_save']);
  });

  it('comes back from its own text', () => {
    expect(new Set(readPower(writePower(permissions)))).toEqual(
      new Set(permissions.filter((code) => code !== 'm_serve_management')),
    );
  });
});
