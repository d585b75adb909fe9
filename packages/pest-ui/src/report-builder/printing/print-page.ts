import { openPrintFrame } from '../../widget/print-frame';
import { papers, type ReportLayout } from '../report/report-layout';

/** What stands in the margins of each printed page, where the browser's engine has margin boxes. */
export interface PageMargins {
  readonly headLeft: string;
  readonly headRight: string;
  readonly footLeft: string;
  readonly footMiddle: string;
}

export interface PrintOptions {
  /** What the browser proposes as the file's name. */
  readonly title: string;
  /** Of the frame that holds the page, for screen readers. */
  readonly frameTitle: string;
  readonly paper: NonNullable<ReportLayout['paper']>;
  readonly margins: PageMargins;
  /** In place of the browser's print dialog. */
  readonly onPrint: ((page: Window) => unknown) | undefined;
}

/**
 * Prints an element alone, whatever page it stands on: in a frame of its own with its own `@page`. Styles come as
 * constructed sheets, which a strict content security policy allows; nothing of the host's page changes.
 */
export async function printAlone(element: HTMLElement, options: PrintOptions): Promise<void> {
  const { title, frameTitle, paper, margins, onPrint } = options;
  const css = stylesFor(element);
  const frame = openPrintFrame({
    title,
    frameTitle,
    language: element.closest('[lang]')?.getAttribute('lang') ?? '',
    styles: [css, pageStyle(paper, margins)],
    after: element,
  });
  fill(frame.document, element, css);
  await picturesOf(frame.document);
  await frame.print(onPrint);
}

function fill(document: Document, element: HTMLElement, css: string): void {
  for (const [name, value] of tokensFor(element, css)) document.body.style.setProperty(name, value);
  const copy = document.importNode(element, true);
  copy.removeAttribute('style');
  copy.removeAttribute('inert');
  for (const picture of copy.querySelectorAll('img')) picture.loading = 'eager';
  document.body.append(copy);
}

/** The rules of our own style sheets, those of the root that the widget stands in first. */
function stylesFor(element: HTMLElement): string {
  const { ownerDocument } = element;
  const root = element.getRootNode();
  const roots = root instanceof ShadowRoot ? [ownerDocument, root] : [ownerDocument];
  const sheets = roots.flatMap((one) => [
    ...[...one.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) => sheet ?? []),
    ...one.adoptedStyleSheets,
  ]);
  return sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');
}

/** The values of our tokens where the report stands: a host's colours reach the paper too. */
function tokensFor(element: HTMLElement, css: string): [name: string, value: string][] {
  const style = getComputedStyle(element);
  return [...new Set(css.match(/--_?pest-[\w-]+/g))].flatMap((name) => {
    const value = style.getPropertyValue(name);
    return value === '' ? [] : [[name, value]];
  });
}

function pageStyle(paper: PrintOptions['paper'], { headLeft, headRight, footLeft, footMiddle }: PageMargins): string {
  const box = (place: string, content: string) =>
    `@${place}{content:${content};color:#59605c;font-size:8pt;font-family:sans-serif}`;
  return `
    @page{size:${papers.includes(paper) ? paper : 'A4'};margin:15mm 16mm 17mm;
      ${box('top-left', quoted(headLeft))}${box('top-right', quoted(headRight))}
      ${box('bottom-left', quoted(footLeft))}${box('bottom-center', quoted(footMiddle))}
      ${box('bottom-right', 'counter(page) " / " counter(pages)')}}
    @page:first{${box('top-left', '""')}${box('top-right', '""')}}
    body{margin:0;background:#fff}
    [data-pest='report-foot']{display:none}
    svg{max-width:100%;height:auto}
  `;
}

/** As a string of CSS; a name may hold quotation marks. */
function quoted(words: string): string {
  return `"${words.replace(/[\\"]/g, '\\$&').replace(/\s/g, ' ')}"`;
}

/** How long a picture is waited for before the page is printed without it. */
const patience = 8000;

/**
 * Pictures are in the browser's store already; the page waits until they are in the frame. In the place of one that
 * does not come stands what it shows, in words: a broken picture would look like a fault of the report.
 */
async function picturesOf(document: Document): Promise<void> {
  const drawn = [...document.querySelectorAll('image')].map(({ href }) => {
    const picture = new Image();
    picture.src = href.baseVal;
    return picture;
  });
  const pictures = [...document.images];
  const there = [...pictures, ...drawn].map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(there), new Promise((settle) => setTimeout(settle, patience))]);
  for (const picture of pictures) if (!isThere(picture)) picture.replaceWith(inWords(picture));
}

function isThere({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

function inWords({ ownerDocument, alt }: HTMLImageElement): HTMLElement {
  const words = ownerDocument.createElement('span');
  words.dataset.pest = 'missing-picture';
  words.textContent = alt;
  return words;
}
