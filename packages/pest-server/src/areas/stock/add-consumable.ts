import { chemicalCategoryId, type RequestOf, type SupplyKind, suppliesOf } from 'pest-sdk';
import { batchNamed } from '../../books/stock/stock-batches';
import { changeStock } from '../../books/stock/stock-ledger';
import type { Call } from '../../call/call';
import { PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import type { Tx } from '../../database/transactions';

const nameTaken = {
  zh: '该分类下已有同名耗材',
  en: 'There is already a consumable with this name in this category.',
} as const;
const pieces = { zh: '件', en: 'pcs' } as const;

type Draft = RequestOf<'stock.addConsumablesStock'>;

/** The batch that the opening stock is of. */
export interface OpeningBatch {
  readonly batch: string;
  readonly expiresOn: string | undefined;
}

/** Adds a consumable; what is there of it is the first row of its ledger. */
export async function addConsumable(call: Call, tx: Tx, draft: Draft, batch: OpeningBatch | null = null) {
  const id = newId(call.now);
  await insertRow(tx.db, 'consumable', {
    company_id: companyOf(tx),
    id,
    ...columnsOf(draft),
    unit: draft.unit ?? usualUnit(call, draft),
    stock: '0',
  });
  if (Number(draft.stock) > 0) {
    await changeStock(call, tx, {
      consumableId: id,
      change: draft.stock,
      reason: 'opening',
      note: '',
      taskId: null,
      batchId: batch && (await batchNamed(call, tx, id, batch)),
    });
  }
  return id;
}

function usualUnit(call: Call, { categoryId, capacityUnit }: Draft): string {
  return categoryId === chemicalCategoryId ? (capacityUnit ?? 'ml') : pieces[call.language];
}

export function columnsOf(draft: Omit<RequestOf<'stock.updateConsumablesStock'>, 'id'>) {
  return {
    category_id: draft.categoryId,
    name: draft.name,
    specification: draft.specification ?? '',
    unit: draft.unit,
    safety_stock: draft.safetyStock,
    warning_level: draft.warningLevel,
    capacity: draft.capacity ?? null,
    capacity_unit: draft.capacityUnit ?? 'ml',
    target_pest: draft.targetPest ?? '',
    dilution: draft.dilution ?? '',
    dosage: draft.dosage ?? '',
    registration_number: draft.registrationNumber ?? '',
    active_ingredient: draft.activeIngredient ?? '',
    ratio: draft.ratio ?? '',
    application_area: draft.applicationArea ?? '',
    ...(draft.replaces !== undefined && { replaces: supplyOf(draft.categoryId, draft.replaces) }),
  };
}

/** @throws PestRefusal beside `replaces` where devices of the category take no such thing. */
function supplyOf(categoryId: number, replaces: SupplyKind | null): SupplyKind | null {
  if (replaces !== null && !suppliesOf(categoryId).includes(replaces)) {
    refuse('general.invalidParameter', { field: 'replaces' });
  }
  return replaces;
}

/** Refuses a name that its category has already, also where somebody takes it meanwhile. */
export function asNameTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs(
    'consumable_name',
    new PestRefusal('general.businessFailure', { words: nameTaken, field: 'name' }),
    work,
  );
}
