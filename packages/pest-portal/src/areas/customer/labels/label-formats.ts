/** Sheets of labels as they are sold, in millimetres. */

export interface LabelFormat {
  readonly id: 'a4x24' | 'a4x40' | 'roll';
  /** The paper; of a roll, one label. */
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  /** What the labels leave free above. */
  readonly top: number;
}

const a4 = { width: 210, height: 297 };

export const labelFormats: readonly LabelFormat[] = [
  { id: 'a4x24', page: a4, columns: 3, rows: 8, label: { width: 70, height: 37 }, top: 0.5 },
  { id: 'a4x40', page: a4, columns: 4, rows: 10, label: { width: 52.5, height: 29.7 }, top: 0 },
  { id: 'roll', page: { width: 50, height: 30 }, columns: 1, rows: 1, label: { width: 50, height: 30 }, top: 0 },
];

/** The labels of each page; a sheet that was begun has places at its start that are left free (null). */
export function pagesOf<Item>(items: readonly Item[], { columns, rows }: LabelFormat, used: number): (Item | null)[][] {
  const places = [...Array.from({ length: used }, () => null), ...items];
  const size = columns * rows;
  return Array.from({ length: Math.ceil(places.length / size) }, (_, at) => places.slice(at * size, (at + 1) * size));
}
