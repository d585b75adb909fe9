import { delimitedText } from 'pest-sdk';

/** Rows of a CSV: RFC 4180, parted by the sign that its lines show or its first line `sep=;` names. */
export function parseDelimited(given: string): string[][] {
  const { mark, text } = delimitedText(given);
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${mark}\\r\\n]*))([${mark}]|\\r\\n|\\r|\\n|$)`, 'y');
  const rows: string[][] = [[]];
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    // A quote that nothing ends, or text behind one: the rest is one field.
    if (found === null) break;
    const [, quoted, plain = '', end = ''] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== mark && end !== '') rows.push([]);
  }
  return rows;
}
