import { expect, it } from 'vitest';
import { accountLimits, type Plan } from './plans';

it.each([
  [[], 5, null],
  [['premium'], 15, null],
  [['premium', 'silver'], 15, 10],
  [['silver'], 10, 10],
  [['silver', 'gold'], 25, 25],
  [['flagship', 'gold'], null, 25],
] satisfies [Plan[], number | null, number | null][])(
  'with %j: %s accounts, %s service staff',
  (held, accounts, staff) => {
    expect(accountLimits(held)).toEqual({ accounts, serviceStaff: staff });
  },
);
