import type { Words } from '../language/language';
import type { DeviceAction } from './check-outcomes';
import type { DeviceType } from './device-types';
import type { StockCategoryId } from './stock-categories';

/** What is put into a device at a visit, and so leaves the stock. */
export const supplyKinds = ['glueBoard', 'lamp'] as const;
/** A supply of a device; see {@link supplyKinds}. */
export type SupplyKind = (typeof supplyKinds)[number];

/** Names of {@link supplyKinds}. */
export const supplyWords: Readonly<Record<SupplyKind, Words>> = {
  glueBoard: { zh: '粘板', en: 'glue board' },
  lamp: { zh: '灯管', en: 'lamp' },
};

/** The category that the supplies of a type of device are kept in. */
export const supplyCategories: Readonly<Record<DeviceType, StockCategoryId>> = {
  flyLamp: 1,
  mouseTrap: 2,
  cockroachTrap: 3,
  baitStation: 4,
};

/** What a consumable of a category can be put in for: boards into everything that catches, lamps into fly lamps. */
export function suppliesOf(categoryId: number): readonly SupplyKind[] {
  if (categoryId === supplyCategories.flyLamp) return supplyKinds;
  const catches = categoryId === supplyCategories.mouseTrap || categoryId === supplyCategories.cockroachTrap;
  return catches ? ['glueBoard'] : [];
}

/** What {@link suppliesUsed} reads of a check. */
export interface SupplyFacts {
  readonly reading: { readonly boardReplaced?: boolean } | null;
  readonly actions: readonly DeviceAction[];
}

/** What a check says that the device got, one of each. */
export function suppliesUsed({ reading, actions }: SupplyFacts): readonly SupplyKind[] {
  const board = reading?.boardReplaced === true || actions.includes('boardReplaced');
  const used = { glueBoard: board, lamp: actions.includes('lampReplaced') };
  return supplyKinds.filter((kind) => used[kind]);
}
