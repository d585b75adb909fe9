import type { SheetRow } from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { describe, expect, it } from 'vitest';
import { emptyCheck, sheetRow } from '../task/sheet-rows.fixture';
import { type CheckValues, checkValues, recordRequest, zeroCatch } from './check-form';

const asked = (values: CheckValues) =>
  checkRequest(contract.inspection.record.request, recordRequest('t1', 'd1', values));
const opened = (row: SheetRow = sheetRow()) => checkValues(row);

describe('the check of a device', () => {
  it('that was opened carries its reading and no reason', () => {
    expect(asked({ ...opened(), reason: 'left over from before' }).request).toMatchObject({
      outcome: 'checked',
      reason: '',
      reading: { type: 'mouseTrap' },
    });
  });

  it('that was not opened has no reading, never a zero', () => {
    expect(asked({ ...opened(), outcome: 'inaccessible', reason: ' 货架挡住 ' }).request).toMatchObject({
      outcome: 'inaccessible',
      reason: '货架挡住',
      reading: null,
      answers: {},
    });
  });

  it('that was not opened asks why', () => {
    expect(asked({ ...opened(), outcome: 'missing', reason: ' ' }).issues).toEqual([
      { path: 'reason', kind: 'required' },
    ]);
  });

  it('opens for correction with what was recorded', () => {
    expect(opened(sheetRow({ check: emptyCheck('inaccessible') }))).toMatchObject({
      outcome: 'inaccessible',
      reason: '门已上锁',
      reading: { type: 'mouseTrap' },
    });
  });

  it('opens without what only a record has', () => {
    expect(opened(sheetRow({ check: emptyCheck('inaccessible') }))).not.toHaveProperty('checkedAt');
  });

  it('keeps the photos of its questions apart in the form, and sends them with the others', () => {
    const seen = { photos: ['/seen.png'] };
    const check = { ...emptyCheck('checked'), photos: ['/a.png', '/seen.png'], answers: { seen } };
    const values = opened(sheetRow({ check }));
    expect(values).toMatchObject({ photos: ['/a.png'], answers: { seen } });
    expect(asked(values).request).toMatchObject({ photos: ['/a.png', '/seen.png'], answers: { seen } });
  });

  it('with one tap says that nothing was caught', () => {
    expect(zeroCatch('t1', sheetRow({ type: 'baitStation', place: 'outdoor' }), { i1: ['o1'] })).toMatchObject({
      outcome: 'checked',
      reading: { type: 'baitStation', consumedPercent: 0 },
      answers: { i1: ['o1'] },
    });
  });
});
