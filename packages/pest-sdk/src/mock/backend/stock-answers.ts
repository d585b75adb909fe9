import type { StockWarning } from '../../contract/stock';
import { addQuantities } from '../../rules/quantities';
import {
  chemicalCategoryId,
  type StockCategoryId,
  stockCategoryIds,
  stockCategoryNames,
  stockStatus,
} from '../../rules/stock-status';
import type { MockAnswers } from '../mock-handlers';
import { type ConsumableRow, newConsumable } from './demo-site';
import { done, given, missing, now } from './site-answers';
import { matches, pageOf } from './table';
import type { LedgerRow, World } from './world';

/** Consumables, what is left of them, and the warnings that the bell shows. */
export function stockAnswers({ consumables, ledger }: World): MockAnswers {
  const book = (row: ConsumableRow, change: string, reason: LedgerRow['reason'], note = '') =>
    ledger.add((id) => ({
      id,
      consumableId: row.id,
      at: now(),
      accountName: 'Li Ming',
      change,
      reason,
      note,
      taskId: null,
    }));
  const listed = (search: string | undefined, belongs: (row: ConsumableRow) => boolean) =>
    consumables.rows.filter((row) => belongs(row) && matches(search, row.name));
  const warnings = () => consumables.rows.flatMap(warningOf);
  return {
    'stock.allCategoryStock': warnings,
    'home.consumableWarning': warnings,
    'stock.consumablesStock': ({ request: { search, categoryId, status, page, limit } }) => {
      const isListed = (row: ConsumableRow) =>
        row.categoryId !== chemicalCategoryId && (categoryId === undefined || row.categoryId === categoryId);
      const found = listed(search, isListed).map(physicalOf);
      return pageOf(
        found.filter((row) => status === undefined || row.status === status),
        { page, limit },
      );
    },
    'stock.chemicalConsumables': ({ request: { search, status, page, limit } }) => {
      const found = listed(search, (row) => row.categoryId === chemicalCategoryId).map(chemicalOf);
      return pageOf(
        found.filter((row) => status === undefined || row.status === status),
        { page, limit },
      );
    },
    'stock.all': ({ request }) =>
      listed(undefined, (row) => request.categoryId === undefined || row.categoryId === request.categoryId).map(
        choiceOf,
      ),
    'stock.addConsumablesStock': ({ request }) => {
      const row = consumables.add((id) => ({
        ...newConsumable,
        ...given({ ...request, unit: request.unit ?? 'piece' }),
        id,
      }));
      book(row, row.stock, 'opening');
      return { id: row.id };
    },
    'stock.updateConsumablesStock': ({ request: { id, ...change } }) =>
      done(consumables.change(id, (row) => ({ ...row, ...given(change) }))),
    'stock.removeConsumablesByIds': ({ request }) => {
      const ids = request.ids.split(',');
      if (ids.some((id) => !consumables.find(id))) return missing();
      for (const id of ids) consumables.remove(id);
      return null;
    },
    'stock.addCategoryStock': ({ request: { id, quantity, note } }) => {
      const row = consumables.find(id);
      if (!row) return missing();
      const stock = addQuantities(row.stock, quantity);
      consumables.change(id, (changed) => ({ ...changed, stock }));
      book(row, quantity, 'replenish', note);
      return { stock };
    },
    'stock.setCategoryWarningNum': ({ request: { id, warningLevel } }) =>
      done(consumables.change(id, (row) => ({ ...row, warningLevel }))),
    'stock.categoryWarningNum': ({ request }) =>
      listed(undefined, (row) => request.categoryId === undefined || row.categoryId === request.categoryId).map(
        ({ id, categoryId, name, warningLevel }) => ({ id, categoryId, name, warningLevel }),
      ),
    'stock.ledger': ({ request: { id, ...paging } }) => {
      if (!consumables.find(id)) return missing();
      const entries = ledger.rows.filter(({ consumableId }) => consumableId === id).toReversed();
      return pageOf(
        entries.map(({ consumableId, ...entry }) => entry),
        paging,
      );
    },
  };
}

const statusOf = ({ stock, warningLevel }: ConsumableRow) => stockStatus(Number(stock), Number(warningLevel));

function physicalOf(row: ConsumableRow) {
  const { id, categoryId, name, specification, stock, unit, safetyStock, warningLevel } = row;
  return { id, categoryId, name, specification, stock, unit, safetyStock, warningLevel, status: statusOf(row) };
}

function chemicalOf(row: ConsumableRow) {
  const { specification, ...chemical } = row;
  return { ...chemical, status: statusOf(row) };
}

function choiceOf(row: ConsumableRow) {
  const { id, categoryId, name, unit, stock, registrationNumber, activeIngredient, dilution, targetPest } = row;
  return { id, categoryId, name, unit, stock, registrationNumber, activeIngredient, dilution, targetPest };
}

function warningOf(row: ConsumableRow): StockWarning[] {
  const { id, categoryId, name, stock, unit, warningLevel } = row;
  const status = statusOf(row);
  if (status === 'normal') return [];
  const categoryName = isCategory(categoryId) ? stockCategoryNames[categoryId].en : '';
  return [{ id, categoryId, categoryName, name, stock, unit, warningLevel, status }];
}

function isCategory(id: number): id is StockCategoryId {
  return stockCategoryIds.some((known) => known === id);
}
