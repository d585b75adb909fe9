import { screen, waitFor, within } from '@testing-library/react';
import type { ContractRecord } from 'pest-sdk';
import { type MockAnswers, refusal } from 'pest-sdk/mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../../testing/render-portal';
import { readPdf } from './read-pdf';

const draw = vi.fn(async () => ({ width: 595, height: 842 }));
const closed = vi.fn();

beforeEach(() => {
  vi.mocked(readPdf).mockResolvedValue({ draw, close: closed });
});

const pending: ContractRecord = {
  id: 'contract-1',
  name: '年度服务合同',
  number: 'HT-2026-0031',
  file: 'https://pest.test/files/contract.pdf',
  stampedFile: null,
  sealTitle: '合同专用章',
  reviewerName: '赵敏',
  state: 'pending',
  reason: '',
  submittedAt: '2026-05-04T02:30:00.000Z',
  submittedBy: '孙丽',
  reviewedAt: null,
  reviewedBy: null,
  stampedPages: [],
  mayReview: true,
};
const page = (items: ContractRecord[]) => ({ items, total: items.length, page: 1, limit: 20 });
const open = (items: ContractRecord[], answers: MockAnswers = {}) =>
  renderPortal('/contract/contractMange', {
    account: { contracts: true },
    answers: { 'contract.approvedList': page(items), ...answers },
  });

test('a reviewer sees where the seal will stand, and approves, or refuses with a reason', async () => {
  const { user, calls } = open([pending], {
    'contract.placesOf': { keyword: '乙方', pages: 3, places: [{ page: 2, x: 0.2, y: 0.7, pageAspect: 0.7 }] },
  });
  await user.click(await screen.findByRole('button', { name: '审核 HT-2026-0031' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: '下载原件' })).toHaveAttribute('href', pending.file);
  expect(await dialog.findByText(/将在第 2 页盖章/)).toBeVisible();
  expect(await dialog.findByText('第 2 页，共 3 页，此页盖章 1 处')).toBeVisible();
  expect(dialog.getByRole('img', { name: '第 2 页，圆圈处盖章' }).querySelectorAll('circle')).toHaveLength(1);
  const drawn = [2, expect.any(HTMLCanvasElement), expect.any(Number), expect.any(AbortSignal)];
  await waitFor(() => expect(draw).toHaveBeenLastCalledWith(...drawn));
  await user.click(dialog.getByRole('button', { name: '下一页' }));
  expect(dialog.getByText('第 3 页，共 3 页，此页不盖章')).toBeVisible();
  expect(dialog.getByRole('img', { name: '第 3 页' })).toBeVisible();
  expect(dialog.getByRole('button', { name: '下一页' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: '驳回…' }));
  await user.click(dialog.getByRole('button', { name: '驳回' }));
  expect(dialog.getByRole('textbox', { name: /驳回原因/ })).toHaveAttribute('aria-invalid', 'true');
  await user.click(dialog.getByRole('button', { name: '返回' }));
  await user.click(dialog.getByRole('button', { name: '通过并盖章' }));
  await screen.findByText('合同已通过并盖章');
  expect(calls.find(({ name }) => name === 'contract.updateApply')?.request).toEqual({
    id: 'contract-1',
    outcome: 'approve',
  });
});

