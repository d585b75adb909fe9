/** What the lines of a file of consumables say, and what is wrong with each. */
import {
  chemicalCategoryId,
  fold,
  type ImportFault,
  languages,
  type RequestOf,
  type StockCategoryId,
  type StockKind,
  type StockLine,
  type SupplyKind,
  stockCategoryIds,
  stockCategoryNames,
  stockKindOf,
  suppliesOf,
  supplyKinds,
  supplyWords,
} from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { oncePerCell } from '../../call/cell-faults';
import type { OpeningBatch } from './add-consumable';

interface GoodLine {
  readonly draft: RequestOf<'stock.addConsumablesStock'>;
  readonly batch: OpeningBatch | null;
}

export interface JudgedStock {
  readonly good: readonly GoodLine[];
  readonly faults: readonly ImportFault[];
}

/** A name as it is compared: within its category. */
export function nameKeyOf({ categoryId, name }: { readonly categoryId: number; readonly name: string }): string {
  return `${categoryId} ${fold(name)}`;
}

/** @param taken the names of what is kept already */
export function judgeStockLines(lines: readonly StockLine[], kind: StockKind, taken: ReadonlySet<string>): JudgedStock {
  const seen = new Set<string>();
  const judged = lines.map((line) => judge(line, kind, taken, seen));
  return {
    good: judged.flatMap(({ good }) => good ?? []),
    faults: oncePerCell(judged.flatMap(({ faults }) => faults)),
  };
}

function judge(line: StockLine, kind: StockKind, taken: ReadonlySet<string>, seen: Set<string>) {
  const category = categoryNamed(line.category, kind);
  const { issues, request } = checkRequest(contract.stock.addConsumablesStock.request, draftOf(line, category));
  const supply = supplyNamed(line.replaces);
  const replaceable = supply === null || (supply !== undefined && category !== undefined && takes(category, supply));
  const faults = [
    ...(category === undefined ? [fault(line, 'category', 'unknownCategory')] : []),
    ...(replaceable || category === undefined ? [] : [fault(line, 'replaces', 'unknownSupply')]),
    ...(issues ?? []).map(({ path, kind: reason, limit }) => fault(line, path, reason, limit ?? null)),
    ...batchFaults(line),
    ...(request && category !== undefined ? nameFaults(line, nameKeyOf(request), taken, seen) : []),
  ];
  const batch = line.batch.trim();
  const opening = batch === '' ? null : { batch, expiresOn: given(line.expiresOn) };
  return { good: request && faults.length === 0 ? { draft: request, batch: opening } : null, faults };
}

function draftOf(line: StockLine, category: StockCategoryId | undefined) {
  const { name, specification, targetPest, dilution, dosage, registrationNumber, activeIngredient, ratio } = line;
  return {
    ...{ name, specification, targetPest, dilution, dosage, registrationNumber, activeIngredient, ratio },
    applicationArea: line.applicationArea,
    categoryId: category ?? chemicalCategoryId,
    replaces: supplyNamed(line.replaces),
    unit: given(line.unit),
    stock: given(line.stock) ?? '0',
    safetyStock: given(line.safetyStock) ?? '0',
    warningLevel: given(line.warningLevel) ?? '0',
    capacity: given(line.capacity) ?? null,
    capacityUnit: given(line.capacityUnit)?.toLowerCase(),
  };
}

/** A batch is of the opening stock, and a date is a batch's: the schema of a delivery says the rest. */
function batchFaults(line: StockLine): ImportFault[] {
  const batch = given(line.batch);
  const expiresOn = given(line.expiresOn);
  if (batch === undefined && expiresOn === undefined) return [];
  const quantity = given(line.stock) ?? '0';
  const { issues } = checkRequest(contract.stock.addCategoryStock.request, { id: 'new', quantity, batch, expiresOn });
  return (issues ?? []).map(({ path, kind, limit }) =>
    fault(line, path === 'quantity' ? 'stock' : path, kind, limit ?? null),
  );
}

function nameFaults(line: StockLine, key: string, taken: ReadonlySet<string>, seen: Set<string>): ImportFault[] {
  if (seen.has(key)) return [fault(line, 'name', 'twiceInFile')];
  seen.add(key);
  return taken.has(key) ? [{ ...fault(line, 'name', 'takenConsumable'), code: 4001 }] : [];
}

/** Null: it is put in for nothing; undefined: nobody knows such a thing. */
function supplyNamed(word: string): SupplyKind | null | undefined {
  const key = word.trim().toLowerCase();
  if (key === '') return null;
  return supplyKinds.find(
    (kind) => kind.toLowerCase() === key || languages.some((language) => supplyWords[kind][language] === key),
  );
}

function takes(category: StockCategoryId, supply: SupplyKind): boolean {
  return suppliesOf(category).includes(supply);
}

/** A category of the kind by name or number; a chemical's needs no word. */
function categoryNamed(word: string, kind: StockKind): StockCategoryId | undefined {
  const key = word.trim().toLowerCase();
  const ofKind = stockCategoryIds.filter((id) => stockKindOf(id) === kind);
  if (key === '') return kind === 'chemical' ? chemicalCategoryId : undefined;
  return ofKind.find(
    (id) => String(id) === key || languages.some((language) => stockCategoryNames[id][language].toLowerCase() === key),
  );
}

function given(text: string): string | undefined {
  return text.trim() || undefined;
}

function fault({ line }: StockLine, field: string, reason: string, limit: number | null = null): ImportFault {
  return { line, field, reason, limit, code: null };
}
