import type { Words } from '../language/language';
import { type StockCategoryId, type StockKind, stockKindOf } from '../trade/stock-categories';
import type { Permission } from './permissions';
import { compareQuantities, subtractQuantities } from './quantities';
import { addDays } from './time-range';

/** Specification §4: normal, warning, out of stock. */
export const stockStatuses = ['normal', 'warning', 'out'] as const;
/** Status of a consumable; see {@link stockStatus}. */
export type StockStatus = (typeof stockStatuses)[number];

/** Names of the consumable categories. */
export const stockCategoryNames: Readonly<Record<StockCategoryId, Words>> = {
  1: { zh: '灭蝇灯耗材', en: 'Fly-lamp supplies' },
  2: { zh: '捕鼠器耗材', en: 'Mouse-trap supplies' },
  3: { zh: '蟑螂屋耗材', en: 'Cockroach-trap supplies' },
  4: { zh: '鼠饵站耗材', en: 'Bait-station supplies' },
  5: { zh: '化学耗材', en: 'Chemical consumables' },
};

/** What the content of a chemical's package is measured in (specification §3). */
export const capacityUnits = ['ml', 'g'] as const;
/** Unit of a package's content; see {@link capacityUnits}. */
export type CapacityUnit = (typeof capacityUnits)[number];

/** Why consumables left the shelf, other than for a service. */
export const stockOutCauses = ['expired', 'damaged', 'lost', 'returned', 'training', 'other'] as const;
/** A reason for taking stock out; see {@link stockOutCauses}. */
export type StockOutCause = (typeof stockOutCauses)[number];

/**
 * What a movement of stock counts as in a balance: came in, used by services (less what was taken back), taken out for
 * another reason, or found different when it was counted.
 */
export const stockFigures = ['received', 'used', 'out', 'difference'] as const;
/** One figure of a balance; see {@link stockFigures}. */
export type StockFigure = (typeof stockFigures)[number];

/** A batch that expires within so many days is used first and said wherever it is used. */
export const expiresSoonDays = 60;

/** Whether a batch is past its expiry, close to it, or good. */
export type ExpiryState = 'expired' | 'soon' | 'good';

/** A batch is good on the day it expires; one without a date does not expire. */
export function expiryState(expiresOn: string | null, today: string): ExpiryState {
  if (expiresOn === null) return 'good';
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, expiresSoonDays) ? 'soon' : 'good';
}

/** What one taking takes from a batch, or from what is kept without one. */
export interface StockPart {
  readonly batchId: string | null;
  readonly amount: string;
}

/** What of a stock is kept without a batch. */
export function unbatchedStock(stock: string, batches: readonly { readonly stock: string }[]): string {
  return batches.reduce((rest, batch) => subtractQuantities(rest, batch.stock), stock);
}

interface KeptBatch {
  readonly id: string;
  readonly expiresOn: string | null;
  readonly stock: string;
}

/**
 * Where an amount is taken from if nobody says: what expires first, then what has no date, then what is kept without a
 * batch, and what is past its date last. Takes no more than there is.
 *
 * @param unbatched what is kept without a batch
 */
export function firstToExpire(
  amount: string,
  batches: readonly KeptBatch[],
  unbatched: string,
  today: string,
): StockPart[] {
  const good = batches.filter(({ expiresOn }) => expiryState(expiresOn, today) !== 'expired').sort(byExpiry);
  const past = batches.filter((batch) => !good.includes(batch)).sort(byExpiry);
  const shelf = [...good, { id: null, stock: unbatched }, ...past];
  let missing = amount;
  const parts: StockPart[] = [];
  for (const { id, stock } of shelf) {
    if (compareQuantities(missing, '0') <= 0) break;
    const taken = compareQuantities(stock, missing) < 0 ? stock : missing;
    if (compareQuantities(taken, '0') <= 0) continue;
    parts.push({ batchId: id, amount: taken });
    missing = subtractQuantities(missing, taken);
  }
  return parts;
}

function byExpiry(a: KeptBatch, b: KeptBatch): number {
  if (a.expiresOn === b.expiresOn) return a.id < b.id ? -1 : 1;
  if (a.expiresOn === null || b.expiresOn === null) return a.expiresOn === null ? 1 : -1;
  return a.expiresOn < b.expiresOn ? -1 : 1;
}

/** Out at zero; warning below the warning value. */
export function stockStatus(stock: number, warningLevel: number): StockStatus {
  if (stock <= 0) return 'out';
  return stock < warningLevel ? 'warning' : 'normal';
}

/** What is done to consumables, and the permission it asks for. */
export const stockPermissions = {
  /** What comes in, what is taken out, and what is counted. */
  replenish: { physical: 'btn_mquipment_replenish', chemical: 'btn_chemistry_replenish' },
  warning: { physical: 'btn_mquipment_warning', chemical: 'btn_chemistry_warning' },
  /** What came in and went out of one consumable. */
  view: { physical: 'btn_mquipment_view', chemical: 'btn_chemistry_view' },
  /** The specification has one button for adding and editing physical supplies, and one each for chemicals. */
  add: { physical: 'btn_mquipment_save', chemical: 'btn_chemistry_save' },
  edit: { physical: 'btn_mquipment_save', chemical: 'btn_chemistry_edit' },
  delete: { physical: 'btn_mquipment_delete', chemical: 'btn_chemistry_delete' },
} as const satisfies Record<string, Record<StockKind, Permission>>;
/** An act on consumables that needs a permission. */
export type StockAct = keyof typeof stockPermissions;

/** Which consumables a person may see. */
export type StockAccess = Readonly<Record<StockKind, boolean>>;

/** The menu of each kind: its holders see what there is of it (specification §6). */
export const stockMenus = {
  physical: 'm_mquipment_inventory',
  chemical: 'm_mquipment_chemistry',
} as const satisfies Record<StockKind, Permission>;

/** Reads the two inventory permissions (specification §6). */
export function stockAccess(can: (permission: Permission) => boolean): StockAccess {
  return { physical: can(stockMenus.physical), chemical: can(stockMenus.chemical) };
}

/** The bell's rule (specification §6): both permissions see all, one sees its own kind only. */
export function visibleStockWarnings<Item extends { readonly categoryId: number }>(
  items: readonly Item[],
  access: StockAccess,
): Item[] {
  return items.filter((item) => access[stockKindOf(item.categoryId)]);
}
