import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Rows, RowsWindow } from './DeviceRows.styles';

interface RovingRowsProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly Item[];
  /** The row that is scrolled into view and that Tab enters. */
  readonly current: string | null;
  /** The content of a row; its first button takes the focus and the `tabIndex`. */
  readonly children: (item: Item, tabIndex: 0 | -1) => ReactNode;
}

/** Height of every row in pixels. It is the same for all, so that rows out of view need not be drawn. */
export const rowHeight = 48;
/** Rows drawn beyond those in view, and rows drawn where nothing has a size, as in tests. */
const spareRows = 6;
const unmeasuredRows = 20;
const page = 7;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };

/** A list of any length with one Tab stop: arrows move in it, and only the rows in sight are drawn. */
export function RovingRows<Item extends { readonly id: string }>({
  label,
  items,
  current,
  children,
}: RovingRowsProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(0);
  const [active, setActive] = useState(0);
  const follow = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setHeight(box.clientHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const shownFirst = Math.floor(top / rowHeight);
  const shownLast = height > 0 ? Math.ceil((top + height) / rowHeight) - 1 : unmeasuredRows;
  const first = Math.max(0, shownFirst - spareRows);
  const last = Math.min(items.length - 1, shownLast + spareRows);
  // Where the active row was scrolled out of sight, Tab enters at what is seen.
  const stop = Math.min(Math.max(active, shownFirst), Math.max(shownFirst, Math.min(shownLast, items.length - 1)));

  const reveal = (index: number) => {
    const box = scroller.current;
    if (!box || box.clientHeight === 0) return;
    const above = index * rowHeight;
    if (above < box.scrollTop) box.scrollTop = above;
    else if (above + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = above + rowHeight - box.clientHeight;
    setTop(box.scrollTop);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice scrolls; the list itself may change.
  useEffect(() => {
    const index = items.findIndex(({ id }) => id === current);
    if (index < 0) return;
    setActive(index);
    reveal(index);
  }, [current]);
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    list.current?.querySelector<HTMLElement>(`[data-row="${active}"] button`)?.focus({ preventScroll: true });
  });

  const move = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[data-row]') : null;
    const at = Number(row?.getAttribute('data-row') ?? active);
    const asked =
      event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : at + (steps[event.key] ?? Number.NaN);
    if (Number.isNaN(asked)) return;
    event.preventDefault();
    const next = Math.min(items.length - 1, Math.max(0, asked));
    follow.current = true;
    setActive(next);
    reveal(next);
  };
  return (
    <RowsWindow ref={scroller} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <Rows
        ref={list}
        aria-label={label}
        onKeyDown={move}
        style={{ paddingTop: first * rowHeight, paddingBottom: Math.max(0, items.length - 1 - last) * rowHeight }}
      >
        {items.slice(first, last + 1).map((item, offset) => (
          <li key={item.id} data-row={first + offset} aria-setsize={items.length} aria-posinset={first + offset + 1}>
            {children(item, first + offset === stop ? 0 : -1)}
          </li>
        ))}
      </Rows>
    </RowsWindow>
  );
}