test.each([
  ['cannot be read', () => vi.mocked(readPdf).mockRejectedValueOnce(new Error('no PDF')), /未能打开/, ['重试']],
  ['is gone', () => vi.mocked(readPdf).mockResolvedValueOnce('gone'), /文件已不在/, []],
])('a contract that %s says so, with the shape of its page', async (_, broken, said, acts) => {
  broken();
  const { user } = open([pending], {
    'contract.placesOf': { keyword: '乙方', pages: 3, places: [{ page: 2, x: 0.2, y: 0.7, pageAspect: 0.7 }] },
  });
  await user.click(await screen.findByRole('button', { name: '审核 HT-2026-0031' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(said)).toBeVisible();
  expect(dialog.getByRole('img', { name: '第 2 页，圆圈处盖章' })).toBeVisible();
  expect(dialog.getByText('第 2 页，共 3 页，此页盖章 1 处')).toBeVisible();
  const again = dialog.queryAllByRole('button', { name: '重试' });
  expect(again.map(({ textContent }) => textContent)).toEqual(acts);
  for (const button of again) {
    await user.click(button);
    expect(await dialog.findByText('第 2 页，共 3 页，此页盖章 1 处')).toBeVisible();
    expect(dialog.queryByText(said)).not.toBeInTheDocument();
  }
});

test('who comes back to the window finds the page that was open', async () => {
  const { user, calls } = open([pending], {
    'contract.placesOf': { keyword: '乙方', pages: 3, places: [{ page: 2, x: 0.2, y: 0.7, pageAspect: 0.7 }] },
  });
  const looked = () => calls.filter(({ name }) => name === 'contract.placesOf').length;
  await user.click(await screen.findByRole('button', { name: '审核 HT-2026-0031' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('第 2 页，共 3 页，此页盖章 1 处');
  await user.click(dialog.getByRole('button', { name: '下一页' }));
  const gone: string[] = [];
  const watch = new MutationObserver(() => gone.push(...(dialog.queryByText(/正在查找/) ? ['looking'] : [])));
  watch.observe(document.body, { childList: true, subtree: true });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(looked).toBe(2);
  expect(await dialog.findByText('第 3 页，共 3 页，此页不盖章')).toBeVisible();
  watch.disconnect();
  expect(gone).toEqual([]);
});

test('what somebody else decided meanwhile is said in the dialog', async () => {
  const { user } = open([pending], { 'contract.updateApply': refusal('review.alreadyDone') });
  await user.click(await screen.findByRole('button', { name: '审核 HT-2026-0031' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '通过并盖章' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/审核/);
});

test('an approved contract has both files and cannot be deleted; a rejected one says why', async () => {
  const approved: ContractRecord = {
    ...pending,
    state: 'approved',
    stampedFile: 'https://pest.test/files/stamped.pdf',
    reviewedBy: '赵敏',
    reviewedAt: pending.submittedAt,
    stampedPages: [2],
    mayReview: false,
  };
  const rejected = { ...approved, id: 'contract-2', number: 'HT-2', state: 'rejected', stampedFile: null } as const;
  const { user } = open([approved, { ...rejected, reason: '金额有误' }]);
  const stamped = await screen.findByRole('link', { name: 'HT-2026-0031 的盖章件' });
  expect(stamped).toHaveAttribute('href', approved.stampedFile);
  expect(screen.getByRole('link', { name: 'HT-2026-0031 的原件' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'HT-2026-0031 的操作' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^审核/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '已驳回' }));
  expect(await screen.findByText('金额有误')).toBeVisible();
});

async function choose(answers: MockAnswers) {
  const { user } = open([], {
    'seal.list': {
      items: [
        { id: 'seal-1', title: '合同专用章', image: '', keyword: '乙方', updatedAt: pending.submittedAt, waiting: 0 },
      ],
      total: 1,
      page: 1,
      limit: 50,
    },
    'upload.file': { fullurl: pending.file, file_name: 'contract.pdf' },
    ...answers,
  });
  await user.click(await screen.findByRole('button', { name: '提交合同' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: '合同专用章' });
  const pdf = new File(['%PDF-'], 'contract.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText(/合同文件/), pdf);
  return { dialog, user };
}

test('where the seal will stand is said as soon as seal and file are chosen', async () => {
  const { dialog } = await choose({
    'contract.places': {
      keyword: '乙方',
      pages: 3,
      places: [
        { page: 2, x: 0.2, y: 0.7, pageAspect: 0.7 },
        { page: 3, x: 0.2, y: 0.7, pageAspect: 0.7 },
      ],
    },
  });
  expect(dialog.getByRole('combobox', { name: /印章/ })).toHaveDisplayValue('合同专用章');
  expect(await dialog.findByText(/将在第 2、3 页盖章，共 2 处|将在第 2和3 页盖章，共 2 处/)).toBeVisible();
  expect(await dialog.findByText('第 2 页，共 3 页，此页盖章 1 处')).toBeVisible();
});

test('another seal shows the page that it is stamped on, also where it was looked for before', async () => {
  const at = (page: number) => ({ keyword: '乙方', pages: 3, places: [{ page, x: 0.2, y: 0.7, pageAspect: 0.7 }] });
  const sealed = { image: '', keyword: '乙方', updatedAt: pending.submittedAt, waiting: 0 };
  const { dialog, user } = await choose({
    'seal.list': {
      items: [
        { ...sealed, id: 'seal-1', title: '合同专用章' },
        { ...sealed, id: 'seal-2', title: '公章' },
      ],
      total: 2,
      page: 1,
      limit: 50,
    },
    'contract.places': ({ request }) => at(request.sealId === 'seal-1' ? 2 : 3),
  });
  const choice = dialog.getByRole('combobox', { name: /印章/ });
  for (const [seal, page] of [
    ['合同专用章', 2],
    ['公章', 3],
    ['合同专用章', 2],
    ['公章', 3],
  ] as const) {
    await user.selectOptions(choice, seal);
    expect(await dialog.findByText(`第 ${page} 页，共 3 页，此页盖章 1 处`)).toBeVisible();
  }
});

test('a missing keyword is said beside the file before anything is sent', async () => {
  const { dialog } = await choose({ 'contract.places': refusal('general.businessFailure') });
  await expect.poll(() => dialog.getByLabelText(/合同文件/).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText(/合同文件/)).toHaveAccessibleDescription(/业务/);
});
