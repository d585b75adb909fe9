import {
  BlendMode,
  degrees,
  PDFDict,
  PDFDocument,
  type PDFImage,
  PDFName,
  PDFNumber,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { KeywordPlace } from './keyword-places';
import { findSealPlaces, type SealPlaces } from './seal-places';
import { SealingError } from './sealing-fault';

/** A company's seal is 40 mm wide. */
const sealWidth = (40 / 25.4) * 72;

export interface StampedPdf extends SealPlaces {
  readonly pdf: Uint8Array;
}

/**
 * Stamps a seal wherever a keyword stands: its middle on the word's, upright for who reads the page, whole on the page.
 * Meant to run in a worker, with limits of its own.
 *
 * @param seal a PNG
 * @throws SealingError
 */
export async function stampPdf(pdf: Uint8Array, keyword: string, seal: Uint8Array): Promise<StampedPdf> {
  const found = await findStampable(pdf, keyword);
  const document = await opened(pdf);
  const image = await document.embedPng(seal);
  for (const place of found.places) stamp(document.getPage(place.page - 1), image, place);
  return { ...found, pdf: await document.save() };
}

/** The same places, and the same refusals, before anything is stamped. @throws SealingError */
export async function findStampable(pdf: Uint8Array, keyword: string): Promise<SealPlaces> {
  const document = await opened(pdf);
  if (isSigned(document)) throw new SealingError('signed');
  return findSealPlaces(pdf, keyword);
}

async function opened(pdf: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(pdf, { ignoreEncryption: true, updateMetadata: false }).catch(() => {
    throw new SealingError('unreadable');
  });
  if (document.isEncrypted) throw new SealingError('encrypted');
  return document;
}

/** An electronic signature names the bytes that it covers. */
function isSigned({ context }: PDFDocument): boolean {
  return context
    .enumerateIndirectObjects()
    .some(([, value]) => value instanceof PDFDict && value.has(PDFName.of('ByteRange')));
}

function stamp(page: PDFPage, image: PDFImage, middle: KeywordPlace): void {
  const unit = unitOf(page);
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const width = sealWidth / unit;
  const height = (width * image.height) / image.width;
  const [across, up] = turn % 180 === 0 ? [width, height] : [height, width];
  const box = page.getCropBox();
  const x = within(middle.x, box.x + across / 2, box.x + box.width - across / 2);
  const y = within(middle.y, box.y + up / 2, box.y + box.height - up / 2);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  page.drawImage(image, {
    // Turned about its corner, which goes where the middle comes out right.
    x: x - (width / 2) * cos + (height / 2) * sin,
    y: y - (width / 2) * sin - (height / 2) * cos,
    width,
    height,
    rotate: degrees(turn),
    // As ink on paper: a white ground covers nothing, and the words under the seal stay readable.
    blendMode: BlendMode.Multiply,
  });
}

/** A page may count in larger units than points. */
function unitOf(page: PDFPage): number {
  const unit = page.node.lookup(PDFName.of('UserUnit'));
  return unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1;
}

/** A page that is smaller than the seal has it in its middle. */
function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
