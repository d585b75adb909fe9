import { useMessages } from '../../i18n/messages';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { Menu, type MenuItem } from '../menu/Menu';
import { Acts } from './DataTable.styles';
import type { DataTableColumn, DataTableProps, RowAct } from './DataTable.types';
import type { TableColumn } from './Table.types';
import { tableMessages } from './table.messages';

export function useSelectColumn<Row>(props: DataTableProps<Row>): TableColumn<Row> | null {
  const { rows, rowKey, columns, selected = [], onSelectedChange } = props;
  const t = useMessages(tableMessages);
  if (!onSelectedChange) return null;
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.includes(key)).length;
  return {
    id: 'table.select',
    header: '',
    bare: true,
    head: (
      <Checkbox
        label={t('table.selectAll')}
        hideLabel
        checked={chosen === keys.length}
        indeterminate={chosen > 0 && chosen < keys.length}
        onChange={(all) => onSelectedChange(all ? keys : [])}
      />
    ),
    cell: (row) => {
      const key = rowKey(row);
      return (
        <Checkbox
          label={t('table.select', { name: nameOf(row, columns) ?? key })}
          hideLabel
          checked={selected.includes(key)}
          onChange={(on) => onSelectedChange(on ? [...selected, key] : selected.filter((other) => other !== key))}
        />
      );
    },
  };
}

/** The act that is due, and the menu of all others; no column where no row in sight has either. */
export function useActionsColumn<Row>(props: DataTableProps<Row>): TableColumn<Row> | null {
  const { rows, rowAct, rowActions, rowActionsHeader } = props;
  const t = useMessages(tableMessages);
  const labelOf = useRowMenuLabel(props);
  if (!rows.some((row) => rowAct?.(row) || rowActions?.(row).length)) return null;
  return {
    id: 'table.actions',
    header: '',
    bare: true,
    head: rowActionsHeader ?? t('table.actions'),
    align: 'end',
    cell: (row) => <RowActs act={rowAct?.(row) ?? null} label={labelOf(row)} items={rowActions?.(row) ?? []} />,
  };
}

/** What the menu of a row is called. */
export function useRowMenuLabel<Row>({ rowKey, columns, rowActionsLabel }: DataTableProps<Row>): (row: Row) => string {
  const t = useMessages(tableMessages);
  return (row) => rowActionsLabel?.(row) ?? t('table.actionsFor', { name: nameOf(row, columns) ?? rowKey(row) });
}

interface RowActsProps {
  readonly act: RowAct | null;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

function RowActs({ act, label, items }: RowActsProps) {
  return (
    <Acts>
      {items.length > 0 && <Menu label={label} items={items} />}
      {act && (
        <Button size="sm" aria-label={act.name} loading={act.busy} data-row-act onClick={act.onSelect}>
          {act.label}
        </Button>
      )}
    </Acts>
  );
}

/** What tells a row from the others: its first column that can say itself in words. */
export function nameOf<Row>(row: Row, columns: readonly DataTableColumn<Row>[]): string | undefined {
  return columns.find(({ text }) => text)?.text?.(row);
}
