import { type KeyboardEvent, type RefObject, useCallback } from 'react';

const opener = '[data-opens] a[href], [data-opens] button';

/**
 * Single keys, while the list has the focus: J and K or the arrows go from row to row, X selects, A does what is due,
 * and / searches. Enter opens by itself, since the focus stands on the row's link.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>) {
  return useCallback(
    (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || !frame.current?.contains(target) || !isInList(target)) return;
      const act = actOf(event.key.toLowerCase(), frame.current, target.closest('[data-opens], [data-card]'));
      if (!act) return;
      event.preventDefault();
      act();
    },
    [frame],
  );
}

/** On a row, or on the list itself; not in a field, a menu or the toolbar. */
function isInList(target: Element): boolean {
  if (target.closest('[data-pest="toolbar"], [role="menu"], input:not([type="checkbox"]), select, textarea'))
    return false;
  return target.closest('[role="region"], [data-cards]') !== null;
}

function actOf(key: string, list: HTMLElement, at: Element | null): (() => void) | undefined {
  const row = at?.closest('tr, [data-card]') ?? null;
  switch (key) {
    case 'j':
    case 'arrowdown':
      return focusOf(list, row, 1);
    case 'k':
    case 'arrowup':
      return focusOf(list, row, -1);
    case 'x':
      return clickOf(row, 'input[type="checkbox"]');
    case 'a':
      return clickOf(row, '[data-row-act]');
    case '/': {
      const search = list.querySelector<HTMLElement>('input[type="search"]');
      return search ? () => search.focus() : undefined;
    }
    default:
      return undefined;
  }
}

function focusOf(list: HTMLElement, row: Element | null, by: 1 | -1): (() => void) | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('tr[data-opens], [data-card]')];
  const from = row instanceof HTMLElement ? rows.indexOf(row) : -1;
  const next = rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))];
  const link = next?.querySelector<HTMLElement>(opener);
  return link ? () => link.focus() : undefined;
}

function clickOf(row: Element | null, what: string): (() => void) | undefined {
  const control = row?.querySelector<HTMLElement>(what);
  return control ? () => control.click() : undefined;
}
