/** Rows of a CSV: RFC 4180, with whichever of comma, semicolon and tab its first line is parted by. */
export function parseDelimited(text: string): string[][] {
  const source = text.replace(/^\ufeff/, '');
  const mark = markOf(source.slice(0, source.search(/\r|\n|$/)));
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${mark}\\r\\n]*))(${mark}|\\r\\n|\\r|\\n|$)`, 'y');
  const rows: string[][] = [[]];
  while (field.lastIndex < source.length) {
    const found = field.exec(source);
    // A quote that nothing ends, or text behind one: the rest is one field.
    if (found === null) break;
    const [, quoted, plain = '', end = ''] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== mark && end !== '') rows.push([]);
  }
  return rows;
}

function markOf(line: string): string {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).mark;
}
