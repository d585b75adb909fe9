import { checkRequest, contract } from 'pest-sdk/schemas';
import { describe, expect, it } from 'vitest';
import { emptyRisk, type RiskValues, riskRequest } from './risk-form';

const asked = (values: RiskValues) => checkRequest(contract.risk.add.request, riskRequest('t1', values));

describe('a risk', () => {
  it('asks where and what', () => {
    expect(asked(emptyRisk(null)).issues?.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'location required',
      'description required',
    ]);
  });

  it('found at a device starts where the device stands', () => {
    const values = { ...emptyRisk({ deviceId: 'd1', location: '东墙靠门' }), description: ' 门缝大于 1 cm ' };
    expect(asked(values).request).toMatchObject({
      taskId: 't1',
      deviceId: 'd1',
      location: '东墙靠门',
      description: '门缝大于 1 cm',
      dueDay: null,
    });
  });
});

it('a treatment says what was done', () => {
  const treatment = { id: 'r1', state: 'unresolved', treatment: '  ', photos: [] };
  expect(checkRequest(contract.risk.treat.request, treatment).issues).toMatchObject([
    { path: 'treatment', kind: 'required' },
  ]);
});
