import type { ReactNode } from 'react';
import type { MenuItem } from '../menu/Menu';
import type { TableColumn, TableSort } from './Table.types';

/** A column of a {@link DataTable}: its heading, cell and how it sorts and exports. */
export interface DataTableColumn<Row> extends Omit<TableColumn<Row>, 'head' | 'rowHeader' | 'bare'> {
  readonly sortable?: boolean | undefined;
  /** Where it stands on the card that a row is on a narrow screen, in the order of the columns. @default nowhere */
  readonly card?: CardPlace | null | undefined;
  /** Said on the card alone: the table has no room for it, or says it elsewhere, as in a tooltip. @default false */
  readonly cardOnly?: boolean | undefined;
}

/**
 * On a card: the `lead` is first and largest, `state` beside it, `aside` quiet at that line's end; the `title` says whom
 * it is about. What is a `line` shares one with its neighbours, a `fact` has one to itself with its heading, a `block`
 * without.
 */
export type CardPlace = 'lead' | 'state' | 'aside' | 'title' | 'line' | 'fact' | 'block';

/** Rows under one heading, such as those of a day; rows of a group follow each other. */
export interface RowGroup {
  readonly key: string;
  readonly label: ReactNode;
}

/** What is to be done with a row. */
export interface RowAct {
  readonly label: string;
  /** The whole of what it does, for screen readers: "Review S-20260504-001". */
  readonly name?: string | undefined;
  readonly onSelect: () => void;
  /** It is on its way, and cannot be done again meanwhile. @default false */
  readonly busy?: boolean | undefined;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What is listed; the table's name. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** In the row above the table: the search box, */
  readonly search?: ReactNode | undefined;
  /** the few states that one looks at a list by, as {@link Segmented}, */
  readonly views?: ReactNode | undefined;
  /** what narrows the list, */
  readonly filters?: ReactNode | undefined;
  /** secondary acts, */
  readonly tools?: ReactNode | undefined;
  /** False where the acts hold an export of the whole list: that of the page shown is not offered beside it. @default true */
  readonly exportsPage?: boolean | undefined;
  /** and the page's main act. */
  readonly action?: ReactNode | undefined;
  /** The one act of a row that is due, as a button; all others are in its menu. */
  readonly rowAct?: ((row: Row) => RowAct | null) | undefined;
  readonly rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** In the place of "Actions" over both. */
  readonly rowActionsHeader?: string | undefined;
  /** Names the menu of a row: "Actions for MT-03". */
  readonly rowActionsLabel?: ((row: Row) => string) | undefined;
  /** Headings among the rows: the group that a row belongs to. */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  /** On a narrow screen: a row as a card of its own, where what its columns say of one is not enough. */
  readonly card?: ((row: Row) => ReactNode) | undefined;
  /** Ids of the selected rows; with `onSelectedChange` rows can be selected. */
  readonly selected?: readonly string[] | undefined;
  readonly onSelectedChange?: ((ids: readonly string[]) => void) | undefined;
  /** Acts on the selection. */
  readonly bulkActions?: ReactNode | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** With `page` and `limit`: how many rows there are in all. */
  readonly total?: number | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly onPageChange?: ((page: number) => void) | undefined;
  readonly onLimitChange?: ((limit: number) => void) | undefined;
  /** The rows shown are the last ones known. */
  readonly loading?: boolean | undefined;
  /** What the call threw, if it did. */
  readonly error?: unknown | undefined;
  /** When the rows were known, in ms; said where a later try failed. */
  readonly updatedAt?: number | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Stands in the place of no rows. */
  readonly empty?: ReactNode | undefined;
}
