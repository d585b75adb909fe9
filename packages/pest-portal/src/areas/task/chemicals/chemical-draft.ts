import type { RequestInput, ResultOf } from 'pest-sdk';
import { compareQuantities, isQuantity } from '../../../base/quantity';

/** A product to choose from, with what is left of it. */
export type ChemicalChoice = ResultOf<'stock.all'>[number];
type UseBody = Omit<RequestInput<'inspection.useChemical'>, 'taskId'>;

/** The use of a chemical while it is being entered. */
export interface ChemicalDraft {
  readonly consumableId: string;
  readonly amount: string;
  readonly dilution: string;
  readonly areaTreated: string;
  readonly where: string;
  readonly method: string;
  readonly targetPest: string;
  readonly batch: string;
  readonly precautions: string;
  readonly applicatorLicence: string;
}

export type ChemicalField = 'consumableId' | 'amount' | 'areaTreated' | 'where';
export type ChemicalProblem = 'productMissing' | 'amountFormat' | 'amountShort' | 'areaFormat' | 'whereMissing';
export type ChemicalProblems = Partial<Record<ChemicalField, ChemicalProblem>>;

export const emptyChemical: ChemicalDraft = {
  consumableId: '',
  amount: '',
  dilution: '',
  areaTreated: '',
  where: '',
  method: '',
  targetPest: '',
  batch: '',
  precautions: '',
  applicatorLicence: '',
};

/** Another product brings its own dilution and target pest; everything else typed stays. */
export function chooseProduct(draft: ChemicalDraft, product: ChemicalChoice | null): ChemicalDraft {
  if (product === null) return { ...draft, consumableId: '' };
  return { ...draft, consumableId: product.id, dilution: product.dilution, targetPest: product.targetPest };
}

export function chemicalProblems(draft: ChemicalDraft, product: ChemicalChoice | null): ChemicalProblems {
  const amount = amountProblem(draft.amount, product);
  const area = draft.areaTreated.trim();
  return {
    ...(product === null && { consumableId: 'productMissing' as const }),
    ...(amount && { amount }),
    ...(area !== '' && !isQuantity(area) && { areaTreated: 'areaFormat' as const }),
    ...(draft.where.trim() === '' && { where: 'whereMissing' as const }),
  };
}

function amountProblem(amount: string, product: ChemicalChoice | null): ChemicalProblem | null {
  if (!isQuantity(amount) || Number(amount) === 0) return 'amountFormat';
  return product !== null && compareQuantities(amount, product.stock) > 0 ? 'amountShort' : null;
}

/** The body to send, or null while {@link chemicalProblems} names any. */
export function bodyOfChemical(draft: ChemicalDraft, product: ChemicalChoice | null): UseBody | null {
  if (Object.keys(chemicalProblems(draft, product)).length > 0) return null;
  return {
    ...draft,
    amount: draft.amount.trim(),
    areaTreated: draft.areaTreated.trim() || '0',
    where: draft.where.trim(),
  };
}
