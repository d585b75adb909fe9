import type { Reading, SheetRow, TaskEvent } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { emptyCheck, sheetRow } from '../sheet-rows.fixture';
import { exceptionsOf } from './exceptions';

const at = '2026-05-01T02:00:00.000Z';

function lamp(now: number, last: number | null, over: Partial<SheetRow> = {}): SheetRow {
  const reading: Reading = {
    type: 'flyLamp',
    counts: [{ species: 'fly', count: now }],
    boardFill: null,
    lampOn: true,
    boardReplaced: false,
  };
  return sheetRow({
    type: 'flyLamp',
    check: { ...emptyCheck(), reading },
    lastReading: last === null ? null : { at, value: last },
    ...over,
  });
}

function trap(count: number): SheetRow {
  const check = emptyCheck();
  if (check.reading?.type !== 'mouseTrap') throw new Error('The fixture is a mouse trap.');
  return sheetRow({ check: { ...check, reading: { ...check.reading, counts: [{ species: 'houseMouse', count }] } } });
}

function correctionOf(deviceId: string): TaskEvent {
  const figure = { outcome: 'checked', value: 7, reason: '' } as const;
  return {
    id: `e-${deviceId}`,
    at,
    accountName: '李强',
    happening: {
      kind: 'checkChanged',
      deviceId,
      code: 'SL-0001',
      deviceType: 'mouseTrap',
      recordedBy: '王磊',
      recordedAt: at,
      before: figure,
      after: { ...figure, value: 2 },
    },
  };
}

const kindsOf = (row: SheetRow, events: readonly TaskEvent[] = []) => exceptionsOf([row], events)[0]?.kinds ?? [];

describe('what stands out in a visit', () => {
  it.each([
    ['twice as many', lamp(11, 4), ['rise']],
    ['many more, but not twice as many', lamp(26, 20), []],
    ['two more', lamp(3, 1), []],
    ['as many', lamp(4, 4), []],
    ['half as many', lamp(5, 11), ['drop']],
    ['nothing to compare with', lamp(40, null), []],
    ['one mouse', trap(1), ['rodent']],
    ['an empty trap', trap(0), []],
    ['not opened, with a reason', sheetRow({ check: emptyCheck('inaccessible') }), ['notChecked']],
    [
      'not opened, without a reason',
      sheetRow({ check: { ...emptyCheck('inaccessible'), reason: ' ' } }),
      ['unexplained'],
    ],
    ['no record', sheetRow(), ['unexplained']],
  ] as const)('%s', (_, row, kinds) => {
    expect(kindsOf(row)).toEqual(kinds);
  });

  it('a reading that was corrected is shown, with what stood there before', () => {
    const [found] = exceptionsOf([trap(0)], [correctionOf('d1'), correctionOf('another')]);
    expect(found?.kinds).toEqual(['corrected']);
    expect(found?.corrections.map(({ id }) => id)).toEqual(['e-d1']);
  });

  it('the gravest come first, then what changed most', () => {
    const rows = [
      lamp(5, 11, { deviceId: 'fewer' }),
      lamp(11, 4, { deviceId: 'more' }),
      lamp(30, 4, { deviceId: 'most' }),
      { ...trap(1), deviceId: 'mouse' },
      lamp(4, 4, { deviceId: 'same' }),
      sheetRow({ deviceId: 'nothing' }),
    ];
    expect(exceptionsOf(rows, []).map(({ row }) => row.deviceId)).toEqual([
      'nothing',
      'mouse',
      'most',
      'more',
      'fewer',
    ]);
  });
});
