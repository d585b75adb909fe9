/** One source of heat, in the same units as the raster's width and height. */
export interface HeatSource {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** How far one source reaches. */
  readonly radius: number;
}

/** How much heat there is, cell by cell, row by row from the top left. */
export interface Density {
  readonly columns: number;
  readonly rows: number;
  /** Width and height of a cell, in the raster's units. */
  readonly cell: number;
  readonly values: Float32Array;
}

/** So many cells reach from a source to its radius: as smooth as a cloud looks. */
const cellsInRadius = 8;
/** The blur works on whole cells; more of them come closer to the fall-off. */
const cellsInBlur = 10;
/** Pixels: finer cells would not be seen, and coarser ones would. */
const finestCell = 2;
const coarsestCell = 5;
/** From here on every source is put into its cell and all are blurred together: the cost no longer grows. */
const manySources = 5_000;

function cellFor(radius: number, sources: number): number {
  const cells = sources > manySources ? cellsInBlur : cellsInRadius;
  return Math.min(coarsestCell, Math.max(finestCell, radius / cells));
}

function emptyDensity({ width, height }: Raster, cell: number): Density {
  const columns = Math.max(1, Math.ceil(width / cell));
  const rows = Math.max(1, Math.ceil(height / cell));
  return { columns, rows, cell, values: new Float32Array(columns * rows) };
}

/**
 * Heat that adds up: each source spreads its value with a quadratic fall-off, full at its spot and nothing at the
 * radius, and where sources overlap their heat is summed. Two fives at one spot are one ten.
 */
export function addedDensity(
  sources: readonly HeatSource[],
  raster: Raster,
  cell = cellFor(raster.radius, sources.length),
): Density {
  const density = emptyDensity(raster, cell);
  if (sources.length > manySources) blurInto(density, sources, raster.radius / cell);
  else for (const source of sources) splat(density, source, raster.radius / cell);
  return density;
}

/** Adds one source. The fall-off is taken at each cell's middle, so positions between cells are not rounded. */
function splat({ columns, rows, cell, values }: Density, source: HeatSource, radius: number): void {
  if (!(source.value > 0)) return;
  const x = source.x / cell - 0.5;
  const y = source.y / cell - 0.5;
  const perSquare = 1 / (radius * radius);
  const lastRow = Math.min(rows - 1, Math.floor(y + radius));
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= lastRow; row += 1) {
    const left = 1 - (row - y) * (row - y) * perSquare;
    const reach = radius * Math.sqrt(left);
    const first = Math.max(0, Math.ceil(x - reach));
    const last = row * columns + Math.min(columns - 1, Math.floor(x + reach));
    // No checks within the circle: this line runs half a million times for two thousand devices.
    for (let at = row * columns + first, dx = first - x; at <= last; at += 1, dx += 1) {
      const rest = left - dx * dx * perSquare;
      values[at] = (values[at] ?? 0) + source.value * rest * rest;
    }
  }
}

/**
 * The picture heatmap.js draws: each source covers a share of what lies under it, so overlaps saturate instead of
 * adding up. The result is the share 0 to 1 of the colour scale, and depends on minimum and maximum.
 */
export function coveredDensity(
  sources: readonly HeatSource[],
  raster: Raster,
  [min, max]: readonly [number, number],
  cell = cellFor(raster.radius, 0),
): Density {
  const density = emptyDensity(raster, cell);
  for (const source of sources) {
    const share = source.value > 0 ? shareOfDomain(source.value, min, max) : 0;
    if (share > 0) cover(density, source, share, raster.radius / cell);
  }
  return density;
}

/** heatmap.js's default blur leaves this share of the radius at full strength. */
const plateau = 0.15;

function cover({ columns, rows, cell, values }: Density, source: HeatSource, share: number, radius: number): void {
  const x = source.x / cell - 0.5;
  const y = source.y / cell - 0.5;
  const lastColumn = Math.min(columns - 1, Math.floor(x + radius));
  const lastRow = Math.min(rows - 1, Math.floor(y + radius));
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= lastRow; row += 1) {
    for (let column = Math.max(0, Math.ceil(x - radius)); column <= lastColumn; column += 1) {
      const strength = Math.min(1, (1 - Math.hypot(column - x, row - y) / radius) / (1 - plateau));
      const at = row * columns + column;
      const under = values[at] ?? 0;
      if (strength > 0) values[at] = under + share * strength * (1 - under);
    }
  }
}

/** Where a value lies between minimum and maximum, 0 to 1. With no room between them: the middle, at or above. */
export function shareOfDomain(value: number, min: number, max: number): number {
  if (max <= min) return value >= max ? 0.5 : 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/**
 * Three box blurs come close to the fall-off of `splat`. Their spread is chosen so that a single source keeps both
 * its heat as a whole and, nearly, its peak.
 */
function blurInto(density: Density, sources: readonly HeatSource[], radius: number): void {
  for (const source of sources) deposit(density, source);
  const { columns, rows, values } = density;
  const line = new Float32Array(Math.max(columns, rows));
  for (const half of boxHalves((0.75 * radius) ** 2 * (Math.PI / 12))) {
    for (let row = 0; row < rows; row += 1) boxBlur(values, line, row * columns, 1, columns, half);
    for (let column = 0; column < columns; column += 1) boxBlur(values, line, column, columns, rows, half);
  }
  const wholeOfOne = (Math.PI * radius * radius) / 3;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) * wholeOfOne;
}

/** Half widths of three boxes whose variances add up to `variance` as nearly as whole cells can. */
function boxHalves(variance: number): number[] {
  const ideal = (Math.sqrt(4 * variance + 1) - 1) / 2;
  const half = Math.floor(ideal);
  const wider = Math.round((ideal - half) * 3);
  return [0, 1, 2].map((pass) => (pass < wider ? half + 1 : half));
}

/** Shares a value among the four cells around its spot, by nearness. */
function deposit(density: Density, { x, y, value }: HeatSource): void {
  if (!(value > 0)) return;
  const column = Math.floor(x / density.cell - 0.5);
  const row = Math.floor(y / density.cell - 0.5);
  const right = x / density.cell - 0.5 - column;
  const below = y / density.cell - 0.5 - row;
  add(density, column, row, value * (1 - right) * (1 - below));
  add(density, column + 1, row, value * right * (1 - below));
  add(density, column, row + 1, value * (1 - right) * below);
  add(density, column + 1, row + 1, value * right * below);
}

function add({ columns, rows, values }: Density, column: number, row: number, value: number): void {
  if (column < 0 || row < 0 || column >= columns || row >= rows) return;
  const at = row * columns + column;
  values[at] = (values[at] ?? 0) + value;
}

/** Means over `2 × half + 1` cells along one line, with nothing beyond its ends. */
function boxBlur(
  values: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  length: number,
  half: number,
): void {
  const share = 1 / (2 * half + 1);
  let sum = 0;
  for (let i = 0; i < Math.min(half, length); i += 1) sum += values[start + i * step] ?? 0;
  for (let i = 0; i < length; i += 1) {
    if (i + half < length) sum += values[start + (i + half) * step] ?? 0;
    if (i - half - 1 >= 0) sum -= values[start + (i - half - 1) * step] ?? 0;
    line[i] = sum * share;
  }
  for (let i = 0; i < length; i += 1) values[start + i * step] = Math.max(0, line[i] ?? 0);
}
