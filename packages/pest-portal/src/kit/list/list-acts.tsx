import { Button, Icon, type MenuItem, plusIcon, type RowAct } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import type { Right } from '../../base/roles';
import { useCan } from '../../base/session';

/** The main act of a list, such as adding to it. */
export interface MainAct {
  /** Who may; null: everybody who sees the list. */
  readonly right: Right | null;
  readonly label: string;
  /** What it asks in; */
  readonly dialog?: ((onClose: () => void) => ReactNode) | undefined;
  /** or what it does at once, such as opening a page. */
  readonly onSelect?: (() => void) | undefined;
  /** It is on its way. @default false */
  readonly busy?: boolean | undefined;
}

/** Something that can be done with a row: in its menu, or as the button of what is due. */
export interface RowActOf<Row> {
  /** Who may; null: everybody who sees the row. */
  readonly right: Right | null;
  readonly label: string;
  /** With which rows; all of them unless it says so. */
  readonly where?: ((row: Row) => boolean) | undefined;
  /**
   * Of what is due, the whole of what it does, for screen readers; null where it can be done, but is not due. The first
   * one that is due on a row is a button, the others are in the menu.
   */
  readonly due?: ((row: Row) => string | null) | undefined;
  /** It also opens the row: by what it is called, and by a click anywhere in it. @default false */
  readonly opens?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** It is on its way, and cannot be done again meanwhile. */
  readonly busy?: ((row: Row) => boolean) | undefined;
  /** What it asks in; */
  readonly dialog?: ((row: Row, onClose: () => void) => ReactNode) | undefined;
  /** or what it does at once. */
  readonly onSelect?: ((row: Row) => void) | undefined;
}

/** What a list page needs of its acts. */
export interface ListActs<Row> {
  readonly main: ReactNode;
  readonly rowAct: ((row: Row) => RowAct | null) | undefined;
  readonly rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  /** What opens a row; null for a row that nothing opens. */
  readonly opener?: ((row: Row) => (() => void) | null) | undefined;
  /** The dialog that stands open. */
  readonly opened: ReactNode;
}

/**
 * The acts of a list that this person has the right to, and the dialog of the one that was chosen. The right comes from
 * the call's row (`pest-sdk/rights`), so that nothing is offered which the server refuses.
 */
export function useListActs<Row>(main: MainAct | null, ofRow: readonly RowActOf<Row>[]): ListActs<Row> {
  const can = useCan();
  const [opened, setOpened] = useState<((onClose: () => void) => ReactNode) | null>(null);
  const open = (dialog: (onClose: () => void) => ReactNode) => setOpened(() => dialog);
  const may = ({ right }: Pick<MainAct, 'right'>) => right === null || can(right);
  const mine = ofRow.filter(may);
  const onRow = (row: Row) => mine.filter(({ where }) => where?.(row) ?? true);
  const dueOn = (row: Row) => onRow(row).find(({ due }) => due && due(row) !== null);
  const begin = ({ dialog, onSelect }: MainAct) => {
    onSelect?.();
    if (dialog) open(dialog);
  };
  const take = ({ dialog, onSelect }: RowActOf<Row>, row: Row) => {
    onSelect?.(row);
    if (dialog) open((onClose) => dialog(row, onClose));
  };
  const menuOf = (row: Row) => {
    const button = dueOn(row);
    return onRow(row).filter((act) => act !== button);
  };
  const buttonOf = (row: Row) => {
    const act = dueOn(row);
    if (!act) return null;
    return {
      label: act.label,
      name: act.due?.(row) ?? undefined,
      busy: act.busy?.(row),
      onSelect: () => take(act, row),
    };
  };
  const openerOf = (row: Row) => {
    const act = onRow(row).find(({ opens }) => opens);
    return act ? () => take(act, row) : null;
  };
  const menuItem = (act: RowActOf<Row>, row: Row) => ({
    id: act.label,
    label: act.label,
    danger: act.danger,
    disabled: act.busy?.(row),
    onSelect: () => take(act, row),
  });
  return {
    main: main && may(main) && (
      <Button variant="primary" loading={main.busy ?? false} onClick={() => begin(main)}>
        <Icon path={plusIcon} size={16} />
        {main.label}
      </Button>
    ),
    rowAct: mine.some(({ due }) => due) ? buttonOf : undefined,
    rowActions: mine.length > 0 ? (row) => menuOf(row).map((act) => menuItem(act, row)) : undefined,
    opener: mine.some(({ opens }) => opens) ? openerOf : undefined,
    opened: opened?.(() => setOpened(null)),
  };
}
