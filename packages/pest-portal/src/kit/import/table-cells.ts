/** A cell: words, a number, a day `YYYY-MM-DD`, or nothing. Words are never run as a formula, nor taken for a number. */
export type TableCell = string | number | { readonly day: string } | null;

export type TableRows = readonly (readonly TableCell[])[];

export function isDay(cell: TableCell): cell is { readonly day: string } {
  return typeof cell === 'object' && cell !== null;
}
