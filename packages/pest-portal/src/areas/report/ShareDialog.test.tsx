import { screen, within } from '@testing-library/react';
import type { ReportShare } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const path = '/myEcharts?id=report-1';
const share: ReportShare = {
  id: 'share-1',
  link: 'https://pest.test/iosEcharts?report=abc',
  state: 'open',
  madeBy: '赵敏',
  madeAt: '2026-05-04T02:00:00.000Z',
  endsAt: '2026-06-03T16:00:00.000Z',
  views: 2,
  lastViewedAt: '2026-05-05T02:00:00.000Z',
};

function reportThat(change: Partial<ReturnType<typeof sampleResult<'report.detail'>>> = {}) {
  return { ...sampleResult('report.detail'), kind: 'report' as const, state: 'approved' as const, ...change };
}

async function openDialog(answers: Parameters<typeof renderPortal>[1] = {}) {
  const portal = renderPortal(path, {
    ...answers,
    answers: { 'report.detail': reportThat(), 'report.shares': [share], ...answers?.answers },
  });
  await portal.user.click(await screen.findByRole('button', { name: '分享' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog')) };
}

describe('sharing a report', () => {
  test('makes a link that ends in 30 days unless another day is chosen', async () => {
    const { user, calls, dialog } = await openDialog();
    const day = dialog.getByLabelText(/有效至/);
    expect(day).toHaveDisplayValue(/^\d{4}-\d\d-\d\d$/);
    await user.click(dialog.getByRole('button', { name: '生成链接' }));
    expect(await screen.findByText('链接已生成')).toBeInTheDocument();
    const made = calls.filter(({ name }) => name === 'report.share');
    expect(made).toHaveLength(1);
    expect(made[0]?.request).toMatchObject({ lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  test('shows each link with its last day, who made it and how often it was opened', async () => {
    const { dialog } = await openDialog({
      answers: {
        'report.shares': [
          share,
          { ...share, id: 'share-2', link: null, state: 'revoked', views: 0, lastViewedAt: null },
        ],
      },
    });
    expect(await dialog.findByText('有效')).toBeInTheDocument();
    expect(dialog.getAllByText('2026-06-03')).toHaveLength(2);
    expect(dialog.getByText(/^2 次/)).toBeInTheDocument();
    expect(dialog.getByText('未查看')).toBeInTheDocument();
    // A revoked link is neither handed on nor revoked again.
    expect(dialog.getAllByRole('button', { name: '收回' })).toHaveLength(1);
    expect(dialog.getByRole('link', { name: '打开' })).toHaveAttribute('href', `${share.link}&lang=zh`);
  });

  test('asks before it revokes one', async () => {
    const { user, calls, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: '收回' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/立即无法再查看/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: '收回' }));
    expect(await screen.findByText('链接已收回')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'report.endShare')?.request).toEqual({ id: 'share-1' });
  });

  test('a rejected report has no new links', async () => {
    const { dialog } = await openDialog({ answers: { 'report.detail': reportThat({ state: 'rejected' }) } });
    expect(dialog.getByText('已驳回的报告不能分享，修改后可再分享。')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '生成链接' })).not.toBeInTheDocument();
  });

  test('is not offered to whoever may only read the report', async () => {
    renderPortal(path, { as: 'technician', answers: { 'report.detail': reportThat() } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: '分享' })).not.toBeInTheDocument();
  });
});
