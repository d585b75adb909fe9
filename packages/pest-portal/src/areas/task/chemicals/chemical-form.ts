import { compareQuantities, hasFormat, type RequestInput, type ResultOf } from 'pest-sdk';

/** A product to choose from, with what is left of it. */
export type ChemicalChoice = ResultOf<'inspection.chemicals'>[number];

/** The arguments of the call; an area of nothing may stay empty. */
export type ChemicalValues = Omit<RequestInput<'inspection.useChemical'>, 'taskId'>;

export const emptyChemical: ChemicalValues = {
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
export function productChoice(product: ChemicalChoice | undefined): Partial<ChemicalValues> {
  if (product === undefined) return { consumableId: '' };
  return { consumableId: product.id, dilution: product.dilution, targetPest: product.targetPest };
}

export function chemicalRequest(taskId: string, values: ChemicalValues) {
  return { taskId, ...values, areaTreated: values.areaTreated || '0' };
}

/** Whether more is entered than is left. */
export function isShort(amount: string, product: ChemicalChoice | undefined): boolean {
  return product !== undefined && hasFormat('quantity', amount) && compareQuantities(amount, product.stock) > 0;
}
