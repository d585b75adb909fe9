import type { Density } from './density';

/**
 * The line where heat passes a level, as an SVG path in cells: marching squares over the middles of the cells, straight
 * between them. Short strokes suffice, since round caps join them.
 */
export function contourPath({ values, columns, rows }: Density, level: number): string {
  const strokes: string[] = [];
  const at = (column: number, row: number) => values[row * columns + column] ?? 0;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
      const above = corners.map((value) => value >= level);
      if (above[0] === above[1] && above[1] === above[2] && above[2] === above[3]) continue;
      const crossings = sides.flatMap(([from, to]) =>
        above[from] === above[to] ? [] : [crossing(corners[from], corners[to], level, from, column, row)],
      );
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        strokes.push(`M${crossings[index]}L${crossings[index + 1]}`);
      }
    }
  }
  return strokes.join('');
}

/** Corners from the top left, clockwise, and the sides between them. */
const sides = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const;
const places = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function crossing(from: number, to: number, level: number, side: 0 | 1 | 2 | 3, column: number, row: number): string {
  const part = (level - from) / (to - from);
  const x = column + 0.5 + places[side][0] + ways[side][0] * part;
  const y = row + 0.5 + places[side][1] + ways[side][1] * part;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
