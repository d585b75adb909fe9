import { useMessages } from '../../i18n/messages';
import { Checkbox } from '../checkbox/Checkbox';
import { Menu } from '../menu/Menu';
import { CardList, CardPick, GroupHead } from './DataTable.styles';
import type { DataTableProps } from './DataTable.types';
import { openRow } from './open-row';
import { RowCard } from './RowCard';
import { RunHeading, runsOf } from './row-groups';
import { tableMessages } from './table.messages';
import { nameOf, useRowMenuLabel } from './table-columns';

/** Rows on a phone: each as a card, under the heading of its group. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  return (
    <section aria-label={props.label} data-cards>
      {runsOf(props).map((run) => (
        <div key={run.group?.key ?? ''}>
          {run.group && (
            <GroupHead>
              <RunHeading run={run} />
            </GroupHead>
          )}
          <CardList>
            {run.rows.map((row) => (
              <Card key={props.rowKey(row)} row={row} {...props} />
            ))}
          </CardList>
        </div>
      ))}
    </section>
  );
}

function Card<Row>({ row, ...props }: DataTableProps<Row> & { readonly row: Row }) {
  const items = props.rowActions?.(row) ?? [];
  const labelOf = useRowMenuLabel(props);
  return (
    // What a click on the card opens is a link in it, so nobody needs the click.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the card takes the keys.
    <li data-card onClick={openRow}>
      {props.card?.(row) ?? <RowCard row={row} columns={props.columns} act={props.rowAct?.(row) ?? null} />}
      <CardPick>
        {items.length > 0 && <Menu label={labelOf(row)} items={items} />}
        <Pick row={row} {...props} />
      </CardPick>
    </li>
  );
}

function Pick<Row>({
  row,
  rowKey,
  columns,
  selected = [],
  onSelectedChange,
}: DataTableProps<Row> & { readonly row: Row }) {
  const t = useMessages(tableMessages);
  if (!onSelectedChange) return null;
  const key = rowKey(row);
  return (
    <Checkbox
      label={t('table.select', { name: nameOf(row, columns) ?? key })}
      hideLabel
      checked={selected.includes(key)}
      onChange={(on) => onSelectedChange(on ? [...selected, key] : selected.filter((other) => other !== key))}
    />
  );
}
