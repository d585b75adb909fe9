import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import { StockBell } from './StockBell';
import type { StockBellHandle, StockBellProps } from './StockBell.types';
import type { StockItem, StockSnooze } from './stock-items';

const all = { admin: true };
const specified: StockItem = { categoryId: 5, categoryName: '化学耗材', stock: 3 };

function bell(props: Partial<StockBellProps> = {}) {
  return (
    <PestProvider locale="en">
      <StockBell items={[specified]} access={all} {...props} />
    </PestProvider>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: /^Stock warnings/ }));
const list = () => within(screen.getByRole('region', { name: 'Stock warnings' }));

it('lists the items of the specification’s own shape that it counts', async () => {
  render(bell());
  await open();
  expect(screen.getByRole('button', { name: 'Stock warnings, 1' })).toBeVisible();
  expect(list().getByRole('listitem')).toHaveTextContent('化学耗材3 left');
});

it.each<[string, Partial<StockBellProps>, string, string]>([
  ['nothing brought yet', { items: undefined }, 'Stock warnings', 'No stock data yet'],
  ['being brought', { items: null, loading: true }, 'Stock warnings', 'Loading'],
  ['failed', { items: undefined, error: 'The gateway sleeps' }, 'Stock warnings, not available', 'The gateway sleeps'],
  ['old figures', { error: 'The gateway sleeps' }, 'Stock warnings, 1, not up to date', 'The gateway sleeps'],
  ['nobody said what may be seen', { access: undefined }, 'Stock warnings', 'You do not have access to stock'],
  [
    'a stock that is no number',
    { items: [{ ...specified, stock: Number.NaN }] },
    'Stock warnings, 1',
    'Stock not known',
  ],
  ['really none', { items: [] }, 'Stock warnings, none', 'Stock levels are fine'],
])('states no figure that it does not know: %s', async (_, props, name, said) => {
  render(bell(props));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(list().getByText(said, { exact: false })).toBeVisible();
});

