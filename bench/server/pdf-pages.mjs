// @ts-check
/** What a PDF says and shows, read by the library that draws it in browsers. */
import { serverPackage, serverPackageFile } from '../kit/server-packages.mjs';

const { getDocument } = await import(serverPackageFile('pdfjs-dist/legacy/build/pdf.mjs'));
const { createCanvas } = serverPackage('@napi-rs/canvas');

const scale = 2;
/** Of 255, between the lightest and the darkest of a glyph's place. */
const inked = 40;

/** @param {Uint8Array} bytes */
async function pagesOf(bytes) {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

/** Heights of the pages, in points. @param {Uint8Array} bytes @returns {Promise<{ width: number, height: number }[]>} */
export async function pageSizes(bytes) {
  return (await pagesOf(bytes)).map((page) => page.getViewport({ scale: 1 }));
}

/** All its text without spaces, in one form. @param {Uint8Array} bytes */
export async function textOf(bytes) {
  const contents = await Promise.all((await pagesOf(bytes)).map((page) => page.getTextContent()));
  return packed(contents.map(({ items }) => items.map(stringOf).join('')).join(''));
}

/** Line ends and spaces between words are the layout's. @param {string} text */
export function packed(text) {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}

/** @param {{ str?: string }} item */
function stringOf({ str = '' }) {
  return str;
}

/**
 * Chinese characters of the first pages that are text and leave no trace on the page.
 * @param {Uint8Array} bytes @param {number} pages
 * @returns {Promise<{ looked: number, blank: number }>}
 */
export async function blankGlyphs(bytes, pages) {
  let [looked, blank] = [0, 0];
  for (const page of (await pagesOf(bytes)).slice(0, pages)) {
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d');
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    const { items } = await page.getTextContent();
    for (const item of items.filter(isChinese)) {
      for (const box of glyphBoxes(item, viewport)) {
        looked += 1;
        if (!hasInk(canvasContext.getImageData(box.left, box.top, box.width, box.height).data)) blank += 1;
      }
    }
  }
  return { looked, blank };
}

/** Only there is each glyph as wide as the next, so that its place is known. @param {{ str?: string, width: number }} item */
function isChinese(item) {
  return /^\p{Script=Han}+$/u.test(stringOf(item)) && item.width > 0;
}

/** @param {{ str: string, width: number, transform: number[] }} item @param {{ convertToViewportPoint: (x: number, y: number) => [number, number] }} viewport */
function glyphBoxes({ str, width, transform }, viewport) {
  const glyphs = [...str];
  const each = width / glyphs.length;
  const [x = 0, y = 0] = transform.slice(4);
  return glyphs.map((_, index) => {
    const [left, bottom] = viewport.convertToViewportPoint(x + each * index, y);
    const size = Math.max(1, Math.round(each * scale));
    return { left: Math.floor(left), top: Math.floor(bottom - size), width: size, height: size };
  });
}

/** @param {Uint8ClampedArray} pixels */
function hasInk(pixels) {
  let [lightest, darkest] = [0, 255];
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
    lightest = Math.max(lightest, grey);
    darkest = Math.min(darkest, grey);
  }
  return lightest - darkest > inked;
}
