import type { ReactNode } from 'react';
import type { MenuItem } from '../menu/Menu';
import type { TableColumn, TableSort } from './Table.types';

/** A column of a {@link DataTable}: its heading, cell and how it sorts and exports. */
export interface DataTableColumn<Row> extends Omit<TableColumn<Row>, 'head' | 'rowHeader' | 'bare'> {
  readonly sortable?: boolean;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What is listed; the table's name. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** In the row above the table: the search box, */
  readonly search?: ReactNode;
  /** what narrows the list, */
  readonly filters?: ReactNode;
  /** secondary acts, */
  readonly tools?: ReactNode;
  /** and the page's main act. */
  readonly action?: ReactNode;
  readonly rowActions?: (row: Row) => readonly MenuItem[];
  /** Names the menu of a row: "Actions for MT-03". */
  readonly rowActionsLabel?: (row: Row) => string;
  /** Ids of the selected rows; with `onSelectedChange` rows can be selected. */
  readonly selected?: readonly string[];
  readonly onSelectedChange?: (ids: readonly string[]) => void;
  /** Acts on the selection. */
  readonly bulkActions?: ReactNode;
  readonly sort?: TableSort;
  readonly onSortChange?: (sort: TableSort) => void;
  /** With `page` and `limit`: how many rows there are in all. */
  readonly total?: number;
  readonly page?: number;
  readonly limit?: number;
  readonly onPageChange?: (page: number) => void;
  readonly onLimitChange?: (limit: number) => void;
  /** The rows shown are the last ones known. */
  readonly loading?: boolean;
  /** What the call threw, if it did. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Stands in the place of no rows. */
  readonly empty?: ReactNode;
}
