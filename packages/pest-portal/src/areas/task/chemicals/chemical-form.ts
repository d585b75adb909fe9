import { compareQuantities, hasFormat, type RequestInput, type ResultOf } from 'pest-sdk';

/** A product to choose from, with what is left of it. */
export type ChemicalChoice = ResultOf<'inspection.chemicals'>[number];

/** The arguments of the call; an area of nothing may stay empty. */
export type ChemicalValues = Omit<RequestInput<'inspection.useChemical'>, 'taskId' | 'batchId'> & {
  /** Empty: the first to expire. */
  readonly batchId: string;
};

export const emptyChemical: ChemicalValues = {
  consumableId: '',
  amount: '',
  dilution: '',
  areaTreated: '',
  where: '',
  method: '',
  targetPest: '',
  batchId: '',
  batch: '',
  precautions: '',
  applicatorLicence: '',
};

/** Another product brings its own dilution and target pest; everything else typed stays. */
export function productChoice(product: ChemicalChoice | undefined): Partial<ChemicalValues> {
  if (product === undefined) return { consumableId: '', batchId: '' };
  return {
    consumableId: product.id,
    batchId: '',
    batch: '',
    dilution: product.dilution,
    targetPest: product.targetPest,
  };
}

/** What is printed on a batch that is kept in stock is known; only of others it is typed. */
export function chemicalRequest(taskId: string, { batchId, ...values }: ChemicalValues) {
  return { taskId, ...values, ...(batchId && { batchId, batch: '' }), areaTreated: values.areaTreated || '0' };
}

/** How much there is to take: of the batch chosen, or of everything. */
export function leftOf(product: ChemicalChoice, batchId: string): string {
  return product.batches.find(({ id }) => id === batchId)?.stock ?? product.stock;
}

/** Whether more is entered than is left. */
export function isShort(amount: string, stock: string): boolean {
  return hasFormat('quantity', amount) && compareQuantities(amount, stock) > 0;
}
