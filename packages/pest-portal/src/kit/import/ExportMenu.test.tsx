import { screen } from '@testing-library/react';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const [site] = sampleResult('customer.list').items;
const total = 120;

interface Asked {
  readonly request: { readonly page?: number | string; readonly limit?: number | string };
}

function pageOf({ request }: Asked) {
  if (!site) throw new Error('The sample has a customer.');
  const [page, limit] = [Number(request.page ?? 1), Number(request.limit ?? 20)];
  const first = (page - 1) * limit;
  const items = Array.from({ length: Math.max(0, Math.min(limit, total - first)) }, (_, at) => ({
    ...site,
    id: `c${first + at}`,
    name: `=客户 ${first + at}`,
  }));
  return { items, total, page, limit };
}

test('a list goes into a file with all its pages, narrowed and ordered as it stands', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, calls } = renderPortal('/customer/list?search=%E7%A6%BE&sort=name&order=desc&page=2', {
    answers: { 'customer.list': pageOf },
  });
  await user.click(await screen.findByRole('button', { name: '导出' }));
  expect(screen.queryByRole('button', { name: '导出本页' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: '导出 CSV（120 行）', hidden: true }));
  expect(await screen.findByText('已导出 120 行')).toBeInTheDocument();
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]).toContain('统一社会信用代码');
  expect(new Set(lines).size).toBe(total + 1);
  // What looks like a formula is shown, not run.
  expect(lines.slice(1).every((line) => !line.startsWith('='))).toBe(true);
  const asked = calls.filter(({ name }) => name === 'customer.list').map(({ request }) => request);
  expect(asked.slice(-3)).toMatchObject(
    [1, 2, 3].map((page) => ({ page, limit: 50, search: '禾', sort: 'name', order: 'desc' })),
  );
});
