import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findKeyword, type KeywordPlace, type TextRun } from './keyword-places';
import { SealingError } from './sealing-fault';

/** Where one seal is to stand. */
export interface PlaceOnPage extends KeywordPlace {
  /** From 1. */
  readonly page: number;
  /** The same place as the page is shown, turned and cut as it is: 0 to 1 from its top left. */
  readonly shown: { readonly x: number; readonly y: number; readonly pageAspect: number };
}

export interface SealPlaces {
  readonly pages: number;
  readonly places: readonly PlaceOnPage[];
}

/** More is no place for a seal but a word of the text. */
const mostPlaces = 100;

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Where a keyword stands in a PDF, on every page that has it. Meant to run in a worker, with limits of its own.
 *
 * @throws SealingError
 */
export async function findSealPlaces(pdf: Uint8Array, keyword: string): Promise<SealPlaces> {
  const document = await opened(pdf);
  try {
    const found = await placesIn(document, keyword);
    if (found.places.length > mostPlaces) throw new SealingError('tooManyPlaces');
    if (found.places.length === 0) throw new SealingError(found.hasText ? 'noKeyword' : 'noText');
    return { pages: document.numPages, places: found.places };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function opened(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  const loading = getDocument({
    // A copy: the reader takes the bytes away from whoever gives them.
    data: Uint8Array.from(pdf),
    // Paths with a slash at the end: with a URL, fonts that are not embedded silently give no text.
    cMapUrl: join(assets, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(assets, 'standard_fonts/'),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    return await loading.promise;
  } catch (error) {
    await loading.destroy();
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new SealingError(encrypted ? 'encrypted' : 'unreadable');
  }
}

async function placesIn(document: PDFDocumentProxy, keyword: string) {
  const places: PlaceOnPage[] = [];
  let hasText = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number).catch(() => {
      throw new SealingError('unreadable');
    });
    const runs = await textRuns(page);
    hasText ||= runs.length > 0;
    places.push(
      ...findKeyword(runs, keyword).map((place) => ({ page: number, ...place, shown: shownAt(page, place) })),
    );
    page.cleanup();
  }
  return { places, hasText };
}

async function textRuns(page: PDFPageProxy): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = item.transform;
    const stretch = Math.hypot(a, b) || 1;
    const run = { text: item.str, x, y, dx: a / stretch, dy: b / stretch, length: item.width, size: Math.hypot(c, d) };
    return run.size > 0 ? [run] : [];
  });
}

function shownAt(page: PDFPageProxy, { x, y }: KeywordPlace): PlaceOnPage['shown'] {
  const viewport = page.getViewport({ scale: 1 });
  const [left = 0, top = 0]: number[] = viewport.convertToViewportPoint(x, y);
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return {
    x: within(left / viewport.width),
    y: within(top / viewport.height),
    pageAspect: viewport.width / viewport.height,
  };
}
