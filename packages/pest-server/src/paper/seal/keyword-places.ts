import { fold } from 'pest-sdk';
/** A run of text on a page, in the page's own space: points, y upwards, before the page is turned for its reader. */
export interface TextRun {
  readonly text: string;
  /** Where its baseline begins. */
  readonly x: number;
  readonly y: number;
  /** The way it runs, one point long: (1, 0) for text that is not turned. */
  readonly dx: number;
  readonly dy: number;
  /** From its first sign to its last, in points. */
  readonly length: number;
  /** Of its letters, in points. */
  readonly size: number;
}

/** Where a keyword stands: the middle of its signs. */
export interface KeywordPlace {
  readonly x: number;
  readonly y: number;
}

/** One sign as it is compared, and the stretch of the baseline that it takes. */
interface Sign {
  readonly sign: string;
  readonly run: TextRun;
  /** Along the run, from its beginning. */
  readonly from: number;
  readonly to: number;
}

/** In sizes of the letters: how far apart two signs of one word may stand, and how far below the next line may be. */
const widestGap = 3;
const furthestBack = 1;
const sameLine = 0.5;
const nextLine = 3;
/** Middle of the letters above their baseline. */
const middle = 0.38;

/**
 * Finds a keyword as a reader would: across runs of different fonts, through blanks and letter-spacing, over the end of
 * a line, in any direction. What is the same word, `fold` of pest-sdk says.
 */
export function findKeyword(runs: readonly TextRun[], keyword: string): KeywordPlace[] {
  const wanted = [...fold(keyword)];
  if (wanted.length === 0) return [];
  const written = runs.flatMap(signsOf);
  const hits = [...hitsIn(written, wanted), ...linesOf(written).flatMap((line) => hitsIn(line, wanted))];
  return hits
    .map(placeOf)
    .reduce<Found[]>(addNew, [])
    .map(({ x, y }) => ({ x, y }));
}

/** A run is told as a whole: its signs share its length as their usual widths do. */
function signsOf(run: TextRun): Sign[] {
  const characters = [...run.text];
  const total = characters.reduce((sum, character) => sum + usualWidth(character), 0) || 1;
  let at = 0;
  return characters.flatMap((character) => {
    const from = at;
    at += (usualWidth(character) / total) * run.length;
    return [...fold(character)].map((sign) => ({ sign, run, from, to: at }));
  });
}

/** Signs as wide as they are high. */
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

function usualWidth(character: string): number {
  if (/\s/u.test(character)) return 0.3;
  return wide.test(character) ? 1 : 0.52;
}

/** Signs that stand on one line, in the order they are read: a file may write them in any other. */
function linesOf(signs: readonly Sign[]): Sign[][] {
  const lines: Sign[][] = [];
  for (const sign of signs) {
    const line = lines.find(([first]) => first && isOneLine(first, sign));
    if (line) line.push(sign);
    else lines.push([sign]);
  }
  return lines.map((line) => line.toSorted((a, b) => along(a, a.from) - along(a, b.from, b)));
}

function hitsIn(signs: readonly Sign[], wanted: readonly string[]): Sign[][] {
  const hits: Sign[][] = [];
  for (let at = 0; at + wanted.length <= signs.length; at += 1) {
    const part = signs.slice(at, at + wanted.length);
    if (part.every(({ sign }, index) => sign === wanted[index]) && isConnected(part)) {
      hits.push(part);
      at += wanted.length - 1;
    }
  }
  return hits;
}

function isConnected(signs: readonly Sign[]): boolean {
  return signs.every((sign, index) => {
    const before = signs[index - 1];
    return before === undefined || follows(before, sign);
  });
}

function follows(before: Sign, sign: Sign): boolean {
  const size = Math.max(before.run.size, sign.run.size);
  const gap = along(before, sign.from, sign) - along(before, before.to);
  const below = -across(before, sign);
  if (!isOneWay(before, sign)) return false;
  if (Math.abs(below) <= sameLine * size) return gap >= -furthestBack * size && gap <= widestGap * size;
  return below > 0 && below <= nextLine * size && gap < 0;
}

function isOneWay({ run: a }: Sign, { run: b }: Sign): boolean {
  return a.dx * b.dx + a.dy * b.dy > 0.99;
}

function isOneLine(a: Sign, b: Sign): boolean {
  return isOneWay(a, b) && Math.abs(across(a, b)) <= sameLine * Math.min(a.run.size, b.run.size);
}

/** How far along the first sign's way a place on another sign's baseline is. */
function along({ run: way }: Sign, at: number, { run } = { run: way }): number {
  return (run.x + run.dx * at) * way.dx + (run.y + run.dy * at) * way.dy;
}

/** How far above the first sign's baseline another one stands. */
function across({ run: way }: Sign, { run }: Sign): number {
  return (run.y - way.y) * way.dx - (run.x - way.x) * way.dy;
}

interface Found extends KeywordPlace {
  readonly size: number;
}

/** A word over the end of a line is stamped where more of it stands. */
function placeOf(hit: readonly Sign[]): Found {
  const parts = hit.reduce<Sign[][]>((lines, sign) => {
    const last = lines.at(-1);
    if (last?.[0] && isOneLine(last[0], sign)) last.push(sign);
    else lines.push([sign]);
    return lines;
  }, []);
  const part = parts.reduce((longest, next) => (next.length > longest.length ? next : longest), []);
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) throw new Error('A hit has signs.');
  const { dx, dy, size } = first.run;
  const start = { x: first.run.x + dx * first.from, y: first.run.y + dy * first.from };
  const end = { x: last.run.x + last.run.dx * last.to, y: last.run.y + last.run.dy * last.to };
  return {
    x: (start.x + end.x) / 2 - dy * middle * size,
    y: (start.y + end.y) / 2 + dx * middle * size,
    size,
  };
}

/** Letters that are drawn twice to look bold, and what both ways of reading find, are one place. */
function addNew(found: Found[], next: Found): Found[] {
  const known = found.some(({ x, y, size }) => Math.hypot(x - next.x, y - next.y) < size);
  return known ? found : [...found, next];
}
