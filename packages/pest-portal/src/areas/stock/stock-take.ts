import {
  compareQuantities,
  hasFormat,
  type ResultOf,
  type StockKind,
  stockKindOf,
  subtractQuantities,
  unbatchedStock,
} from 'pest-sdk';

type Choice = ResultOf<'stock.all'>[number];

/** A place on the shelf that is counted by itself: one batch of a consumable, or what is kept without one. */
export interface ShelfLine {
  readonly key: string;
  readonly id: string;
  readonly batchId: string | null;
  readonly name: string;
  readonly specification: string;
  readonly batch: string;
  readonly expiresOn: string | null;
  readonly unit: string;
  /** What should be there. */
  readonly expected: string;
}

export interface CountValues {
  /** As typed, by line; empty where nothing was counted. */
  readonly counted: Readonly<Record<string, string>>;
  readonly note: string;
}

/** The lines of a stock-take, as the sheet has them: by name, its batches first. */
export function shelfLines(choices: readonly Choice[], kind: StockKind): ShelfLine[] {
  return choices.filter(({ categoryId }) => stockKindOf(categoryId) === kind).flatMap(linesOf);
}

function linesOf({ id, name, specification, unit, stock, batches }: Choice): ShelfLine[] {
  const product = { id, name, specification, unit };
  const loose = unbatchedStock(stock, batches);
  return [
    ...batches.map((batch) => ({
      ...product,
      key: `${id} ${batch.id}`,
      batchId: batch.id,
      batch: batch.batch,
      expiresOn: batch.expiresOn,
      expected: batch.stock,
    })),
    ...(batches.length === 0 || compareQuantities(loose, '0') !== 0
      ? [{ ...product, key: id, batchId: null, batch: '', expiresOn: null, expected: loose }]
      : []),
  ];
}

export function emptyCount(lines: readonly ShelfLine[]): CountValues {
  return { counted: Object.fromEntries(lines.map(({ key }) => [key, ''])), note: '' };
}

/** What was counted; a line that nothing was typed in was not. */
export function countRequest(lines: readonly ShelfLine[], { counted, note }: CountValues) {
  const typed = lines.filter(({ key }) => (counted[key] ?? '').trim() !== '');
  return {
    lines: typed.map(({ key, id, batchId, expected }) => ({ id, batchId, expected, counted: counted[key] ?? '' })),
    note,
  };
}

/** What was counted less what should be there; null where nothing, or no quantity, was typed. */
export function differenceOf(line: ShelfLine, counted: string | undefined): string | null {
  if (counted === undefined || !hasFormat('quantity', counted)) return null;
  return subtractQuantities(counted.trim(), line.expected);
}

/** Whether something was typed that is no quantity. */
export function isNoQuantity(counted: string | undefined): boolean {
  return counted !== undefined && counted.trim() !== '' && !hasFormat('quantity', counted);
}
