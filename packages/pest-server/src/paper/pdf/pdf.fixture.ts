import { deflateSync } from 'node:zlib';

/** A sound PDF of one empty page, with more objects from number 4 on, and more entries in its catalog. */
export function samplePdf({
  catalog = '',
  more = [],
}: {
  catalog?: string;
  more?: readonly (string | Buffer)[];
} = {}): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    ...more,
  ];
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object, at) =>
      Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from(`trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF\n`),
  ]);
}

/** A stream object; `times` says how often it is packed. */
export function packedStream(data: string | Buffer, entries = '', times = 1): Buffer {
  let packed = Buffer.from(data);
  for (let count = 0; count < times; count += 1) packed = deflateSync(packed, { level: 9 });
  const filter = Array.from({ length: times }, () => '/FlateDecode').join('');
  return Buffer.concat([
    Buffer.from(`<<${entries}/Filter[${filter}]/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** Objects packed into a stream, as newer PDFs have them; `objects` by their numbers. */
export function objectStream(objects: Readonly<Record<number, string>>): Buffer {
  const bodies = Object.values(objects);
  const table = Object.keys(objects).map(
    (number, at) => `${number} ${bodies.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)}`,
  );
  const head = `${table.join(' ')} `;
  return packedStream(head + bodies.join(' '), `/Type/ObjStm/N ${bodies.length}/First ${head.length}`);
}
