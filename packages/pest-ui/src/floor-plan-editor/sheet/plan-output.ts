import { type Language, type MessageSource, translator } from 'pest-sdk';
import { paperFaces } from '../../floor-plan/paper-faces';
import { downloadBlob } from '../../primitives/download';
import { openPrintFrame } from '../../widget/print-frame';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { PlanImageOptions } from '../FloorPlanEditor.types';
import { planPages, type SheetInput, type SheetPage, type SheetShape } from './plan-sheet';
import { planSheetMessages } from './plan-sheet.messages';

/** Loaded on demand: most people never export a plan. */

interface SheetSource
  extends Pick<SheetInput, 'format'>,
    Pick<PlanEditing, 'plan' | 'devices' | 'types' | 'words' | 'root'> {
  readonly locale: Language;
  /** The host's own words. */
  readonly hostWords: MessageSource | undefined;
}

/** What can be made of the plan as it is shown: its picture is read where it stands, and its colours where the host's tokens hold. */
export function planSheet({ plan, devices, types, words, format, root, locale, hostWords }: SheetSource) {
  const picture = root.current?.querySelector<HTMLImageElement>('[data-pest="plan-layer"] > img') ?? null;
  if (!plan || !picture || !root.current) throw new Error(words.t('floorPlan.noPlan'));
  const t = translator(planSheetMessages, locale, hostWords);
  const values = getComputedStyle(root.current);
  const input: SheetInput = {
    plan,
    devices,
    types,
    words,
    format,
    t,
    today: format.day(new Date().toISOString()),
    colour: (value) => {
      const [, name = '', fallback = ink] = /^var\(\s*(--[\w-]+)\s*(?:,(.*))?\)$/.exec(value) ?? [];
      return name === '' ? value : values.getPropertyValue(name).trim() || fallback.trim();
    },
  };
  /** One file of the plan: a picture, or a drawing; the legend is the numbers and their list. */
  const toImage = async ({ format: kind = 'png', legend = true, scale = 2 }: PlanImageOptions = {}): Promise<Blob> => {
    const pages = planPages(input, legend);
    return kind === 'svg' ? toSvgFile(pages, picture) : toPng(pages, picture, scale, t('floorPlan.pictureLocked'));
  };
  return {
    toImage,
    download: async (kind: 'png' | 'svg') => downloadBlob(`${plan.name}.${kind}`, await toImage({ format: kind })),
    print: () => print(planPages(input, true), picture, plan.name),
  };
}

/** Pixels: some browsers draw nothing on a longer one. */
const largestCanvas = 16_000;
const ink = '#1f1f1f';

/** @throws with `locked` as its message where the picture is another host's and may not be read. */
async function toPng(
  pages: readonly SheetPage[],
  picture: HTMLImageElement,
  scale: number,
  locked: string,
): Promise<Blob> {
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  const fine = Math.min(scale, largestCanvas / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...pages.map(({ width }) => width)) * fine;
  canvas.height = height * fine;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas');
  context.scale(fine, fine);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const { shapes, height } of pages) {
    for (const shape of shapes) paint(context, shape, picture);
    context.translate(0, height);
  }
  try {
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas'))), 'image/png'),
    );
  } catch (error) {
    throw error instanceof DOMException ? new Error(locked, { cause: error }) : error;
  }
}

function paint(context: CanvasRenderingContext2D, shape: SheetShape, picture: HTMLImageElement): void {
  switch (shape.kind) {
    case 'picture':
      if (picture.naturalWidth > 0) context.drawImage(picture, shape.x, shape.y, shape.width, shape.height);
      return;
    case 'rect':
      context.strokeStyle = shape.stroke;
      context.lineWidth = 1.5;
      context.strokeRect(shape.x, shape.y, shape.width, shape.height);
      return;
    case 'path': {
      const path = new Path2D(shape.d);
      context.save();
      context.translate(shape.x, shape.y);
      context.scale(shape.scale, shape.scale);
      context.lineJoin = 'round';
      context.lineWidth = shape.strokeWidth;
      context.fillStyle = shape.fill;
      context.strokeStyle = shape.stroke;
      context.stroke(path);
      context.fill(path);
      context.restore();
      return;
    }
    case 'text':
      context.font = `${shape.weight} ${shape.size}px ${paperFaces}`;
      context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
      context.textBaseline = 'middle';
      context.fillStyle = shape.fill;
      context.fillText(shape.text, shape.x, shape.y);
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** All pages beneath each other, with the picture inside where it may be read. */
function toSvgFile(pages: readonly SheetPage[], picture: HTMLImageElement): Blob {
  const width = Math.max(...pages.map((page) => page.width));
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  const svg = element(document, 'svg', { xmlns: svgNamespace, viewBox: `0 0 ${width} ${height}`, width, height });
  const href = embedded(picture);
  let top = 0;
  for (const page of pages) {
    const group = element(document, 'g', { transform: `translate(0 ${top})` });
    group.append(...nodes(document, page, href));
    svg.append(group);
    top += page.height;
  }
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
}

function nodes(owner: Document, { width, height, shapes }: SheetPage, href: string): SVGElement[] {
  return [element(owner, 'rect', { width, height, fill: '#fff' }), ...shapes.map((shape) => node(owner, shape, href))];
}

function node(owner: Document, shape: SheetShape, href: string): SVGElement {
  switch (shape.kind) {
    case 'picture': {
      const { x, y, width, height } = shape;
      return element(owner, 'image', { href, x, y, width, height, preserveAspectRatio: 'none' });
    }
    case 'rect': {
      const { x, y, width, height, stroke } = shape;
      return element(owner, 'rect', { x, y, width, height, stroke, fill: 'none', 'stroke-width': 1.5 });
    }
    case 'path': {
      const { d, x, y, scale, fill, stroke, strokeWidth } = shape;
      const transform = `translate(${x} ${y}) scale(${scale})`;
      const pen = { stroke, 'stroke-width': strokeWidth, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
      return element(owner, 'path', { d, transform, fill, ...pen });
    }
    case 'text': {
      const { x, y, text, size, weight, fill, anchor } = shape;
      const font = { 'font-family': paperFaces, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor };
      const written = element(owner, 'text', { x, y, fill, 'dominant-baseline': 'central', ...font });
      written.textContent = text;
      return written;
    }
  }
}

function element(owner: Document, name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = owner.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== 'xmlns') made.setAttribute(key, String(value));
  }
  return made as SVGElement;
}

/** The picture itself as part of the file; its address where it is another host's and may not be read. */
function embedded(picture: HTMLImageElement): string {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/png');
  } catch {
    return picture.currentSrc || picture.src;
  }
}

/** Milliseconds that a picture may take to come into the printed page. */
const patience = 5000;

/** Prints the pages alone: in a frame of their own, which goes when the dialog is closed. */
async function print(pages: readonly SheetPage[], picture: HTMLImageElement, title: string): Promise<void> {
  const frame = openPrintFrame({ title, styles: [printStyles] });
  const { body } = frame.document;
  const href = picture.currentSrc || picture.src;
  for (const one of pages) {
    const svg = element(frame.document, 'svg', { viewBox: `0 0 ${one.width} ${one.height}` });
    svg.append(...nodes(frame.document, one, href));
    body.append(svg);
  }
  await Promise.all([...body.querySelectorAll('image')].map(shown));
  await frame.print();
}

const printStyles =
  '@page{size:A4 landscape;margin:8mm}html,body{margin:0}svg{display:block;width:100%;max-height:190mm;break-after:page}svg:last-child{break-after:auto}';

function shown(image: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
    setTimeout(done, patience);
  });
}
