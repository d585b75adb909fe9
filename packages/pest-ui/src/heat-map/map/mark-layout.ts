import type { PlanPosition } from '../../floor-plan/floor-plan.types';
import { type HeatFigure, type ReadingState, summarize } from '../figures/heat-figures';
import type { HeatMeasure } from '../figures/heat-points';

/** A number on the plan: one device's, or that of several which stand too close for a number each. */
export interface NumberMark {
  /** The devices it stands for, the most active first; it lies where that one is. */
  readonly figures: readonly HeatFigure[];
  /** In pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What stands on the plan at one scale. */
export interface MarkLayout {
  /** The least active first, so that higher numbers lie on top. */
  readonly numbers: readonly NumberMark[];
  /** Where there is a mark without a number, as a path through all of its kind. */
  readonly small: Readonly<Partial<Record<ReadingState, string>>>;
  /** How large marks without a number are, as a part of their full size. */
  readonly smallPart: number;
}

export interface MarkLayoutOptions {
  readonly figures: readonly HeatFigure[];
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture that one pixel of a mark takes. */
  readonly unit: number;
  readonly measure: HeatMeasure;
  readonly number: (value: number) => string;
}

/** Pixels of a mark: half of its height, and what stays free between two. */
const halfHeight = 10;
const gap = 2;
/** Where numbers would cover more than this of what is around them, they are gathered this far apart. */
const mostCovered = 0.35;
const gapInCrowd = 28;
/** Pixels of a mark: width of the cells in which is counted how much is covered. */
const cell = 50;
/** Gathered numbers are longer, and may lie on others again. */
const rounds = 4;
/** Pixels of a mark between devices from which on their small marks have full size. */
const roomy = 22;
const leastPart = 0.4;

/** Half of what a number in its pill takes, in pixels of a mark. */
export function halfWidth(text: string): number {
  return Math.max(halfHeight, 4 + text.length * 3.7);
}

/** Numbers that would lie on each other, or hide the heat, give way to one for them all; those closer in get their own. */
export function layoutMarks({ figures, width, height, unit, measure, number }: MarkLayoutOptions): MarkLayout {
  const placed = figures.flatMap((figure): Placed[] => {
    const { position } = figure.point;
    return position ? [{ figure, x: position.x * width, y: position.y * height }] : [];
  });
  const active = placed
    .filter(({ figure }) => figure.state === 'some')
    .sort((a, b) => b.figure.value - a.figure.value || (a.figure.code < b.figure.code ? -1 : 1));
  const textOf = (members: readonly HeatFigure[]) =>
    number((members.length > 1 && summarize(members, measure).total) || (members[0]?.value ?? 0));
  let numbers = active.map(({ figure, x, y }): NumberMark => ({ figures: [figure], x, y, text: textOf([figure]) }));
  for (let round = 0; round < rounds; round += 1) {
    const gathered = gather(numbers, unit, textOf);
    if (gathered.length === numbers.length) break;
    numbers = gathered;
  }
  const alone = new Set(numbers.map(({ figures: [first] }) => first));
  const small: Partial<Record<ReadingState, string>> = {};
  for (const { figure, x, y } of placed) {
    if (alone.has(figure)) continue;
    const before = small[figure.state];
    small[figure.state] = before === undefined ? `M${x} ${y}h0` : `${before}L${x} ${y}`;
  }
  const apart = Math.sqrt((width * height) / Math.max(1, placed.length)) / unit;
  return { numbers: numbers.reverse(), small, smallPart: Math.min(1, Math.max(leastPart, apart / roomy)) };
}

interface Placed {
  readonly figure: HeatFigure;
  readonly x: number;
  readonly y: number;
}

/** The number of several devices that lies at a place of the plan, given in fractions of the picture. */
export function gatheredAt(
  { numbers }: MarkLayout,
  at: { readonly x: number; readonly y: number },
  { width, height, unit }: Pick<MarkLayoutOptions, 'width' | 'height' | 'unit'>,
): NumberMark | null {
  const covers = ({ x, y, text, figures }: NumberMark) =>
    figures.length > 1 &&
    Math.abs(at.x * width - x) < (halfWidth(text) + gap) * unit &&
    Math.abs(at.y * height - y) < (halfHeight + gap) * unit;
  return numbers.findLast(covers) ?? null;
}

/** The corners of the part of the plan that the devices of a number stand in. */
export function spreadOf({ figures }: NumberMark): readonly [PlanPosition, PlanPosition] {
  const places = figures.flatMap(({ point }) => point.position ?? []);
  const ends = (bound: (...values: number[]) => number): PlanPosition => ({
    x: bound(...places.map(({ x }) => x)),
    y: bound(...places.map(({ y }) => y)),
  });
  return [ends(Math.min), ends(Math.max)];
}

/** A number, and those that give way to it. */
interface Gathering extends NumberMark {
  readonly half: number;
  readonly members: HeatFigure[];
}

function gather(
  numbers: readonly NumberMark[],
  unit: number,
  textOf: (members: readonly HeatFigure[]) => string,
): NumberMark[] {
  const cellsAt = cellsOf(cell * unit);
  const covered = new Map<number, number>();
  for (const { x, y, text } of numbers) {
    const key = cellsAt(x, y)[own] ?? 0;
    covered.set(key, (covered.get(key) ?? 0) + 2 * (halfWidth(text) + gap) * 2 * (halfHeight + gap));
  }
  const widest = numbers.reduce((most, { text }) => Math.max(most, halfWidth(text)), 0);
  const keptAt = cellsOf((2 * widest + gapInCrowd) * unit);
  const kept = new Map<number, Gathering[]>();
  const all: Gathering[] = [];
  for (const mark of numbers) {
    const half = halfWidth(mark.text);
    const crowd = cellsAt(mark.x, mark.y).reduce((sum, key) => sum + (covered.get(key) ?? 0), 0);
    const room = crowd > mostCovered * (3 * cell) ** 2 ? gapInCrowd : gap;
    const liesOn = ({ x, y, half: other }: Gathering) =>
      Math.abs(x - mark.x) < (half + other + room) * unit && Math.abs(y - mark.y) < (2 * halfHeight + room) * unit;
    const keys = keptAt(mark.x, mark.y);
    let there: Gathering | undefined;
    for (const key of keys) there ??= kept.get(key)?.find(liesOn);
    if (there) there.members.push(...mark.figures);
    else {
      const gathering = { ...mark, half, members: [...mark.figures] };
      all.push(gathering);
      const key = keys[own] ?? 0;
      kept.set(key, [...(kept.get(key) ?? []), gathering]);
    }
  }
  return all.map(({ x, y, members }) => ({ x, y, figures: members, text: textOf(members) }));
}

/** More cells than a plan has in a column. */
const column = 65_536;
const steps = [-column, 0, column].flatMap((aside) => [aside - 1, aside, aside + 1]);
/** Where among nine cells that is which a place is in. */
const own = 4;

/** Keys of the nine cells at a place: thousands of marks ask for them, several times each. */
function cellsOf(size: number) {
  return (x: number, y: number): readonly number[] => {
    const at = Math.floor(x / size) * column + Math.floor(y / size);
    return steps.map((step) => at + step);
  };
}
