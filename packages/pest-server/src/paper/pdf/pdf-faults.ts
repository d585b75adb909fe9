import { Unpacked, unpack } from './pdf-streams';
import {
  Budget,
  isDictionary,
  isList,
  isName,
  isReference,
  type PdfDictionary,
  PdfFaultError,
  PdfReader,
  type PdfValue,
} from './pdf-syntax';

const mostObjects = 200_000;
const mostPages = 300;
const mostDepth = 50;
/** Points: the largest that readers show, and a little. */
const widestPage = 20_000;

/** Whatever runs, opens, sends, or hides another file: wherever such a name stands, under whatever spelling. */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'RichMedia',
  'XFA',
]);
/** What is said of a file that asks for a password, or would. */
export const encryptedFault = 'has /Encrypt';
const activeKeys = new Set(['JS', 'EF', 'Encrypt']);

/** What a browser would take for a page of its own, between the objects of a file. */
const markup = /<\s*(!doctype|\?|!--|\/?(a|body|embed|form|head|html|iframe|img|link|meta|object|script|style|svg)\b)/i;

interface StreamPlace {
  readonly dictionary: PdfDictionary;
  readonly start: number;
}

/** One file, taken apart. Cross-reference tables are not believed: every object counts, wherever it stands. */
class Document {
  readonly bytes: Buffer;
  readonly objects = new Map<number, PdfValue>();
  readonly streams: StreamPlace[] = [];
  /** Where objects begin and end, in the order they stand. */
  readonly spans: (readonly [number, number])[] = [];
  root: PdfValue = null;
  readonly #budget = new Budget();
  #count = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  resolve = (value: PdfValue | undefined): PdfValue => {
    let found = value ?? null;
    for (let steps = 0; isReference(found) && steps < mostDepth; steps += 1) {
      found = this.objects.get(found.object) ?? null;
    }
    return isReference(found) ? null : found;
  };

  reader(bytes: Buffer, position: number): PdfReader {
    return new PdfReader(bytes, position, this.#budget, refuseActive);
  }

  add(number: number | null, value: PdfValue): void {
    this.#count += 1;
    if (this.#count > mostObjects) throw new PdfFaultError('has too many objects');
    if (number !== null) this.objects.set(number, value);
    if (isDictionary(value) && value.has('Root')) this.root = value.get('Root') ?? null;
  }
}

function refuseActive(name: string, isKey: boolean): void {
  if (activeNames.has(name) || (isKey && activeKeys.has(name))) throw new PdfFaultError(`has /${name}`);
}

/**
 * Takes a PDF apart and answers what is wrong with it, or null: broken or encrypted, something in it that runs or sends,
 * another file inside, more in it than a reader can bear. Meant to run in a worker, with limits of its own.
 */
export async function findPdfFault(file: Uint8Array): Promise<string | null> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  try {
    await examine(bytes);
    return null;
  } catch (error) {
    if (error instanceof PdfFaultError) return error.message;
    throw error;
  }
}

async function examine(bytes: Buffer): Promise<void> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new PdfFaultError('does not begin as a PDF');
  if (!bytes.subarray(-2048).toString('latin1').includes('%%EOF')) throw new PdfFaultError('is cut off');
  const document = new Document(bytes);
  readObjects(document);
  readTrailers(document);
  await readStreams(document);
  refuseMarkup(document);
  refuseTableLoops(document);
  checkPages(document);
}

/** Every `obj` of the file, also those that stand in streams: a table may point there. */
function readObjects(document: Document): void {
  const { bytes } = document;
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const head = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/.exec(
      bytes.toString('latin1', Math.max(0, at - 24), at),
    );
    const reader = document.reader(bytes, at + 3);
    const value = reader.value();
    document.add(head ? Number(head[1]) : null, value);
    const end = isDictionary(value) && reader.takes('stream') ? addStream(document, value, reader.position) : null;
    document.spans.push([head ? at - head[0].length : at, end ?? reader.position]);
  }
}

function addStream(document: Document, dictionary: PdfDictionary, after: number): number {
  const { bytes } = document;
  const start =
    bytes[after] === 13 ? (bytes[after + 1] === 10 ? after + 2 : after + 1) : after + (bytes[after] === 10 ? 1 : 0);
  document.streams.push({ dictionary, start });
  const end = bytes.indexOf('endstream', start);
  return end < 0 ? bytes.length : end;
}

function readTrailers(document: Document): void {
  const { bytes } = document;
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    const reader = document.reader(bytes, at + 7);
    document.add(null, reader.value());
    document.spans.push([at, reader.position]);
  }
}

