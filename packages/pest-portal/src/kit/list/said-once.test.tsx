import { screen, waitFor } from '@testing-library/react';
import type { EndpointName } from 'pest-sdk';
import { type MockAnswers, refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const asked = [
  'customer.list',
  'customer.places',
  'customer.requests',
  'customer.allList',
  'floorPlan.list',
  'workshop.list',
  'deviceRole.account',
  'deviceRole.matches',
  'account.list',
  'account.number',
  'schedule.board',
] as const satisfies readonly EndpointName[];

const nothingAnswers: MockAnswers = Object.fromEntries(asked.map((name) => [name, refusal('general.systemError')]));

test.each([
  '/customer/list',
  '/customer/list?view=map',
  '/workshop',
  '/deviceAdd',
  '/system/account',
  '/servicePage/newAdd',
])('%s says once that nothing answers, and offers to ask again', async (path) => {
  renderPortal(path, { answers: nothingAnswers });
  // What fails first says so until the list says it for both.
  await waitFor(() => {
    expect(screen.getByText('系统错误，请稍后重试')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '重试' })).not.toHaveLength(0);
  });
  expect(screen.queryByText(/^还没有/)).toBeNull();
});

test('a request to serve that cannot be read is said where the customers can', async () => {
  renderPortal('/customer/list', { answers: { 'customer.requests': refusal('general.systemError') } });
  expect(await screen.findByText('系统错误，请稍后重试')).toBeVisible();
});

test('who cannot choose a customer can ask for them again, where the service is planned', async () => {
  const { user, answer } = renderPortal('/servicePage/newAdd', {
    answers: { 'customer.allList': refusal('general.systemError') },
  });
  expect(await screen.findByText('客户没有加载出来。')).toBeVisible();
  answer({ 'customer.allList': [{ id: 'customer-1', name: '禾穗食品' }] });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('option', { name: '禾穗食品' })).toBeInTheDocument();
});
