import { buffer } from 'node:stream/consumers';
import type { Language, ReportDocument } from 'pest-sdk';
import sharp from 'sharp';
import type { Call } from '../../call/call';
import { keepPdf } from '../../files/keep-file';
import { reportFileName } from '../../providers/pdf/report-printer';
import { photosOf } from './report-photos';

/** A picture on paper: wide enough at 7 cm, small enough for thirty of them. */
const photoPixels = 560;
const photosAtMost = 30;

/** Draws the report, keeps the PDF, and answers where to fetch it. */
export async function exportReport(call: Call, document: ReportDocument, language: Language) {
  const bytes = await call.parts.reportPrinter.print({
    document,
    language,
    timeZone: call.parts.settings.timeZone,
    photos: await photosFor(call, document),
  });
  const fileName = reportFileName(document, language);
  return { fullurl: call.fileUrl(await keepPdf(call, bytes, fileName)), file_name: fileName };
}

async function photosFor(call: Call, document: ReportDocument): Promise<Map<string, string>> {
  const urls = document.sections.filter(({ hidden }) => !hidden).flatMap(photosOf);
  const photos = new Map<string, string>();
  for (const url of urls.slice(0, photosAtMost)) {
    const photo = await smallPhoto(call, url);
    if (photo !== null) photos.set(url, photo);
  }
  return photos;
}

/** Null when the file is gone or cannot be read: the report is printed all the same. */
async function smallPhoto(call: Call, url: string): Promise<string | null> {
  const key = call.parts.fileLinks.keyOf(url);
  const file = key === null ? null : await call.parts.storage.read(key);
  if (!file) return null;
  try {
    const jpeg = await sharp(await buffer(file.stream))
      .resize({ width: photoPixels, height: photoPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    return null;
  }
}
