/** The category id that marks chemical consumables (specification §3 and §9). */
export const chemicalCategoryId = 5;

/** Physical consumables are kept by the device they serve: lamp, mouse trap, cockroach trap, bait station. */
export const stockCategoryIds = [1, 2, 3, 4, chemicalCategoryId] as const;
/** Id of a consumable’s category. */
export type StockCategoryId = (typeof stockCategoryIds)[number];

/** Physical and chemical consumables have permissions of their own. */
export type StockKind = 'physical' | 'chemical';

/** Chemical for category 5, physical for every other. */
export function stockKindOf(categoryId: number): StockKind {
  return categoryId === chemicalCategoryId ? 'chemical' : 'physical';
}
