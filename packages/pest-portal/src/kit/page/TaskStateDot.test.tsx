import { screen, within } from '@testing-library/react';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const [service] = sampleResult('task.list').items;
const state = 'pendingReview' as const;
const answers = service && { 'task.list': { items: [{ ...service, state }], total: 1, page: 1, limit: 20 } };

test.each([
  ['technician', '已提交', '待审核'],
  ['administrator', '待审核', '已提交'],
] as const)('a service handed in is %s’s %s, in the list and in its filter', async (as, mine, theirs) => {
  renderPortal('/servicePage/undoneList', { as, answers });
  const row = await screen.findByRole('row', { name: /S-20260504-001/ });
  expect(within(row).getByText(mine)).toBeInTheDocument();
  const choices = within(screen.getByRole('radiogroup', { name: '状态' }));
  expect(choices.getByRole('radio', { name: new RegExp(`^${mine}`) })).toBeInTheDocument();
  expect(choices.getByRole('radio', { name: /^未提交/ })).toBeInTheDocument();
  expect(choices.queryByRole('radio', { name: new RegExp(`^${theirs}`) })).toBeNull();
});
