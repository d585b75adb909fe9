import {
  type ChemicalConsumable,
  chemicalCategoryId,
  type Permission,
  type PhysicalConsumable,
  type RequestOf,
  stockStatus,
} from 'pest-sdk';
import type { Call } from '../../call/call';
import type { Handlers } from '../../call/handlers';
import { found, PestRefusal } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { pageOf } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { findConsumable } from '../../stock/consumables';
import { tidyQuantity } from '../../stock/quantity';
import { changeStock } from '../../stock/stock-ledger';
import { stockWarnings } from '../../stock/stock-warnings';
import * as queries from './stock.queries';

const nameTaken = {
  zh: '该分类下已有同名耗材',
  en: 'There is already a consumable of this name in this category.',
} as const;

export const stockHandlers: Pick<
  Handlers,
  | 'stock.allCategoryStock'
  | 'stock.addCategoryStock'
  | 'stock.setCategoryWarningNum'
  | 'stock.categoryWarningNum'
  | 'stock.chemicalConsumables'
  | 'stock.consumablesStock'
  | 'stock.addConsumablesStock'
  | 'stock.updateConsumablesStock'
  | 'stock.all'
  | 'stock.removeConsumablesByIds'
  | 'stock.ledger'
> = {
  'stock.allCategoryStock': (call) => call.inScope((tx) => stockWarnings(tx, call.stockAccess, call.language)),

  'stock.addCategoryStock': (call, request) => {
    if (Number(request.quantity) === 0) throw new PestRefusal(3001, { field: 'quantity' });
    return call.inScope(async (tx) => {
      demandRight(call, await consumableOf(tx, request.id), 'replenish');
      const stock = await changeStock(call, tx, {
        consumableId: request.id,
        change: request.quantity,
        reason: 'replenish',
        note: request.note ?? '',
        taskId: null,
      });
      return { stock };
    });
  },

  'stock.setCategoryWarningNum': (call, request) =>
    call.inScope(async (tx) => {
      demandRight(call, await consumableOf(tx, request.id), 'warning');
      await queries.updateConsumable(tx, companyOf(tx), request.id, { warning_level: request.warningLevel });
      return null;
    }),

  'stock.categoryWarningNum': (call, request) =>
    call.inScope(async (tx) => {
      const rows = await queries.listConsumables(tx, companyOf(tx), visibleCategories(call, request.categoryId));
      return rows.map((row) => ({
        id: row.id,
        categoryId: row.category_id,
        name: row.name,
        warningLevel: tidyQuantity(row.warning_level),
      }));
    }),

  'stock.chemicalConsumables': (call, request) =>
    call.inScope(async (tx) => {
      const categories = [chemicalCategoryId];
      const { total, rows } = await queries.pageOfConsumables(tx, companyOf(tx), categories, request);
      return pageOf(request, total, rows.map(toChemical));
    }),

  'stock.consumablesStock': (call, request) =>
    call.inScope(async (tx) => {
      const categories = request.categoryId === undefined ? physicalCategories : [request.categoryId];
      const { total, rows } = await queries.pageOfConsumables(
        tx,
        companyOf(tx),
        categories.filter((id) => id !== chemicalCategoryId),
        request,
      );
      return pageOf(request, total, rows.map(toPhysical));
    }),

  'stock.addConsumablesStock': (call, request) => {
    demandRight(call, { category_id: request.categoryId }, 'save');
    return asNameTaken(() =>
      call.inScope(async (tx) => {
        const id = newId(call.now);
        await queries.insertConsumable(tx, { company_id: companyOf(tx), id, ...columnsOf(request), stock: '0' });
        if (Number(request.stock) > 0) {
          await changeStock(call, tx, {
            consumableId: id,
            change: request.stock,
            reason: 'opening',
            note: '',
            taskId: null,
          });
        }
        return { id };
      }),
    );
  },

  'stock.updateConsumablesStock': (call, request) => {
    demandRight(call, { category_id: request.categoryId }, 'save');
    return asNameTaken(() =>
      call.inScope(async (tx) => {
        demandRight(call, await consumableOf(tx, request.id), 'save');
        await queries.updateConsumable(tx, companyOf(tx), request.id, columnsOf(request));
        return null;
      }),
    );
  },

  'stock.all': (call, request) =>
    call.inScope(async (tx) => {
      const categories = request.categoryId === undefined ? allCategories : [request.categoryId];
      const rows = await queries.listConsumables(tx, companyOf(tx), categories);
      return rows.map((row) => ({
        id: row.id,
        categoryId: row.category_id,
        name: row.name,
        unit: row.unit,
        stock: tidyQuantity(row.stock),
        registrationNumber: row.registration_number,
        activeIngredient: row.active_ingredient,
        dilution: row.dilution,
        targetPest: row.target_pest,
      }));
    }),

  'stock.removeConsumablesByIds': (call, request) => {
    const ids = [...new Set(request.ids.split(',').map((id) => id.trim()))].sort();
    return call.inScope(async (tx) => {
      for (const id of ids) demandRight(call, await consumableOf(tx, id), 'delete');
      const removed = await queries.removeConsumables(tx, companyOf(tx), ids, call.now);
      if (removed !== ids.length) throw new PestRefusal(4004);
      return null;
    });
  },

  'stock.ledger': (call, request) =>
    call.inScope(async (tx) => {
      const consumable = await consumableOf(tx, request.id);
      if (!mayRead(call, consumable.category_id)) throw new PestRefusal(20014);
      const { total, rows } = await queries.pageOfLedger(tx, companyOf(tx), request);
      const items = rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        accountName: row.account_name,
        change: tidyQuantity(row.change),
        reason: row.reason,
        note: row.note,
        taskId: row.task_id,
      }));
      return pageOf(request, total, items);
    }),
};