it('asks the host for another try', async () => {
  const onRetry = vi.fn();
  render(bell({ error: new Error('closed'), onRetry }));
  await open();
  await userEvent.click(list().getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('makes real links that go through the host’s router', async () => {
  const navigate = vi.fn();
  render(
    <PestProvider locale="en" navigate={navigate}>
      <StockBell items={[specified]} access={all} hrefFor={({ categoryId }) => `/stock/${categoryId}`} />
    </PestProvider>,
  );
  await open();
  const link = list().getByRole('link');
  expect(link).toHaveAttribute('href', '/stock/5');
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/stock/5');
  expect(screen.queryByRole('region')).toBeNull();
});

it('replenishes once at a time, and says a refusal in the host’s words', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const onReplenish = vi.fn((_: StockItem, __: { signal: AbortSignal }) => {
    return new Promise((_, reject) => {
      refuse = reject;
    });
  });
  const onError = vi.fn();
  render(bell({ onReplenish, onError }));
  await open();
  const button = list().getByRole('button', { name: 'Replenish: 化学耗材' });
  await userEvent.dblClick(button);
  expect(onReplenish).toHaveBeenCalledOnce();
  expect(onReplenish.mock.calls[0]?.[0]).toBe(specified);
  const refusal = new Error('The supplier is closed');
  await act(async () => refuse(refusal));
  expect(list().getByRole('alert')).toHaveTextContent('The supplier is closed');
  expect(onError).toHaveBeenCalledWith(refusal, { widget: 'stock-bell', action: 'replenish' });
});

it('lists so many at first, tells how many more there are, and leads to the whole list', async () => {
  const onSeeAll = vi.fn();
  const items = Array.from({ length: 120 }, (_, id) => ({ ...specified, id, stock: id === 100 ? 0 : 3 }));
  render(bell({ items, limit: 50, onSeeAll, updatedAt: Date.UTC(2026, 10, 22, 4, 5) }));
  await userEvent.click(screen.getByRole('button', { name: 'Stock warnings, 120' }));
  expect(screen.getByText('99+')).toBeInTheDocument();
  expect(list().getAllByRole('listitem')).toHaveLength(50);
  expect(list().getByText('Out of stock')).toBeVisible();
  expect(list().getByText('Updated 12:05')).toBeVisible();
  expect(list().getByText('70 more not shown', { exact: false })).toBeVisible();
  await userEvent.click(list().getByRole('button', { name: 'Show all' }));
  expect(list().getAllByRole('listitem')).toHaveLength(120);
  await userEvent.click(list().getByRole('button', { name: 'All chemical' }));
  expect(onSeeAll).toHaveBeenCalledWith('chemical');
});

it('is opened and closed by the host, and tells why it moved', async () => {
  const onOpenChange = vi.fn();
  const ref = createRef<StockBellHandle>();
  render(<StockBell ref={ref} items={[specified]} access={all} onOpenChange={onOpenChange} id="bell" />);
  act(() => ref.current?.open());
  expect(screen.getByRole('region')).toBeVisible();
  act(() => ref.current?.close());
  expect(screen.queryByRole('region')).toBeNull();
  ref.current?.focus();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(ref.current?.element).toHaveAttribute('id', 'bell');
  const moves = onOpenChange.mock.calls.map(([next, { reason, source, final }]) => [next, reason, source, final]);
  expect(moves).toEqual([
    [true, 'api', 'api', true],
    [false, 'api', 'api', true],
  ]);
});

it('takes parts of the host, the bell included', async () => {
  render(
    bell({
      slots: {
        Bell: ({ buttonProps, count }) => <button {...buttonProps}>mine {count}</button>,
        Header: null,
        Item: ({ item, children }) => (
          <div>
            {item.categoryId}: {children}
          </div>
        ),
        Footer: () => <p>call the depot</p>,
      },
    }),
  );
  const own = screen.getByText('mine 1');
  own.focus();
  await userEvent.keyboard('{Enter}');
  expect(list().getByRole('listitem')).toHaveTextContent('5: 化学耗材');
  expect(list().getByText('call the depot')).toBeVisible();
  expect(list().queryByRole('heading', { level: 2 })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(own).toHaveFocus();
});

it('says how long the first batch is good, where that is near', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T02:00:00Z'), toFake: ['Date'] });
  const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2027-06-01', null];
  const items = days.map((expiresOn, index) => ({ ...specified, id: index, name: `Gel ${index}`, expiresOn }));
  render(bell({ items }));
  await open();
  const said = list()
    .getAllByRole('listitem')
    .map(({ textContent }) => /first batch.*/.exec(textContent)?.[0]);
  vi.useRealTimers();
  expect(said).toEqual([
    'first batch expired 3 days ago',
    'first batch expires today',
    'first batch expires in 1 day',
    undefined,
    undefined,
  ]);
});

it('puts an item off until tomorrow: not counted, listed last, and called back; the focus stays in the list', async () => {
  const given = vi.fn();
  function Host() {
    const [snoozed, setSnoozed] = useState<readonly StockSnooze[]>([]);
    const snooze = (item: StockItem, next: StockSnooze | null) => {
      given(item.id, next);
      setSnoozed(next ? [next] : []);
    };
    const items = ['Bait', 'Gel'].map((name) => ({ ...specified, id: name, name }));
    return bell({ items, snoozed, onSnooze: snooze });
  }
  render(<Host />);
  await open();
  await userEvent.click(list().getByRole('button', { name: 'Remind me tomorrow: Bait' }));
  expect(given).toHaveBeenLastCalledWith('Bait', {
    id: 'Bait',
    until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    status: 'warning',
  });
  expect(screen.getByRole('button', { name: 'Stock warnings, 1' })).toBeVisible();
  expect(list().getByRole('heading', { name: 'Snoozed until tomorrow' })).toBeVisible();
  expect(
    list()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 3)),
  ).toEqual(['Gel', 'Bai']);
  expect(list().getByRole('heading', { name: 'Stock warnings' })).toHaveFocus();
  await userEvent.click(list().getByRole('button', { name: 'Remind me again: Bait' }));
  expect(given).toHaveBeenLastCalledWith('Bait', null);
  expect(screen.getByRole('button', { name: 'Stock warnings, 2' })).toBeVisible();
});
