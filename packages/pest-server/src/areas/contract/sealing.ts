import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Words } from 'pest-sdk';
import sharp from 'sharp';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { PrintQueueError } from '../../paper/print/print-queue';
import type { SealPlaces } from '../../paper/seal/seal-places';
import { SealingError, type SealingFault } from '../../paper/seal/sealing-fault';
import type { StampedPdf } from '../../paper/seal/stamp-pdf';

/** 40 mm at 600 dots an inch; more is never seen. */
const sealPixels = 945;
const retryAfterSeconds = 10;

const faults: Readonly<Record<SealingFault, (keyword: string) => Words>> = {
  unreadable: () => ({
    zh: '无法读取这份 PDF，文件可能已损坏，请重新导出后上传',
    en: 'This PDF cannot be read; it may be damaged. Export it again and upload the new file.',
  }),
  encrypted: () => ({
    zh: 'PDF 已加密，无法盖章，请上传未加密的文件',
    en: 'The PDF is encrypted and cannot be stamped. Upload it without protection.',
  }),
  signed: () => ({
    zh: 'PDF 已有电子签名，盖章会使签名失效，请上传未签名的文件',
    en: 'The PDF has an electronic signature, which a stamp would invalidate. Upload an unsigned copy.',
  }),
  noText: () => ({
    zh: 'PDF 里没有文字（可能是扫描件，或文字已转为曲线），找不到盖章位置，请上传由文档软件导出的 PDF',
    en: 'The PDF contains no text (it is a scan, or its letters were converted to outlines), so there is nowhere to place the seal. Upload a PDF exported from a word processor.',
  }),
  noKeyword: (keyword) => ({
    zh: `PDF 里没有找到印章关键字“${keyword}”`,
    en: `The PDF does not contain the seal’s keyword “${keyword}”.`,
  }),
  tooManyPlaces: (keyword) => ({
    zh: `关键字“${keyword}”在 PDF 里出现超过 100 次，请为印章换一个只出现在盖章处的关键字`,
    en: `The keyword “${keyword}” appears in the PDF more than 100 times. Give the seal a keyword that appears only where the seal belongs.`,
  }),
};

/** Where the seal would be stamped. @throws PestRefusal beside the file, when it cannot be. */
export function placesFor(call: Call, key: string, keyword: string): Promise<SealPlaces> {
  return inTurn(call, keyword, async () => call.parts.pdfStamper.places(await bytesOf(call, key), keyword));
}

/** The stamped copy. @throws PestRefusal beside the file, when there can be none. */
export function stampedCopy(
  call: Call,
  key: string,
  seal: { readonly image: string; readonly keyword: string },
): Promise<StampedPdf> {
  return inTurn(call, seal.keyword, async () => {
    const picture = await sharp(await bytesOf(call, seal.image))
      .resize({ width: sealPixels, height: sealPixels, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    return call.parts.pdfStamper.stamp(await bytesOf(call, key), seal.keyword, picture);
  });
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function fileHash(call: Call, key: string): Promise<string> {
  return hashOf(await bytesOf(call, key));
}

async function bytesOf(call: Call, key: string): Promise<Buffer> {
  const file = await call.parts.storage.read(key);
  if (!file) throw new Error(`The stored file ${key} is gone.`);
  return buffer(file.stream);
}

/** One PDF at a time for a company, as with reports. */
async function inTurn<Result>(call: Call, keyword: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await call.parts.printQueue.take(call.caller.home.id, work);
  } catch (error) {
    if (error instanceof SealingError) {
      refuse('general.businessFailure', { words: faults[error.fault](keyword), field: 'file' });
    }
    if (error instanceof PrintQueueError) {
      refuse('general.businessFailure', {
        retryAfter: retryAfterSeconds,
        words: {
          zh: '正在处理的文件较多，请稍后再试',
          en: 'The server is busy with other files. Please try again in a moment.',
        },
      });
    }
    throw error;
  }
}