async function readStreams(document: Document): Promise<void> {
  const unpacked = new Unpacked();
  for (const { dictionary, start } of document.streams) {
    const count = document.resolve(dictionary.get('N'));
    const first = document.resolve(dictionary.get('First'));
    const type = document.resolve(dictionary.get('Type'));
    const holdsObjects = (isName(type) && type.name === 'ObjStm') || dictionary.has('First');
    const packed = document.bytes.subarray(start, streamEnd(document, dictionary, start));
    const data = await unpack(dictionary, packed, document.resolve, unpacked, holdsObjects);
    if (!holdsObjects) continue;
    if (typeof count !== 'number' || typeof first !== 'number') throw new PdfFaultError('has odd object streams');
    readPackedObjects(document, data, count, first);
  }
}

/** As readers do: where the length says, if the end stands there; else at the next end. */
function streamEnd({ bytes, resolve }: Document, dictionary: PdfDictionary, start: number): number {
  const length = resolve(dictionary.get('Length'));
  if (typeof length === 'number' && length >= 0) {
    const after = bytes.toString('latin1', start + length, start + length + 12);
    if (/^[\0\t\n\f\r ]{0,2}endstream/.test(after)) return start + length;
  }
  const end = bytes.indexOf('endstream', start);
  if (end < 0) throw new PdfFaultError('has a stream without an end');
  return end;
}

function readPackedObjects(document: Document, data: Buffer, count: number, first: number): void {
  const table = document.reader(data, 0);
  for (let index = 0; index < count; index += 1) {
    const number = table.value();
    const offset = table.value();
    if (typeof number !== 'number' || typeof offset !== 'number') throw new PdfFaultError('has odd object streams');
    const known = document.objects.get(number);
    const value = document.reader(data, first + offset).value();
    document.add(known === undefined ? number : null, value);
  }
}

/** HTML behind the header makes of a PDF a page, for a browser that guesses. */
function refuseMarkup({ bytes, spans }: Document): void {
  const inOrder = spans.toSorted(([a], [b]) => a - b);
  let from = 0;
  for (const [start, end] of [...inOrder, [bytes.length, bytes.length] as const]) {
    if (start > from && markup.test(bytes.toString('latin1', from, start))) throw new PdfFaultError('has markup in it');
    from = Math.max(from, end);
  }
}

/** Tables of an older state are found by the newer one's `Prev`; going round for ever they stop a reader. */
function refuseTableLoops(document: Document): void {
  const { bytes } = document;
  const begin = bytes.lastIndexOf('startxref');
  if (begin < 0) return;
  const seen = new Set<number>();
  let place = document.reader(bytes, begin + 'startxref'.length).value();
  while (typeof place === 'number' && place < bytes.length) {
    if (seen.has(place)) throw new PdfFaultError('has tables in a circle');
    seen.add(place);
    place = olderTable(document, place);
  }
}

function olderTable(document: Document, place: number): PdfValue {
  const { bytes } = document;
  const isTable = document.reader(bytes, place).takes('xref');
  const at = bytes.indexOf(isTable ? 'trailer' : 'obj', place);
  if (at < 0) return null;
  const value = document.reader(bytes, at + (isTable ? 'trailer' : 'obj').length).value();
  return isDictionary(value) ? document.resolve(value.get('Prev')) : null;
}

function checkPages(document: Document): void {
  const catalog = document.resolve(document.root);
  if (!isDictionary(catalog)) throw new PdfFaultError('has no catalog');
  const seen = new Set<PdfValue>();
  let pages = 0;
  const walk = (node: PdfValue, depth: number) => {
    if (!isDictionary(node)) return;
    if (seen.has(node) || depth > mostDepth) throw new PdfFaultError('has pages in a circle');
    seen.add(node);
    const box = document.resolve(node.get('MediaBox'));
    const sides = isList(box) ? box.map(document.resolve) : [];
    if (sides.some((side) => typeof side === 'number' && Math.abs(side) > widestPage)) {
      throw new PdfFaultError('has pages of an impossible size');
    }
    const kids = document.resolve(node.get('Kids'));
    if (isList(kids)) {
      for (const kid of kids) walk(document.resolve(kid), depth + 1);
      return;
    }
    pages += 1;
    if (pages > mostPages) throw new PdfFaultError('has too many pages');
  };
  walk(document.resolve(catalog.get('Pages')), 0);
  if (pages === 0) throw new PdfFaultError('has no pages');
}
