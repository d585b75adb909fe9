import { describe, expect, it } from 'vitest';
import { emptyCheck, sheetRow } from '../sheet-rows.fixture';
import { bodyOfDraft, checkProblems, draftOfRow, zeroCatchBody } from './check-draft';

describe('the check of a device', () => {
  it('that was opened carries its reading and no reason', () => {
    const body = bodyOfDraft({ ...draftOfRow(sheetRow()), reason: 'left over from before' });
    expect(body).toMatchObject({ outcome: 'checked', reason: '', reading: { type: 'mouseTrap' } });
  });

  it('that was not opened has no reading, never a zero', () => {
    const draft = { ...draftOfRow(sheetRow()), outcome: 'inaccessible' as const, reason: ' 货架挡住 ' };
    expect(bodyOfDraft(draft)).toMatchObject({
      outcome: 'inaccessible',
      reason: '货架挡住',
      reading: null,
      answers: {},
    });
  });

  it('that was not opened asks why', () => {
    const draft = { ...draftOfRow(sheetRow()), outcome: 'missing' as const };
    expect(checkProblems(draft)).toEqual({ reason: 'reasonMissing' });
    expect(bodyOfDraft(draft)).toBeNull();
  });

  it('opens for correction with what was recorded', () => {
    const draft = draftOfRow(sheetRow({ check: emptyCheck('inaccessible') }));
    expect(draft).toMatchObject({ outcome: 'inaccessible', reason: '门已上锁', reading: { type: 'mouseTrap' } });
  });

  it('with one tap says that nothing was caught', () => {
    const body = zeroCatchBody(sheetRow({ type: 'baitStation', place: 'outdoor' }), { i1: ['o1'] });
    expect(body).toMatchObject({
      outcome: 'checked',
      reading: { type: 'baitStation', consumedPercent: 0 },
      answers: { i1: ['o1'] },
    });
  });
});
