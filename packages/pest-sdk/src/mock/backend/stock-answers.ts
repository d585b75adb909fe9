import type { StockWarning } from '../../contract/stock';
import { addQuantities, compareQuantities, subtractQuantities } from '../../rules/quantities';
import { stockCategoryNames, stockStatus } from '../../rules/stock-status';
import { chemicalCategoryId, type StockCategoryId, stockCategoryIds } from '../../trade/stock-categories';
import type { MockAnswers } from '../mock-handlers';
import { refusal } from '../mock-refusal';
import { type ConsumableRow, newConsumable } from './demo-site';
import { done, given, missing, now } from './site-answers';
import { matches, pageOf } from './table';
import type { LedgerRow, World } from './world';

/** Consumables, what is left of them, and the warnings that the bell shows. */
export function stockAnswers({ consumables, ledger }: World): MockAnswers {
  const book = (row: Pick<ConsumableRow, 'id'>, entry: Pick<LedgerRow, 'change' | 'reason'> & Partial<LedgerRow>) =>
    ledger.add((id) => ({
      consumableId: row.id,
      at: now(),
      accountName: 'Li Ming',
      batch: '',
      cause: null,
      counted: null,
      note: '',
      taskId: null,
      customer: null,
      ...entry,
      id,
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
      book(row, { change: row.stock, reason: 'opening' });
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
      book(row, { change: quantity, reason: 'replenish', ...given({ note }) });
      return { stock };
    },
    'stock.setCategoryWarningNum': ({ request: { id, warningLevel } }) =>
      done(consumables.change(id, (row) => ({ ...row, warningLevel }))),
    'stock.categoryWarningNum': ({ request }) =>
      listed(undefined, (row) => request.categoryId === undefined || row.categoryId === request.categoryId).map(
        ({ id, categoryId, name, warningLevel }) => ({ id, categoryId, name, warningLevel }),
      ),
    'stock.takeOut': ({ request: { id, quantity, cause, note } }) => {
      const row = consumables.find(id);
      if (!row) return missing();
      if (compareQuantities(row.stock, quantity) < 0) return refusal('stock.insufficient');
      const stock = subtractQuantities(row.stock, quantity);
      consumables.change(id, (changed) => ({ ...changed, stock }));
      book(row, { change: `-${quantity}`, reason: 'out', cause, ...given({ note }) });
      return { stock };
    },
    'stock.count': ({ request: { lines, note } }) => {
      if (lines.some(({ id }) => !consumables.find(id))) return missing();
      for (const { id, expected, counted } of lines) {
        consumables.change(id, (changed) => ({ ...changed, stock: counted }));
        book({ id }, { change: subtractQuantities(counted, expected), reason: 'count', counted, ...given({ note }) });
      }
      return { counted: lines.length, differing: lines.filter((line) => line.counted !== line.expected).length };
    },
    'stock.ledger': ({ request: { id, page, limit } }) => {
      if (id !== undefined && !consumables.find(id)) return missing();
      const entries = ledger.rows.toReversed().flatMap((entry) => {
        const row = consumables.find(entry.consumableId);
        return row && (id === undefined || row.id === id) ? [{ ...entry, name: row.name, unit: row.unit }] : [];
      });
      return pageOf(entries, { page, limit });
    },
  };
}

const statusOf = ({ stock, warningLevel }: ConsumableRow) => stockStatus(Number(stock), Number(warningLevel));

function physicalOf(row: ConsumableRow) {
  const { id, categoryId, name, specification, replaces, stock, unit, safetyStock, warningLevel, batches } = row;
  const status = statusOf(row);
  return { id, categoryId, name, specification, replaces, stock, unit, safetyStock, warningLevel, status, batches };
}

function chemicalOf(row: ConsumableRow) {
  const { specification: _specification, replaces: _replaces, ...chemical } = row;
  return { ...chemical, status: statusOf(row) };
}

function choiceOf(row: ConsumableRow) {
  const { id, categoryId, name, unit, stock, specification, batches } = row;
  const { registrationNumber, activeIngredient, dilution, targetPest } = row;
  const product = { registrationNumber, activeIngredient, dilution, targetPest };
  return { id, categoryId, name, unit, stock, specification, batches, ...product };
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
