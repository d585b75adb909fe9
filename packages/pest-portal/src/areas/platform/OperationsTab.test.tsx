import { screen, within } from '@testing-library/react';
import type { Operations } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const at = '2026-05-04T02:00:00.000Z';
const before = '2026-05-03T02:00:00.000Z';
const operations: Operations = {
  health: {
    databaseBytes: 36_700_160,
    engine: 'embedded',
    disk: 'full',
    clockAheadSeconds: -42,
    dumps: { inTime: false, lastAt: before },
  },
  jobs: [
    { job: 'due messages', startedAt: at, endedAt: at, failedAt: before },
    { job: 'old notices', startedAt: at, endedAt: before, failedAt: at },
    { job: 'unused files', startedAt: at, endedAt: before, failedAt: null },
  ],
  queues: [
    { queue: 'messages', waiting: 3, oldestAt: before, failed: 2 },
    { queue: 'webhooks', waiting: 0, oldestAt: null, failed: 0 },
  ],
  storage: [{ name: '清禾虫控', files: 12, bytes: 3_145_728 }],
  calls: { since: at, rows: [{ row: 'report.exportPdf', calls: 4, faults: 1, meanMs: 1250, worstMs: 3100 }] },
};

function open() {
  const account = { platform: true } as const;
  return renderPortal('/admin?tab=operations', { account, answers: { 'platform.operations': operations } });
}

test('what is wrong says so in words: disk, clock and dumps', async () => {
  open();
  for (const words of ['不足，暂停写入', '比数据库慢 42 秒', '2026-05-03 10:00，已超时'])
    expect(await screen.findByText(words)).toBeVisible();
});

test('a job’s outcome is that of its last run, and an older failure is not', async () => {
  open();
  await screen.findByRole('heading', { name: '后台任务' });
  const outcome = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(outcome('发送邮件和短信').getByText('完成')).toBeVisible();
  expect(outcome('清理旧的通知').getByText(/失败/)).toBeVisible();
  expect(outcome('清理未使用的文件').getByText('进行中或已中断')).toBeVisible();
});

test('what failed leads to the list in which it is sent again', async () => {
  const { user } = open();
  expect(await screen.findByText(/等待 3 · 最早 2026-05-03 10:00/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: '失败 2' }));
  expect(await screen.findByRole('tab', { name: /^邮件与短信/, selected: true })).toBeVisible();
  expect(screen.getByRole('combobox', { name: '发送状态' })).toHaveDisplayValue(/失败/);
});
