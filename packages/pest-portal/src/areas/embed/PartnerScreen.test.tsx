import { screen, within } from '@testing-library/react';
import type { Partner, WebhookDelivery, WebhookEndpoint } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const partner: Partner = {
  id: 'partner-1',
  name: '客户 ERP',
  origins: [],
  keyEnd: 'Zx9q',
  madeBy: '李明',
  madeAt: '2026-05-04T02:30:00.000Z',
  keyMadeAt: '2026-05-04T02:30:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const webhook: WebhookEndpoint = {
  id: 'webhook-1',
  url: 'https://erp.example.com/events',
  events: ['report.approved', 'risk.opened'],
  customerIds: [],
  enabled: true,
  stopped: null,
  oldSecretUntil: null,
  madeAt: '2026-05-04T02:30:00.000Z',
};
const delivery: WebhookDelivery = {
  id: 'message-1',
  url: webhook.url,
  type: 'report.approved',
  state: 'due',
  happenedAt: '2026-05-04T02:30:00.000Z',
  tries: 2,
  triedAt: '2026-05-04T02:31:00.000Z',
  dueAt: '2026-05-04T02:36:00.000Z',
  status: 503,
  fault: 'status',
};
const answers = {
  'embed.partners': [partner],
  'embed.webhooks': [webhook],
  'embed.webhookDeliveries': { items: [delivery], total: 1, page: 1, limit: 20 },
};
const at = '/system/partner?id=partner-1';

test('shows what a partner is told, what came of it, and why the server stopped', async () => {
  renderPortal(at, {
    answers: { ...answers, 'embed.webhooks': [{ ...webhook, enabled: false, stopped: 'gone' as const }] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '客户 ERP' })).toBeVisible();
  expect(screen.getByText('合作方编号').nextSibling).toHaveTextContent('partner-1');
  const addresses = within(await screen.findByRole('region', { name: '推送地址' }));
  expect(addresses.getByText(/报告已通过，含数据.*发现风险/)).toBeVisible();
  expect(addresses.getByText('已停止：对方拒收（410）')).toBeVisible();
  const messages = within(await screen.findByRole('region', { name: '推送记录' }));
  expect(await messages.findByText('HTTP 503')).toBeVisible();
  expect(messages.getByText(/2 次.*下次/)).toBeVisible();
});

test('a secret is told once, after the address and its events were chosen', async () => {
  const made = { id: 'webhook-2', secret: 'whsec_c2hvd24gb25jZQ==' };
  const { user, calls } = renderPortal(at, { answers: { ...answers, 'embed.addWebhook': made } });
  await user.click(await screen.findByRole('button', { name: '新增推送地址' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /地址/ }), 'http://erp.example.com/events');
  await user.click(form.getByRole('button', { name: '生成签名密钥' }));
  expect(form.getByText(/https 开头的完整地址/)).toBeVisible();
  expect(calls.some(({ name }) => name === 'embed.addWebhook')).toBe(false);
  await user.clear(form.getByRole('textbox', { name: /地址/ }));
  await user.type(form.getByRole('textbox', { name: /地址/ }), 'https://erp.example.com/events');
  await user.click(form.getByRole('checkbox', { name: '库存低于预警值' }));
  await user.click(form.getByRole('button', { name: '生成签名密钥' }));
  expect(await screen.findByDisplayValue(made.secret)).toBeVisible();
  expect(calls.find(({ name }) => name === 'embed.addWebhook')?.request).toEqual({
    partnerId: 'partner-1',
    url: 'https://erp.example.com/events',
    events: ['stock.low'],
    customerIds: [],
  });
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByDisplayValue(made.secret)).not.toBeInTheDocument();
});

test('nothing is added or tested where the key was revoked; what was sent stays to be seen', async () => {
  const revoked = { ...partner, revokedAt: '2026-05-05T02:30:00.000Z' };
  renderPortal(at, { answers: { ...answers, 'embed.partners': [revoked] } });
  expect(await screen.findByText('密钥已吊销，不再推送。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增推送地址' })).not.toBeInTheDocument();
  expect(await screen.findByText('HTTP 503')).toBeVisible();
});
