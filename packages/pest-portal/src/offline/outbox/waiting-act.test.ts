import { endpoints } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import type { WaitingCall } from './waiting-act';

const waiting: Readonly<Record<WaitingCall, true>> = {
  'task.checkIn': true,
  'task.submit': true,
  'inspection.record': true,
  'inspection.sign': true,
  'inspection.useChemical': true,
  'risk.add': true,
};

test('what can wait for a network is what the contract takes late', () => {
  const late = endpoints.flatMap(({ name, row }) => (row.mayComeLate ? [name] : []));
  expect(Object.keys(waiting).sort()).toEqual(late.sort());
});
