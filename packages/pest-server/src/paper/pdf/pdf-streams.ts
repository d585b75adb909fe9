import { createInflate } from 'node:zlib';
import { isDictionary, isList, isName, type PdfDictionary, PdfFaultError, type PdfValue } from './pdf-syntax';

const megabyte = 1024 * 1024;
const mostFilters = 3;
/** A page of A3 at 300 dots an inch, in colour, is 52 MB. */
const largestPicture = 80 * megabyte;
/** What all streams together may grow to. */
const mostUnpacked = { pictures: 600 * megabyte, others: 100 * megabyte };

/** These hold a picture and nothing else; what they grow to is bounded by the picture's own width and height. */
const pictureCodecs = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']);

/** How much the streams of one file have grown to. */
export class Unpacked {
  #pictures = 0;
  #others = 0;

  /** @throws PdfFaultError */
  grow(bytes: number, isPicture: boolean): void {
    if (isPicture) this.#pictures += bytes;
    else this.#others += bytes;
    if (this.#pictures > mostUnpacked.pictures || this.#others > mostUnpacked.others) {
      throw new PdfFaultError('unpacks to too much');
    }
  }
}

/**
 * Unpacks a stream and throws it away as it comes, or hands it out whole where other objects are in it.
 *
 * @throws PdfFaultError when it grows too much, is broken, or is packed in a way that hides what is in it.
 */
export async function unpack(
  dictionary: PdfDictionary,
  packed: Buffer,
  resolve: (value: PdfValue | undefined) => PdfValue,
  unpacked: Unpacked,
  holdsObjects: boolean,
): Promise<Buffer> {
  const filters = namesIn(resolve(dictionary.get('Filter') ?? dictionary.get('F')), resolve);
  if (filters.length > mostFilters) throw new PdfFaultError('packs a stream too often');
  if (holdsObjects && hasPredictor(resolve(dictionary.get('DecodeParms') ?? dictionary.get('DP')), resolve)) {
    throw new PdfFaultError('hides objects behind a predictor');
  }
  const { name: subtype } = nameOf(resolve(dictionary.get('Subtype')));
  const isPicture = subtype === 'Image' && !holdsObjects;
  let data = packed;
  for (const [at, filter] of filters.entries()) {
    if (pictureCodecs.has(filter)) {
      if (holdsObjects) throw new PdfFaultError('hides objects in a picture');
      return data;
    }
    const isLast = at === filters.length - 1;
    data = await unpackOnce(filter, data, { unpacked, isPicture, keep: holdsObjects || !isLast });
  }
  return data;
}

interface Unpacking {
  readonly unpacked: Unpacked;
  readonly isPicture: boolean;
  readonly keep: boolean;
}

async function unpackOnce(filter: string, data: Buffer, how: Unpacking): Promise<Buffer> {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return inflated(data, how);
    case 'ASCIIHexDecode':
    case 'AHx':
      return Buffer.from(data.toString('latin1').replace(/[^0-9a-f]/gi, ''), 'hex');
    case 'ASCII85Decode':
    case 'A85':
      return fromAscii85(data);
    case 'RunLengthDecode':
    case 'RL':
      return withoutLooking(data, how, 64);
    case 'LZWDecode':
    case 'LZW':
      return withoutLooking(data, how, 1_000);
    default:
      throw new PdfFaultError(`packs a stream with ${filter}`);
  }
}

async function inflated(data: Buffer, { unpacked, isPicture, keep }: Unpacking): Promise<Buffer> {
  const inflate = createInflate();
  const kept: Buffer[] = [];
  let bytes = 0;
  inflate.end(data);
  try {
    for await (const chunk of inflate) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      unpacked.grow(chunk.length, isPicture);
      if (isPicture && bytes > largestPicture) throw new PdfFaultError('has too large a picture');
      if (keep) kept.push(chunk);
    }
  } catch (error) {
    // What ends early or wrongly is broken; what came before it was counted.
    throw error instanceof PdfFaultError ? error : new PdfFaultError('has a broken stream');
  } finally {
    inflate.destroy();
  }
  return Buffer.concat(kept);
}

/** Old ways of packing, which no software of today writes: counted at the most they can grow to, never looked into. */
function withoutLooking(data: Buffer, { unpacked, isPicture, keep }: Unpacking, factor: number): Buffer {
  if (keep) throw new PdfFaultError('packs what has to be looked into in an old way');
  unpacked.grow(data.length * factor, isPicture);
  return data;
}

function fromAscii85(data: Buffer): Buffer {
  const text = data.toString('latin1').replace(/\s/g, '').split('~')[0] ?? '';
  const bytes: number[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] === 'z') {
      bytes.push(0, 0, 0, 0);
      at += 1;
      continue;
    }
    const group = text.slice(at, at + 5);
    const value = [...group.padEnd(5, 'u')].reduce((sum, sign) => sum * 85 + sign.charCodeAt(0) - 33, 0);
    for (let byte = 0; byte < group.length - 1; byte += 1) bytes.push(Math.floor(value / 256 ** (3 - byte)) % 256);
    at += 5;
  }
  return Buffer.from(bytes);
}

function hasPredictor(parameters: PdfValue, resolve: (value: PdfValue | undefined) => PdfValue): boolean {
  const all = isList(parameters) ? parameters.map(resolve) : [parameters];
  return all.some((entry) => isDictionary(entry) && Number(resolve(entry.get('Predictor')) ?? 1) > 1);
}

function namesIn(value: PdfValue, resolve: (value: PdfValue | undefined) => PdfValue): string[] {
  const all = isList(value) ? value.map(resolve) : [value];
  return all.filter((entry) => entry !== null).map((entry) => nameOf(entry).name);
}

function nameOf(value: PdfValue): { readonly name: string } {
  return isName(value) ? value : { name: '' };
}
