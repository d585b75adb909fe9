import type { StockSnooze } from 'pest-ui';
import { useState } from 'react';
import { keepText, readText } from '../../base/browser-text';

/** What a person put off, in this browser: it is over by tomorrow, and nobody else is to miss it. */
export function useSnoozedStock(accountId: string): {
  readonly snoozed: readonly StockSnooze[];
  readonly snooze: (id: StockSnooze['id'], next: StockSnooze | null) => void;
} {
  const place = `pest_snoozed_stock ${accountId}`;
  const [snoozed, setSnoozed] = useState(() => read(place));
  return {
    snoozed,
    snooze: (id, next) => {
      const others = read(place).filter((one) => one.id !== id);
      const all = next === null ? others : [...others, next];
      setSnoozed(all);
      // Where nothing can be kept, it holds until the page is loaded anew.
      keepText(place, JSON.stringify(all));
    },
  };
}

function read(place: string): StockSnooze[] {
  try {
    const kept: unknown = JSON.parse(readText(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSnooze) : [];
  } catch {
    return [];
  }
}

function isSnooze(value: unknown): value is StockSnooze {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'until' in value && 'status' in value)) return false;
  const { id, until, status } = value;
  return typeof id === 'string' && typeof until === 'string' && (status === 'out' || status === 'warning');
}
