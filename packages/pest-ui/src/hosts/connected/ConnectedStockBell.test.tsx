import { act, cleanup, render, screen } from '@testing-library/react';
import { PestError, type PestErrorKind, type StockWarning } from 'pest-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectedStockBell, type ConnectedStockBellProps } from './ConnectedStockBell';

const warning: StockWarning = {
  id: '1',
  categoryId: 1,
  categoryName: '灭蝇灯耗材',
  name: '粘纸',
  stock: '4',
  unit: '件',
  warningLevel: '20',
  status: 'warning',
};

const failure = (kind: PestErrorKind) => new PestError({ kind, endpoint: 'stock.allCategoryStock' });
const read = vi.fn<NonNullable<ConnectedStockBellProps['client']>['stock']['allCategoryStock']>();
const client = { stock: { allCategoryStock: read } };
const all = { admin: true };
const minute = 60_000;
/** Longer than a minute with its jitter, shorter than two. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms * 1.11));
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue([warning]);
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = async (props: Partial<ConnectedStockBellProps> = {}) => {
  const shown = render(<ConnectedStockBell client={client} access={all} {...props} />);
  await pass(0);
  return shown;
};

it('counts before it is opened, and again every minute', async () => {
  await show();
  expect(screen.getByRole('button', { name: '库存提醒，1 项' })).toBeVisible();
  read.mockResolvedValue([]);
  await pass(minute);
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: '库存提醒，没有预警' })).toBeVisible();
});

it('waits while the page is out of sight, and reads as soon as it is seen again', async () => {
  await show();
  hidden = true;
  await pass(10 * minute);
  expect(read).toHaveBeenCalledTimes(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps what it knew when a reading fails, tells the host, and tries again more slowly', async () => {
  const onError = vi.fn();
  await show({ onError });
  const refusal = failure('network');
  read.mockRejectedValue(refusal);
  await pass(minute);
  expect(screen.getByRole('button', { name: '库存提醒，1 项，未能更新' })).toBeVisible();
  expect(onError).toHaveBeenCalledWith(refusal, { widget: 'stock-bell', action: 'load' });
  await pass(minute);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(minute);
  expect(read).toHaveBeenCalledTimes(3);
});

it('asks no more when the session is over', async () => {
  read.mockRejectedValue(failure('session'));
  await show();
  await pass(60 * minute);
  expect(read).toHaveBeenCalledTimes(1);
});

it('asks for nothing without a client, or for somebody who sees nothing', async () => {
  await show({ access: {} });
  await show({ client: undefined });
  await pass(minute);
  expect(read).not.toHaveBeenCalled();
});

it('gives a reading up with itself', async () => {
  read.mockReturnValue(new Promise(() => undefined));
  const { unmount } = await show();
  const signal = read.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
