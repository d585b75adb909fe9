import {
  addDays,
  type ChemicalConsumable,
  chemicalCategoryId,
  expiresSoonDays,
  instantInZone,
  limits,
  type PhysicalConsumable,
  type StockBatch,
  type StockKind,
  type StockLedgerEntry,
  stockCategoryIds,
  stockKindOf,
  stockStatus,
} from 'pest-sdk';
import { consumableChoices, findConsumable, idsOf, listConsumables } from '../../books/stock/consumables';
import { tidyQuantity } from '../../books/stock/quantity';
import { batchesByConsumable, batchNamed } from '../../books/stock/stock-batches';
import { changeStock } from '../../books/stock/stock-ledger';
import { stockAccess, stockWarnings } from '../../books/stock/stock-warnings';
import { type Call, endAt } from '../../call/call';
import type { AreaHandlers, ByKind } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { mappedPage } from '../../database/pages';
import { updateRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { addConsumable, asNameTaken, columnsOf } from './add-consumable';
import { balanceLines } from './balance-lines';
import { importStock } from './import-stock';
import { recordCount } from './record-count';
import * as queries from './stock.queries';

export const stockHandlers: AreaHandlers<'stock'> = {
  'stock.allCategoryStock': (call) => call.inScope((tx) => stockWarnings(tx, stockAccess(call), call.language)),

  'stock.addCategoryStock': (call, request) =>
    call.inScope(async (tx) => {
      requireKindOf(call, await consumableOf(tx, request.id));
      const { batch, expiresOn } = request;
      // Whoever changes a batch holds its consumable first: in another order two of them would wait for each other.
      if (batch) await queries.lockConsumables(tx, companyOf(tx), [request.id]);
      const { stock } = await changeStock(call, tx, {
        consumableId: request.id,
        change: request.quantity,
        reason: 'replenish',
        note: request.note ?? '',
        taskId: null,
        batchId: batch ? await batchNamed(call, tx, request.id, { batch, expiresOn }) : null,
      });
      return { stock };
    }),

  'stock.takeOut': (call, request) =>
    call.inScope(async (tx) => {
      requireKindOf(call, await consumableOf(tx, request.id));
      const { stock } = await changeStock(call, tx, {
        consumableId: request.id,
        change: `-${request.quantity}`,
        reason: 'out',
        cause: request.cause,
        note: request.note ?? '',
        taskId: null,
        batchId: request.batchId,
      });
      return { stock };
    }),

  'stock.count': (call, request) => call.inScope((tx) => recordCount(call, tx, request)),

  'stock.balance': (call, request) =>
    call.inScope(async (tx) => {
      const rows = await queries.balances(tx, companyOf(tx), categoriesOf(request.kind), spanOf(call, request));
      return balanceLines(endAt(call, limits.listRows, rows), request.by);
    }),

  'stock.setCategoryWarningNum': (call, request) =>
    call.inScope(async (tx) => {
      const consumable = await consumableOf(tx, request.id);
      requireKindOf(call, consumable);
      await requireConsumableSeen(tx, request);
      await updateRow(tx.db, 'consumable', consumable, { warning_level: request.warningLevel });
      return null;
    }),

  'stock.categoryWarningNum': (call, request) =>
    call.inScope(async (tx) => {
      const rows = await listConsumables(tx, companyOf(tx), visibleCategories(call, request.categoryId));
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
      const filter = { ...request, expiresBy: expiresBy(call, request) };
      const found = await queries.pageOfConsumables(tx, companyOf(tx), categories, filter);
      const batches = await batchesByConsumable(tx, companyOf(tx), idsOf(found.rows));
      return mappedPage(request, found, (row) => toChemical(row, batches.get(row.id)));
    }),

  'stock.consumablesStock': (call, request) =>
    call.inScope(async (tx) => {
      const categories = request.categoryId === undefined ? physicalCategories : [request.categoryId];
      const found = await queries.pageOfConsumables(
        tx,
        companyOf(tx),
        categories.filter((id) => stockKindOf(id) === 'physical'),
        { ...request, expiresBy: expiresBy(call, request) },
      );
      const batches = await batchesByConsumable(tx, companyOf(tx), idsOf(found.rows));
      return mappedPage(request, found, (row) => toPhysical(row, batches.get(row.id)));
    }),

  'stock.addConsumablesStock': (call, request) =>
    asNameTaken(() => call.inScope(async (tx) => ({ id: await addConsumable(call, tx, request) }))),

  'stock.importLines': (call, request) => asNameTaken(() => call.inScope((tx) => importStock(call, tx, request))),

  'stock.updateConsumablesStock': (call, request) =>
    asNameTaken(() =>
      call.inScope(async (tx) => {
        const consumable = await consumableOf(tx, request.id);
        requireKindOf(call, consumable);
        await requireConsumableSeen(tx, request);
        await updateRow(tx.db, 'consumable', consumable, columnsOf(request));
        return null;
      }),
    ),

  'stock.all': (call, request) =>
    call.inScope((tx) => consumableChoices(tx, companyOf(tx), visibleCategories(call, request.categoryId))),

  'stock.removeConsumablesByIds': (call, request) => {
    const ids = [...new Set(request.ids.split(',').map((id) => id.trim()))].sort();
    return call.inScope(async (tx) => {
      for (const id of ids) requireKindOf(call, await consumableOf(tx, id));
      const removed = await queries.removeConsumables(tx, companyOf(tx), ids, call.now);
      if (removed !== ids.length) refuse('general.notFound');
      return null;
    });
  },

  'stock.ledger': (call, request) =>
    call.inScope(async (tx) => {
      if (request.id !== undefined) requireKindOf(call, await consumableOf(tx, request.id));
      return mappedPage(
        request,
        await queries.pageOfLedger(tx, companyOf(tx), {
          ...request,
          from: request.from === undefined ? undefined : startOfDay(call, request.from),
          until: request.to === undefined ? undefined : startOfDay(call, addDays(request.to, 1)),
          categories: kindsToRead(call, request.kind).flatMap(categoriesOf),
        }),
        toEntry,
      );
    }),
};

const physicalCategories = stockCategoryIds.filter((id) => stockKindOf(id) === 'physical');

function categoriesOf(kind: StockKind): readonly number[] {
  return stockCategoryIds.filter((id) => stockKindOf(id) === kind);
}

/** The kinds whose ledger the caller may read. */
function kindsToRead(call: Pick<StockCall, 'kinds'>, asked: StockKind | undefined): readonly StockKind[] {
  return call.kinds.filter((kind) => asked === undefined || kind === asked);
}

function startOfDay(call: Call, day: string): Date {
  return new Date(instantInZone({ day, time: '00:00' }, call.parts.settings.timeZone) ?? Number.NaN);
}

function spanOf(call: Call, { from, to }: { readonly from: string; readonly to: string }): queries.Span {
  return { from: startOfDay(call, from), until: startOfDay(call, addDays(to, 1)) };
}

function expiresBy(call: Call, { expiry }: { readonly expiry?: 'soon' | undefined }): string | undefined {
  return expiry && addDays(call.today, expiresSoonDays);
}

function toEntry(row: Awaited<ReturnType<typeof queries.pageOfLedger>>['rows'][number]): StockLedgerEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    accountName: row.account_name,
    consumableId: row.consumable_id,
    name: row.name,
    unit: row.unit,
    batch: row.batch ?? '',
    change: tidyQuantity(row.change),
    reason: row.reason,
    cause: row.cause,
    counted: row.counted === null ? null : tidyQuantity(row.counted),
    note: row.note,
    taskId: row.task_id,
    customer: row.customer_id && row.customer_name ? { id: row.customer_id, name: row.customer_name } : null,
  };
}

