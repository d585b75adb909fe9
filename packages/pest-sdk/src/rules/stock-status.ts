import type { Words } from '../language/language';
import type { Permission } from './permissions';

/** Specification §4: normal, warning, out of stock. */
export const stockStatuses = ['normal', 'warning', 'out'] as const;
/** Status of a consumable; see {@link stockStatus}. */
export type StockStatus = (typeof stockStatuses)[number];

/** The category id that marks chemical consumables (specification §3 and §9). */
export const chemicalCategoryId = 5;

/** Physical consumables are kept by the device they serve: lamp, mouse trap, cockroach trap, bait station. */
export const stockCategoryIds = [1, 2, 3, 4, chemicalCategoryId] as const;
/** Id of a consumable’s category. */
export type StockCategoryId = (typeof stockCategoryIds)[number];

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

/** Out at zero; warning below the warning value. */
export function stockStatus(stock: number, warningLevel: number): StockStatus {
  if (stock <= 0) return 'out';
  return stock < warningLevel ? 'warning' : 'normal';
}

/** Physical and chemical consumables have permissions of their own. */
export type StockKind = 'physical' | 'chemical';

/** Chemical for category 5, physical for every other. */
export function stockKindOf(categoryId: number): StockKind {
  return categoryId === chemicalCategoryId ? 'chemical' : 'physical';
}

/** What is done to consumables, and the permission it asks for. */
export const stockPermissions = {
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

/** Reads the two inventory permissions (specification §6). */
export function stockAccess(can: (permission: Permission) => boolean): StockAccess {
  return { physical: can('m_mquipment_inventory'), chemical: can('m_mquipment_chemistry') };
}

/** The bell's rule (specification §6): both permissions see all, one sees its own kind only. */
export function visibleStockWarnings<Item extends { readonly categoryId: number }>(
  items: readonly Item[],
  access: StockAccess,
): Item[] {
  return items.filter((item) => access[stockKindOf(item.categoryId)]);
}
