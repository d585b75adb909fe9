import {
  type ChemicalConsumable,
  chemicalCategoryId,
  type PhysicalConsumable,
  type RequestInput,
  type StockCategoryId,
  stockCategoryIds,
} from 'pest-sdk';
import { isQuantity } from '../../base/quantity';

export type Consumable = PhysicalConsumable | ChemicalConsumable;
export type StockKind = 'physical' | 'chemical';
type ConsumableBody = RequestInput<'stock.addConsumablesStock'>;

const productFields = [
  'capacity',
  'targetPest',
  'dilution',
  'dosage',
  'registrationNumber',
  'activeIngredient',
  'applicationArea',
] as const;
export type ProductField = (typeof productFields)[number];

/** What is known of a consumable while it is being entered. */
export interface ConsumableDraft extends Readonly<Record<ProductField, string>> {
  readonly categoryId: StockCategoryId;
  readonly name: string;
  readonly specification: string;
  readonly unit: string;
  /** Opening stock; asked for only when the consumable is new. */
  readonly stock: string;
  readonly safetyStock: string;
  readonly warningLevel: string;
}

export type ConsumableField = 'name' | 'unit' | 'stock' | 'safetyStock' | 'warningLevel';
export type ConsumableProblem = 'nameMissing' | 'unitMissing' | 'quantityFormat';
export type ConsumableProblems = Partial<Record<ConsumableField, ConsumableProblem>>;

const noProduct: Record<ProductField, string> = {
  capacity: '',
  targetPest: '',
  dilution: '',
  dosage: '',
  registrationNumber: '',
  activeIngredient: '',
  applicationArea: '',
};

export function newConsumable(kind: StockKind): ConsumableDraft {
  return {
    ...noProduct,
    categoryId: kind === 'chemical' ? chemicalCategoryId : stockCategoryIds[0],
    name: '',
    specification: '',
    unit: '',
    stock: '0',
    safetyStock: '0',
    warningLevel: '0',
  };
}

export function draftOfConsumable(item: Consumable): ConsumableDraft {
  const product = 'capacity' in item ? item : noProduct;
  return {
    ...pickProduct(product),
    categoryId: asCategory(item.categoryId),
    name: item.name,
    specification: 'specification' in item ? item.specification : '',
    unit: item.unit,
    stock: item.stock,
    safetyStock: item.safetyStock,
    warningLevel: item.warningLevel,
  };
}

export function consumableProblems(draft: ConsumableDraft): ConsumableProblems {
  const quantities = (['stock', 'safetyStock', 'warningLevel'] as const).filter((field) => !isQuantity(draft[field]));
  return {
    ...(draft.name.trim() === '' && { name: 'nameMissing' as const }),
    ...(draft.unit.trim() === '' && { unit: 'unitMissing' as const }),
    ...Object.fromEntries(quantities.map((field) => [field, 'quantityFormat' as const])),
  };
}

/** The body to send, or null while {@link consumableProblems} names any. */
export function bodyOfConsumable(draft: ConsumableDraft): ConsumableBody | null {
  if (Object.keys(consumableProblems(draft)).length > 0) return null;
  const common = {
    categoryId: draft.categoryId,
    name: draft.name.trim(),
    unit: draft.unit.trim(),
    stock: draft.stock.trim(),
    safetyStock: draft.safetyStock.trim(),
    warningLevel: draft.warningLevel.trim(),
  };
  if (draft.categoryId === chemicalCategoryId) return { ...common, ...pickProduct(draft) };
  return { ...common, specification: draft.specification.trim() };
}

function pickProduct(from: Readonly<Record<ProductField, string>>): Record<ProductField, string> {
  const { capacity, targetPest, dilution, dosage, registrationNumber, activeIngredient, applicationArea } = from;
  return { capacity, targetPest, dilution, dosage, registrationNumber, activeIngredient, applicationArea };
}

/** A category as the address or the server gives it; an unknown one counts as the first. */
export function asCategory(id: number): StockCategoryId {
  return stockCategoryIds.find((known) => known === id) ?? stockCategoryIds[0];
}
