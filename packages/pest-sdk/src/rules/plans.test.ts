import { expect, it } from 'vitest';
import { accountLimits, type Plan, seatsTaken, unfairPrice } from './plans';

it.each([
  [[], 5, null],
  [['premium'], 15, null],
  [['premium', 'silver'], 15, 10],
  [['silver'], 5, 10],
  [['silver', 'gold'], 5, 25],
  [['flagship', 'gold'], null, 25],
] satisfies [Plan[], number | null, number | null][])(
  'with %j: %s accounts, %s service staff',
  (held, accounts, staff) => {
    expect(accountLimits(held)).toEqual({ accounts, serviceStaff: staff });
  },
);

it.each([
  ['without a membership all are members', null, { accounts: 5, serviceStaff: 4 }, { accounts: 5, serviceStaff: 0 }],
  [
    'ten of a membership are beside the members',
    10,
    { accounts: 11, serviceStaff: 10 },
    { accounts: 1, serviceStaff: 10 },
  ],
  ['beyond ten they are members', 10, { accounts: 14, serviceStaff: 12 }, { accounts: 4, serviceStaff: 10 }],
  ['nobody takes a seat twice', 25, { accounts: 6, serviceStaff: 4 }, { accounts: 2, serviceStaff: 4 }],
])('%s', (_, serviceStaff, counted, taken) => {
  expect(seatsTaken({ accounts: 5, serviceStaff }, counted)).toEqual(taken);
});

it.each([
  [
    { premium: 999, silver: 1999 },
    { dearer: 'silver', cheaper: 'premium' },
  ],
  [
    { silver: 900, gold: 800 },
    { dearer: 'silver', cheaper: 'gold' },
  ],
  [
    { premium: 999, flagship: 998 },
    { dearer: 'premium', cheaper: 'flagship' },
  ],
  [{ premium: 999, flagship: 6999, silver: 799, gold: 1999 }, null],
  [{ premium: 999, gold: 1999 }, null],
  [{ premium: 999, silver: 999 }, null],
  [{}, null],
])('of %j, the dearer that gives no more is %j', (prices, unfair) => {
  expect(unfairPrice(prices)).toEqual(unfair);
});
