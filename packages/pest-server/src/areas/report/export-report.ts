import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language, ReportDocument, ReportSection } from 'pest-sdk';
import sharp from 'sharp';
import { findMade, keepPdf } from '../../books/files/keep-file';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { PrintQueueError } from '../../paper/print/print-queue';
import type { ReportPdfInput } from '../../paper/report/report-layout';
import { reportFileName } from '../../paper/report/report-printer';
import { heatPicture } from './heat-picture';
import { photosOf } from './report-photos';

/** A picture on paper: wide enough at 7 cm, small enough for thirty of them. */
const photoPixels = 560;
const photosAtMost = 30;
const retryAfterSeconds = 10;

/**
 * Where to fetch the report as PDF. The same version is made once; that of an approved report, which never changes
 * again, is kept for good.
 *
 * @throws PestRefusal `general.businessFailure` with the place in the queue, when it would take too long.
 */
export async function exportReport(call: Call, document: ReportDocument, language: Language) {
  const { timeZone } = call.parts.settings;
  const input = { document, language, timeZone };
  const madeFrom = digestOf(input);
  const fileName = reportFileName(document, language);
  const print = async () => {
    const bytes = await call.parts.reportPrinter.print({ ...input, photos: await picturesFor(call, document) });
    return keepPdf(call, bytes, { label: fileName, madeFrom, forGood: document.state === 'approved' });
  };
  const key =
    (await findMade(call, madeFrom)) ??
    (await call.parts.printQueue
      // Who waited may find that the one before made the same.
      .take(call.caller.home.id, async () => (await findMade(call, madeFrom)) ?? print())
      .catch(refuseLate));
  return { fullurl: call.fileUrl(key), file_name: fileName };
}

/** Of all that is printed. Links to photos are signed anew each time: what they name counts. */
function digestOf(input: Omit<ReportPdfInput, 'photos'>): string {
  const text = JSON.stringify(input).replace(/\?expires=\d+&signature=[\w-]+/g, '');
  return createHash('sha256').update(text).digest('base64url');
}

function refuseLate(error: unknown): never {
  if (!(error instanceof PrintQueueError)) throw error;
  refuse('general.businessFailure', {
    retryAfter: retryAfterSeconds,
    words: {
      zh: `正在生成的报告较多，您排在第 ${error.place} 位，请稍后再试`,
      en: `Many reports are being prepared. You are number ${error.place} in the queue; please try again in a moment.`,
    },
  });
}

/** Every picture that is printed, by the URL that the report names it by. */
async function picturesFor(call: Call, document: ReportDocument): Promise<Map<string, string>> {
  const shown = document.sections.filter(({ hidden }) => !hidden);
  const pictures = new Map<string, string>();
  const logo = document.layout?.logo;
  if (logo) await addPicture(call, pictures, logo, smallLogo);
  // Where not all have room, those of risks are the evidence.
  const urls = shown.toSorted((a, b) => Number(b.kind === 'risks') - Number(a.kind === 'risks')).flatMap(photosOf);
  for (const url of urls.slice(0, photosAtMost)) await addPicture(call, pictures, url, smallPhoto);
  for (const plan of shown.flatMap(plansIn)) {
    await addPicture(call, pictures, plan.image, (image) => heatPicture(image, plan));
  }
  return pictures;
}

function plansIn(section: ReportSection) {
  return section.kind === 'floorPlans' ? section.data.plans : [];
}

/** A file that is gone or cannot be read is left out: the report is printed all the same. */
async function addPicture(
  call: Call,
  pictures: Map<string, string>,
  url: string,
  draw: (image: Buffer) => Promise<string>,
): Promise<void> {
  const key = call.parts.fileLinks.keyOf(url);
  const file = key === null ? null : await call.parts.storage.read(key);
  if (!file) return;
  try {
    pictures.set(url, await draw(await buffer(file.stream)));
  } catch {
    // Left out, as above.
  }
}

/** Three times its size on paper. */
const logoPixels = { width: 900, height: 264 } as const;

/** As a PNG: few colours with sharp edges. */
async function smallLogo(logo: Buffer): Promise<string> {
  const png = await sharp(logo)
    .resize({ ...logoPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function smallPhoto(photo: Buffer): Promise<string> {
  const jpeg = await sharp(photo)
    .resize({ width: photoPixels, height: photoPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
