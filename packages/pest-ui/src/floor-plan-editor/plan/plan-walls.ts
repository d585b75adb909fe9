/** A straight stroke of the drawing, as walls are drawn. All in shares of the picture. */
export interface PlanWall {
  /** `x`: it has one x, so it is upright. */
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What a canvas says of its pixels. */
type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>;

/** Of the picture's longer side: what is shorter is a letter, a door or a machine. */
const shortest = 0.04;
/** Of the same: what is thicker is an area. */
const thickest = 0.015;
/** The lightest grey that is ink, where white is 255. */
const ink = 170;

/** The walls of a drawing that lie along its edges; one that is drawn as two lines is two. */
export function wallsIn(picture: Pixels): PlanWall[] {
  return [...strokesIn(picture, 'x'), ...strokesIn(picture, 'y')];
}

/** In pixels; `first` and `last` are the lines of the picture that it covers. */
interface Stroke {
  readonly first: number;
  last: number;
  from: number;
  to: number;
}

function strokesIn(picture: Pixels, axis: PlanWall['axis']): PlanWall[] {
  const { width, height } = picture;
  const [lines, length] = axis === 'x' ? [width, height] : [height, width];
  const longer = Math.max(width, height);
  const strokes: Stroke[] = [];
  let before: Stroke[] = [];
  for (let line = 0; line < lines; line += 1) {
    const here: Stroke[] = [];
    for (const { from, to } of runsOf(picture, axis, line, shortest * longer)) {
      const beside = before.find((one) => one.from < to && from < one.to);
      const stroke = beside ?? { first: line, last: line, from, to };
      Object.assign(stroke, { last: line, from: Math.min(stroke.from, from), to: Math.max(stroke.to, to) });
      if (!beside) strokes.push(stroke);
      here.push(stroke);
    }
    before = here;
  }
  return strokes
    .filter(({ first, last }) => last - first < thickest * longer)
    .map(({ first, last, from, to }) => ({
      axis,
      at: (first + last + 1) / 2 / lines,
      from: from / length,
      to: to / length,
    }));
}

/** Where one column or row of pixels is ink for at least so long. */
function runsOf({ width, height, data }: Pixels, axis: PlanWall['axis'], line: number, least: number) {
  const [length, start, step] = axis === 'x' ? [height, line, width] : [width, line * width, 1];
  const runs: { readonly from: number; readonly to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= length; at += 1) {
    if (at < length && isInk(data, (start + at * step) * 4)) continue;
    if (at - from >= least) runs.push({ from, to: at });
    from = at + 1;
  }
  return runs;
}

/** On white paper: what is not drawn is clear. */
function isInk(data: Pixels['data'], at: number): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  return 255 - ((255 - grey) * alpha) / 255 < ink;
}
