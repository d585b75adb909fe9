import { open } from 'node:fs/promises';
import { limits } from 'pest-sdk';
import sharp from 'sharp';
import type { IncomingFile } from '../../call/incoming-file';
import { PestRefusal, refuse } from '../../call/refusal';
import type { ServerParts } from '../../call/server-parts';
import { encryptedFault } from '../../paper/pdf/pdf-faults';
import { Turns, TurnsError } from './turns';

const maxPixels = 40_000_000;
const maxSeconds = 10;
/** No picture may be larger, whatever it is for: a larger one is refused before it is decoded. */
const largestPicture = Math.max(limits.imageBytes, limits.sealBytes);

sharp.concurrency(1);
sharp.cache(false);

/** A decoded picture takes 160 MB: one at a time, so that many uploads at once cannot exhaust the machine. */
const decoding = new Turns(12);
const retryAfterSeconds = 5;

export type FileKind = 'jpeg' | 'png' | 'pdf';

export interface CleanFile {
  readonly kind: FileKind;
  /** A part of the storage that holds what is to be kept. */
  readonly path: string;
  readonly bytes: number;
  /** Pixels; 0 for a PDF. */
  readonly width: number;
  readonly height: number;
}

/**
 * Looks at a file by its content. Pictures are decoded and written anew to another part, upright and without metadata,
 * so that no other content is appended and no photo reveals where it was taken. PDFs are taken apart in a worker and
 * kept as they are.
 *
 * @throws PestRefusal `general.invalidParameter` for anything but a sound JPEG, PNG or PDF.
 */
export async function cleanFile(
  { storage, pdfInspector }: Pick<ServerParts, 'storage' | 'pdfInspector'>,
  sent: IncomingFile,
): Promise<CleanFile> {
  const kind = kindOf(await startOf(sent.path));
  if (kind === null) throw notAccepted();
  if (kind === 'pdf') {
    const refusal = await pdfInspector.refusal(sent.path);
    if (refusal !== null) throw refusal === encryptedFault ? encrypted() : notAccepted();
    return { kind, path: sent.path, bytes: sent.sentBytes, width: 0, height: 0 };
  }
  if (sent.sentBytes > largestPicture) throw tooLarge();
  const target = await storage.part();
  return decoding.take(() => rewrite(kind, sent.path, target)).catch(refuseLate);
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function kindOf(start: Buffer): FileKind | null {
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  return start.indexOf('%PDF-') === 0 ? 'pdf' : null;
}

async function rewrite(kind: 'jpeg' | 'png', source: string, target: string): Promise<CleanFile> {
  try {
    const picture = sharp(source, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1 });
    const { format } = await picture.metadata();
    if (format !== kind) throw notAccepted();
    const upright = picture.rotate().timeout({ seconds: maxSeconds });
    const encoded = kind === 'jpeg' ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 9 });
    const { width, height, size } = await encoded.toFile(target);
    return { kind, path: target, bytes: size, width, height };
  } catch {
    throw notAccepted();
  }
}

function refuseLate(error: unknown): never {
  if (!(error instanceof TurnsError)) throw error;
  refuse('general.businessFailure', {
    retryAfter: retryAfterSeconds,
    words: {
      zh: '正在处理的图片较多，请稍后再试',
      en: 'The server is busy with other pictures. Please try again in a moment.',
    },
  });
}

function notAccepted(): PestRefusal {
  return new PestRefusal('general.invalidParameter', {
    field: 'file',
    words: {
      zh: '只支持完好的 JPG、PNG 图片或 PDF 文件',
      en: 'Only undamaged JPG, PNG and PDF files are accepted.',
    },
  });
}

function encrypted(): PestRefusal {
  return new PestRefusal('general.invalidParameter', {
    field: 'file',
    words: {
      zh: 'PDF 已加密或设置了权限密码，请上传未加密的文件',
      en: 'The PDF is encrypted or password-protected. Please upload it without protection.',
    },
  });
}

function tooLarge(): PestRefusal {
  const megabytes = largestPicture / 1024 / 1024;
  return new PestRefusal('general.invalidParameter', {
    field: 'file',
    words: { zh: `图片不能超过 ${megabytes} MB`, en: `A picture can be up to ${megabytes} MB.` },
  });
}
