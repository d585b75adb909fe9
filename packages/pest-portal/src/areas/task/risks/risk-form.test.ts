import { describe, expect, it } from 'vitest';
import { awaitsVerification, bodyOfRisk, bodyOfTreatment, isOverdue, newRisk, riskProblems } from './risk-draft';

describe('a risk', () => {
  it('asks where and what', () => {
    expect(riskProblems(newRisk(null))).toEqual({ location: 'locationMissing', description: 'descriptionMissing' });
    expect(bodyOfRisk(newRisk(null))).toBeNull();
  });

  it('found at a device starts where the device stands', () => {
    const draft = { ...newRisk({ deviceId: 'd1', location: '东墙靠门' }), description: ' 门缝大于 1 cm ' };
    expect(bodyOfRisk(draft)).toMatchObject({
      deviceId: 'd1',
      location: '东墙靠门',
      description: '门缝大于 1 cm',
      dueDay: null,
    });
  });

  it.each([
    ['2026-05-03', 'untreated', true],
    ['2026-05-03', 'unresolved', true],
    ['2026-05-03', 'resolved', false],
    ['2026-05-04', 'untreated', false],
    [null, 'untreated', false],
  ] as const)('due %s and %s on 2026-05-04 is overdue: %s', (dueDay, state, expected) => {
    expect(isOverdue({ dueDay, state }, '2026-05-04')).toBe(expected);
  });

  it('waits for somebody to verify it once resolved', () => {
    expect(awaitsVerification({ state: 'resolved', verifiedAt: null })).toBe(true);
    expect(awaitsVerification({ state: 'resolved', verifiedAt: '2026-05-04T00:00:00.000Z' })).toBe(false);
    expect(awaitsVerification({ state: 'unresolved', verifiedAt: null })).toBe(false);
  });
});

it('a treatment says what was done', () => {
  const draft = { state: 'unresolved' as const, treatment: '  ', photos: [] };
  expect(bodyOfTreatment('r1', draft)).toBeNull();
  expect(bodyOfTreatment('r1', { ...draft, treatment: '已报修' })).toMatchObject({ id: 'r1', state: 'unresolved' });
});
