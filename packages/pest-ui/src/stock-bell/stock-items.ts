import { type StockKind, type StockStatus, stockKindOf, stockStatus } from 'pest-sdk';

/**
 * A consumable that needs someone, as the specification has it (`categoryId`, `categoryName`, `stock`) or as `pest-sdk`
 * has it. What a host's backend leaves out or sends as null is said to be unknown, or derived.
 */
export interface StockItem {
  /** 5 marks chemical consumables (specification §3); it decides who sees the item. */
  readonly categoryId: number;
  readonly categoryName?: string | null | undefined;
  /** A number, or decimal text. */
  readonly stock: number | string | null;
  /** The item warns strictly below it. */
  readonly warningLevel?: number | string | null | undefined;
  readonly unit?: string | null | undefined;
  /** @default derived: out at 0, a warning strictly below `warningLevel`, a warning too where no level is given */
  readonly status?: StockStatus | null | undefined;
  readonly id?: number | string | null | undefined;
  /** @default `categoryName` */
  readonly name?: string | null | undefined;
  /** The last day its first batch is good, `YYYY-MM-DD`: said when it is near, or past. */
  readonly expiresOn?: string | null | undefined;
}

/** What somebody put off; the host keeps it, for that person. */
export interface StockSnooze {
  /** Of the item. */
  readonly id: number | string;
  /** The day on which it speaks again, `YYYY-MM-DD`. */
  readonly until: string;
  /** How it stood then: what ran low and has run out since speaks at once. */
  readonly status: 'out' | 'warning';
}

/** Who looks at the bell; it shows nothing to whom nothing is allowed. */
export interface StockBellAccess {
  /** Administrators see all (specification §6). */
  readonly admin?: boolean | undefined;
  readonly physical?: boolean | undefined;
  readonly chemical?: boolean | undefined;
}

/** An item as it is shown: `item` is the host's own object. */
export interface StockEntry<Item extends StockItem = StockItem> {
  readonly key: string;
  readonly item: Item;
  readonly kind: StockKind;
  readonly status: 'out' | 'warning';
  /** Null where it cannot be read. */
  readonly stock: number | null;
  readonly level: number | null;
}

/** Whether an item was put off, and has not become worse since. An item without an id cannot be. */
export function isSnoozed(
  { item, status }: Pick<StockEntry, 'item' | 'status'>,
  snoozes: readonly StockSnooze[] | null | undefined,
  today: string,
): boolean {
  return (snoozes ?? []).some(
    ({ id, until, status: before }) =>
      `${id}` === `${item.id}` && until > today && (before === 'out' || status === 'warning'),
  );
}

const kinds: readonly StockKind[] = ['physical', 'chemical'];

/** The kinds of consumables that a person sees: administrators both, others by permission (specification §6). */
export function visibleStockKinds(access: StockBellAccess | null | undefined): readonly StockKind[] {
  return kinds.filter((kind) => access?.admin === true || access?.[kind] === true);
}

/** Out at zero, warning strictly below the level; a stock that cannot be read needs someone too. */
export function stockItemStatus({ status, stock, warningLevel }: StockItem): StockStatus {
  if (status === 'normal' || status === 'warning' || status === 'out') return status;
  const left = quantityOf(stock);
  if (left === null) return 'warning';
  return stockStatus(left, quantityOf(warningLevel) ?? Number.POSITIVE_INFINITY);
}

/** What of a host's list is shown to a person: what needs someone, of the kinds that they see, in the host's order. */
export function stockEntries(
  items: readonly (StockItem | null)[] | null | undefined,
  seen: readonly StockKind[] = kinds,
): StockEntry[] {
  const used = new Map<string, number>();
  return (items ?? []).flatMap((item) => {
    if (!item) return [];
    const status = stockItemStatus(item);
    const kind = stockKindOf(Number(item.categoryId));
    if (status === 'normal' || !seen.includes(kind)) return [];
    const { stock, warningLevel } = item;
    return { key: keyOf(item, used), item, kind, status, stock: quantityOf(stock), level: quantityOf(warningLevel) };
  });
}

/** A host's ids may be missing or come twice. */
function keyOf({ id, categoryId, name }: StockItem, used: Map<string, number>): string {
  const base = `${id ?? `${categoryId} ${name ?? ''}`}`;
  const times = used.get(base) ?? 0;
  used.set(base, times + 1);
  return times === 0 ? base : `${base} ${times}`;
}

function quantityOf(value: number | string | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : null;
}
