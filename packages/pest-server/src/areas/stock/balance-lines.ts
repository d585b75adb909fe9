import { addQuantities, type StockBalance, type StockFigure } from 'pest-sdk';
import { tidyQuantity } from '../../books/stock/quantity';
import type { balances } from './stock.queries';

type Sums = Awaited<ReturnType<typeof balances>>[number];

/** The lines of a balance: each product, or all products of one registration number that are counted in one unit. */
export function balanceLines(rows: readonly Sums[], by: 'product' | 'registration'): StockBalance[] {
  const lines = rows.map(toLine);
  return by === 'product' ? lines : byRegistration(lines);
}

function toLine(row: Sums): StockBalance {
  return {
    id: row.id,
    name: row.name,
    registrationNumber: row.registration_number,
    unit: row.unit,
    before: tidyQuantity(row.before),
    received: tidyQuantity(row.received),
    used: tidyQuantity(row.used),
    out: tidyQuantity(row.out),
    difference: tidyQuantity(row.difference),
    after: tidyQuantity(row.after),
    countedAt: row.counted_at?.toISOString() ?? null,
  };
}

/** What has no registration number stays by itself: it has nothing in common. */
function byRegistration(lines: readonly StockBalance[]): StockBalance[] {
  const groups = new Map<string, StockBalance>();
  for (const line of lines) {
    const key = line.registrationNumber === '' ? `id ${line.id}` : `${line.registrationNumber} ${line.unit}`;
    const sum = groups.get(key);
    groups.set(key, sum ? together(sum, line) : line);
  }
  return [...groups.values()].sort((a, b) => (a.registrationNumber < b.registrationNumber ? -1 : 1));
}

function together(a: StockBalance, b: StockBalance): StockBalance {
  const sum = (figure: 'before' | StockFigure | 'after') => addQuantities(a[figure], b[figure]);
  return {
    id: null,
    name: `${a.name}, ${b.name}`,
    registrationNumber: a.registrationNumber,
    unit: a.unit,
    before: sum('before'),
    received: sum('received'),
    used: sum('used'),
    out: sum('out'),
    difference: sum('difference'),
    after: sum('after'),
    countedAt: later(a.countedAt, b.countedAt),
  };
}

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
