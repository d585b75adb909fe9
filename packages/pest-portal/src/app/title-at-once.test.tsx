import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/render-portal';

/** Pages whose own call says what they show, which nobody answers here. */
test.each([
  ['/home', 'home.todayData', 'customer'],
  ['/documents', 'document.binder', 'customer'],
  ['/detailCustomer?id=customer-1', 'customer.details', 'administrator'],
  ['/servicePage/detail?id=task-1', 'task.details', 'administrator'],
  ['/servicePage/inspect?id=task-1', 'inspection.sheet', 'technician'],
  ['/myEcharts?id=report-1', 'report.detail', 'administrator'],
] as const)('%s has its title while %s is asked', async (at, call, as) => {
  const { calls } = renderPortal(at, { as, answers: { [call]: () => new Promise<never>(() => undefined) } });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(call));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
});
