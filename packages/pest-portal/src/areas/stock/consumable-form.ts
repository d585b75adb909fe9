import {
  type CapacityUnit,
  type ChemicalConsumable,
  chemicalCategoryId,
  type PhysicalConsumable,
  type RequestInput,
  type StockCategoryId,
  type StockKind,
  type SupplyKind,
  stockCategoryIds,
  suppliesOf,
} from 'pest-sdk';
import { type AllGiven, filled } from '../../kit/form/filled';

export type Consumable = PhysicalConsumable | ChemicalConsumable;

/** The arguments of the call that adds one, with the kind that is chosen. `stock` is asked for only when it is new. */
export interface ConsumableValues extends AllGiven<RequestInput<'stock.addConsumablesStock'>> {
  readonly categoryId: StockCategoryId;
  /** Empty where it is not known. */
  readonly capacity: string;
}

const emptyFacts = {
  targetPest: '',
  dilution: '',
  dosage: '',
  registrationNumber: '',
  activeIngredient: '',
  ratio: '',
  applicationArea: '',
};
const usualCapacityUnit: CapacityUnit = 'ml';

/** What is known of a product besides its stock and capacity, in the form's order. */
export const productFields: readonly (keyof typeof emptyFacts)[] = [
  'targetPest',
  'dilution',
  'dosage',
  'registrationNumber',
  'activeIngredient',
  'ratio',
  'applicationArea',
];

export function emptyConsumable(kind: StockKind): ConsumableValues {
  return {
    ...emptyFacts,
    capacity: '',
    capacityUnit: usualCapacityUnit,
    categoryId: kind === 'chemical' ? chemicalCategoryId : stockCategoryIds[0],
    name: '',
    specification: '',
    replaces: null,
    unit: '',
    stock: '0',
    safetyStock: '0',
    warningLevel: '0',
  };
}

export function consumableValues(item: Consumable): ConsumableValues {
  const categoryId = asCategory(item.categoryId);
  // What is in stock is no part of what is known of it: it changes with every service.
  const known = { categoryId, stock: '0' };
  if (!('capacity' in item)) return filled(emptyConsumable('physical'), { ...item, ...known });
  return filled(emptyConsumable('chemical'), { ...item, ...known, capacity: item.capacity ?? '' });
}

/** A product's facts go with a chemical only, a specification with everything else. */
export function consumableRequest(values: ConsumableValues) {
  const { categoryId, name, unit, stock, safetyStock, warningLevel, specification, replaces, ...facts } = values;
  const product = { ...facts, capacity: facts.capacity.trim() === '' ? null : facts.capacity };
  const common = { categoryId, name, unit, stock, safetyStock, warningLevel };
  return categoryId === chemicalCategoryId
    ? { ...common, ...product }
    : { ...common, specification, replaces: takenBy(categoryId, replaces) };
}

/** What another category's devices took is no choice of this one. */
function takenBy(categoryId: StockCategoryId, replaces: SupplyKind | null): SupplyKind | null {
  return replaces !== null && suppliesOf(categoryId).includes(replaces) ? replaces : null;
}

/** The stock itself changes by its ledger only. */
export function consumableChange(id: string, values: ConsumableValues) {
  const { stock: _opening, ...known } = consumableRequest(values);
  return { id, ...known };
}

/** A category as the address or the server gives it; an unknown one counts as the first. */
export function asCategory(id: number): StockCategoryId {
  return stockCategoryIds.find((known) => known === id) ?? stockCategoryIds[0];
}
