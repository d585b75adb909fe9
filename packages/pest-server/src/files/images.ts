import sharp from 'sharp';
import { PestRefusal } from '../call/refusal';

const maxPixels = 40_000_000;
const maxSeconds = 10;

// One picture at a time per core, without a cache, so that many uploads at once cannot exhaust the machine.
sharp.concurrency(1);
sharp.cache(false);

export interface CleanFile {
  readonly kind: 'jpeg' | 'png' | 'pdf';
  readonly bytes: Uint8Array;
  /** Pixels; 0 for a PDF. */
  readonly width: number;
  readonly height: number;
}

/**
 * Looks at a file by its content. Pictures are decoded and written anew, upright and without metadata, so that
 * no other content is appended and no photo reveals where it was taken.
 *
 * @throws PestRefusal `general.invalidParameter` for anything but a sound JPEG, PNG or PDF.
 */
export async function cleanFile(bytes: Uint8Array): Promise<CleanFile> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return { kind, bytes: checkPdf(bytes), width: 0, height: 0 };
  if (kind === null) throw notAccepted();
  return rewrite(kind, bytes);
}

function kindOf(bytes: Uint8Array): CleanFile['kind'] | null {
  const start = Buffer.from(bytes.subarray(0, 1024));
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  return start.indexOf('%PDF-') === 0 ? 'pdf' : null;
}

async function rewrite(kind: 'jpeg' | 'png', bytes: Uint8Array): Promise<CleanFile> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1 });
    const { format } = await picture.metadata();
    if (format !== kind) throw notAccepted();
    const upright = picture.rotate().timeout({ seconds: maxSeconds });
    const encoded =
      kind === 'jpeg' ? upright.jpeg({ quality: 88, mozjpeg: true }) : upright.png({ compressionLevel: 9 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { kind, bytes: data, width: info.width, height: info.height };
  } catch {
    throw notAccepted();
  }
}

/** Names of PDF features that are refused; in most files they stand in plain text. */
const activeParts = ['/Encrypt', '/JavaScript', '/Launch', '/EmbeddedFile', '/XFA'];

/** A first look only, at what stands in plain text: readers open the document in a worker with limits. */
function checkPdf(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const ends = text.slice(-2048).includes('%%EOF');
  if (!ends || activeParts.some((part) => text.includes(part))) throw notAccepted();
  return bytes;
}

function notAccepted(): PestRefusal {
  return new PestRefusal('general.invalidParameter', {
    field: 'file',
    words: {
      zh: '只支持完好的 JPG、PNG 图片或 PDF 文件',
      en: 'Only sound JPG and PNG pictures or PDF files are accepted',
    },
  });
}