type StockCall = ByKind<StockKind>;

function requireKindOf(call: StockCall, { category_id }: Pick<Row<'consumable'>, 'category_id'>): void {
  call.requireKind(stockKindOf(category_id));
}

function visibleCategories(call: StockCall, categoryId: number | undefined): number[] {
  const categories = categoryId === undefined ? stockCategoryIds : [categoryId];
  return categories.filter((id) => call.kinds.includes(stockKindOf(id)));
}

async function consumableOf(tx: Tx, id: string): Promise<Row<'consumable'>> {
  return orNotFound(await findConsumable(tx, companyOf(tx), id));
}

/** Of two who change it at once, the second one reads what the first one wrote. */
async function requireConsumableSeen(
  tx: Tx,
  { id, revision }: { readonly id: string; readonly revision?: string | undefined },
) {
  if (revision === undefined) return;
  const [consumable] = await queries.lockConsumables(tx, companyOf(tx), [id]);
  requireSeen(revision, revisionOfConsumable(orNotFound(consumable)));
}

/** Of what is known of it: its stock changes by the ledger only, and with every service. */
function revisionOfConsumable({
  company_id: _company,
  id: _id,
  stock: _stock,
  removed_at: _end,
  ...known
}: Row<'consumable'>) {
  return revisionOf(known);
}

function levelOf(row: Row<'consumable'>) {
  return {
    stock: tidyQuantity(row.stock),
    unit: row.unit,
    safetyStock: tidyQuantity(row.safety_stock),
    warningLevel: tidyQuantity(row.warning_level),
    status: stockStatus(Number(row.stock), Number(row.warning_level)),
    revision: revisionOfConsumable(row),
  };
}

function toPhysical(row: Row<'consumable'>, batches: readonly StockBatch[] = []): PhysicalConsumable {
  return {
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    specification: row.specification,
    replaces: row.replaces,
    ...levelOf(row),
    batches: [...batches],
  };
}

function toChemical(row: Row<'consumable'>, batches: readonly StockBatch[] = []): ChemicalConsumable {
  return {
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    capacity: row.capacity === null ? null : tidyQuantity(row.capacity),
    capacityUnit: row.capacity_unit,
    targetPest: row.target_pest,
    dilution: row.dilution,
    dosage: row.dosage,
    registrationNumber: row.registration_number,
    activeIngredient: row.active_ingredient,
    ratio: row.ratio,
    applicationArea: row.application_area,
    ...levelOf(row),
    batches: [...batches],
  };
}
