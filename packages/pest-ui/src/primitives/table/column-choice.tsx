import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { IconButton } from '../button/IconButton';
import { Checkbox } from '../checkbox/Checkbox';
import { columnsIcon } from '../icon/icons';
import { Popover } from '../popover/Popover';
import { Choices } from './DataTable.styles';
import type { DataTableColumn } from './DataTable.types';
import { tableMessages } from './table.messages';

/** A table of fewer columns is all in sight; a bar that held nothing but the choice would be an empty band over it. */
export const fewestToChoose = 5;

export function useHiddenColumns() {
  return useState<readonly string[]>([]);
}

export interface ColumnChoiceProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly hidden: readonly string[];
  /** Chosen, but there is no room for them. */
  readonly yielded: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Which columns are shown; one always is. */
export function ColumnChoice<Row>({ columns, hidden, yielded, onChange }: ColumnChoiceProps<Row>) {
  const t = useMessages(tableMessages);
  const lastShown = hidden.length === columns.length - 1;
  return (
    <Popover
      placement="bottom-end"
      label={t('table.columns')}
      trigger={(trigger) => <IconButton {...trigger} icon={columnsIcon} label={t('table.columns')} />}
    >
      {() => (
        <Choices>
          {columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              label={yielded.includes(id) ? t('table.noRoom', { column: header }) : header}
              checked={!hidden.includes(id)}
              disabled={lastShown && !hidden.includes(id)}
              onChange={(on) => onChange(on ? hidden.filter((other) => other !== id) : [...hidden, id])}
            />
          ))}
        </Choices>
      )}
    </Popover>
  );
}
