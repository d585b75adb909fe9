import type { ReactNode } from 'react';

/** A column of a {@link Table}. */
export interface TableColumn<Row, Id extends string = string> {
  readonly id: Id;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
  /** The cell as text: its tooltip, and its place in the export; columns without it are left out there. */
  readonly text?: ((row: Row) => string) | undefined;
  /** The cell names its row. */
  readonly rowHeader?: boolean | undefined;
  /** The cell's link or button opens the row: so does a click anywhere in it. */
  readonly opens?: boolean | undefined;
  /**
   * In a list whose columns need more room than there is, it yields: `widest` first, then `wide`; after cells
   * are cut shorter `medium`, then those that say nothing. @default by its place on the card; what opens the row, leads
   * or says its state stays
   */
  readonly from?: 'medium' | 'wide' | 'widest' | undefined;
  /** In the place of the header's words. */
  readonly head?: ReactNode | undefined;
  /** The cell speaks for itself: as a card, it has no label. */
  readonly bare?: boolean | undefined;
}

/** The column that a table is sorted by, and the direction. */
export interface TableSort<Id extends string = string> {
  readonly column: Id;
  readonly order: 'asc' | 'desc';
}