const allCategories = [1, 2, 3, 4, chemicalCategoryId];
const physicalCategories = allCategories.filter((id) => id !== chemicalCategoryId);

/** Each act has a right of its own for physical and for chemical consumables. */
const rights = {
  replenish: ['btn_mquipment_replenish', 'btn_chemistry_replenish'],
  warning: ['btn_mquipment_warning', 'btn_chemistry_warning'],
  save: ['btn_mquipment_save', 'btn_chemistry_save'],
  delete: ['btn_mquipment_delete', 'btn_chemistry_delete'],
} as const satisfies Record<string, readonly [Permission, Permission]>;

function demandRight(call: Call, consumable: { category_id: number }, act: keyof typeof rights): void {
  const [physical, chemical] = rights[act];
  call.demand(consumable.category_id === chemicalCategoryId ? chemical : physical);
}

function mayRead(call: Call, categoryId: number): boolean {
  return categoryId === chemicalCategoryId ? call.stockAccess.chemical : call.stockAccess.physical;
}

function visibleCategories(call: Call, categoryId: number | undefined): number[] {
  return (categoryId === undefined ? allCategories : [categoryId]).filter((id) => mayRead(call, id));
}

async function consumableOf(tx: Tx, id: string): Promise<Row<'consumable'>> {
  return found(await findConsumable(tx, companyOf(tx), id));
}

function columnsOf(draft: Omit<RequestOf<'stock.updateConsumablesStock'>, 'id'>) {
  return {
    category_id: draft.categoryId,
    name: draft.name,
    specification: draft.specification ?? '',
    unit: draft.unit,
    safety_stock: draft.safetyStock,
    warning_level: draft.warningLevel,
    capacity: draft.capacity ?? '',
    target_pest: draft.targetPest ?? '',
    dilution: draft.dilution ?? '',
    dosage: draft.dosage ?? '',
    registration_number: draft.registrationNumber ?? '',
    active_ingredient: draft.activeIngredient ?? '',
    application_area: draft.applicationArea ?? '',
  };
}

function levelOf(row: Row<'consumable'>) {
  return {
    stock: tidyQuantity(row.stock),
    unit: row.unit,
    safetyStock: tidyQuantity(row.safety_stock),
    warningLevel: tidyQuantity(row.warning_level),
    status: stockStatus(Number(row.stock), Number(row.warning_level)),
  };
}

function toPhysical(row: Row<'consumable'>): PhysicalConsumable {
  return {
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    specification: row.specification,
    ...levelOf(row),
  };
}

function toChemical(row: Row<'consumable'>): ChemicalConsumable {
  return {
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    capacity: row.capacity,
    targetPest: row.target_pest,
    dilution: row.dilution,
    dosage: row.dosage,
    registrationNumber: row.registration_number,
    activeIngredient: row.active_ingredient,
    applicationArea: row.application_area,
    ...levelOf(row),
  };
}

function asNameTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs('consumable_name', new PestRefusal(4001, { words: nameTaken, field: 'name' }), work);
}
