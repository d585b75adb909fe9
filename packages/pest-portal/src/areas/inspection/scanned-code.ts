import { fold, type SheetRow } from 'pest-sdk';

/**
 * The device code that a label says: by itself, as an address with the code in its query, or as one that ends with it.
 * Labels of older makes have spaces and small letters.
 */
export function scannedCode(text: string): string {
  const said = text.trim();
  if (!/^https?:\/\//i.test(said)) return said;
  if (!URL.canParse(said)) return said;
  const { searchParams, pathname } = new URL(said);
  return searchParams.get('code') ?? decoded(pathname.split('/').findLast((part) => part !== '') ?? '');
}

/** Any code may come before the camera: a malformed address is what it says. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The row of a service's sheet with that code, however it was typed. */
export function rowOfCode(rows: readonly SheetRow[], text: string): SheetRow | undefined {
  const sought = fold(scannedCode(text));
  return rows.find(({ code }) => fold(code) === sought);
}
