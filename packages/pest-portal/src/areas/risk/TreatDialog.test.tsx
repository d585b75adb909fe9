import { screen, waitFor, within } from '@testing-library/react';
import type { Risk } from 'pest-sdk';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const treated = (change: Partial<Risk>): MockAnswers => {
  const page = sampleResult('risk.list');
  return {
    'task.details': { ...sampleResult('task.details'), state: 'checkedIn', submitted: null, reviewed: null },
    'risk.list': {
      ...page,
      items: page.items.slice(0, 1).map((one) => ({ ...one, assignedTo: 'company', verifiedAt: null, ...change })),
    },
  };
};

async function opened(risk: Partial<Risk>) {
  const portal = renderPortal('/servicePage/detail?id=task-1', { answers: treated(risk) });
  await portal.user.click(await screen.findByRole('tab', { name: /^风险 ?1$/ }));
  await portal.user.click(await screen.findByRole('button', { name: '更新处理' }));
  const dialog = await screen.findByRole('dialog');
  const sent = () => portal.calls.filter(({ name }) => name === 'risk.treat').map(({ request }) => request);
  return { ...portal, sent, act: (name: string) => portal.user.click(within(dialog).getByRole('button', { name })) };
}

test.each([
  ['标记为已解决', 'unresolved', 'resolved'],
  ['未解决，继续跟进', 'resolved', 'unresolved'],
] as const)('%s is one press, whatever was decided before', async (act, before, state) => {
  const { act: press, sent } = await opened({ state: before, treatment: 'Sealed' });
  await press(act);
  await waitFor(() => expect(sent()).toMatchObject([{ state, treatment: 'Sealed' }]));
});

test('a decision that was not sent is not remembered by the other button', async () => {
  const { act, sent, user } = await opened({ state: 'unresolved', treatment: 'Sealed' });
  const what = screen.getByRole('textbox', { name: /处理情况/ });
  await user.clear(what);
  await act('未解决，继续跟进');
  expect(what).toHaveAccessibleDescription('请填写处理情况');
  await user.type(what, 'Door replaced');
  await act('标记为已解决');
  await waitFor(() => expect(sent()).toMatchObject([{ state: 'resolved', treatment: 'Door replaced' }]));
});

test.each(['标记为已解决', '未解决，继续跟进'])('%s pressed twice is sent once', async (name) => {
  const { user, sent } = await opened({ state: 'unresolved', treatment: 'Sealed' });
  await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});
