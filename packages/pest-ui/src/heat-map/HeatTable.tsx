import { useState } from 'react';
import { sortHead } from '../primitives/table/sort-head';
import { Table } from '../primitives/table/Table';
import type { TableColumn, TableSort } from '../primitives/table/Table.types';
import { heatColumns } from './heat-columns';
import { type HeatFigure, type HeatSort, type SortKey, sortFigures } from './heat-figures';
import type { HeatWords } from './useHeatWords';

interface HeatTableProps {
  readonly figures: readonly HeatFigure[];
  readonly selected: string | null;
  readonly words: HeatWords;
}

type HeatColumn = SortKey | 'species';

const maxHeight = 560;

/** The same figures as plan and board, to read and to sort. */
export function HeatTable({ figures, selected, words }: HeatTableProps) {
  const { t } = words;
  const [sort, setSort] = useState<HeatSort>({ key: 'value', descending: true });
  const sortBy = (key: SortKey) =>
    setSort((now) => ({ key, descending: now.key === key ? !now.descending : key !== 'code' && key !== 'type' }));
  const shown: TableSort<HeatColumn> = { column: sort.key, order: sort.descending ? 'desc' : 'asc' };
  const columns: TableColumn<HeatFigure, HeatColumn>[] = heatColumns(words).map(({ key, label, numeric, text }) => ({
    id: key,
    header: label,
    head: sortHead<HeatColumn>(key, label, shown, () => sortBy(key)),
    cell: text,
    align: numeric ? 'end' : 'start',
  }));
  const species = ({ point }: HeatFigure) => words.species(point).join(', ');
  return (
    <div data-pest="heat-table">
      <Table
        label={t('heatMap.tableLabel')}
        columns={[...columns, { id: 'species', header: t('heatMap.species'), cell: species }]}
        rows={sortFigures(figures, sort)}
        rowKey={({ point }) => point.deviceId}
        isSelected={({ point }) => point.deviceId === selected}
        sort={shown}
        maxHeight={maxHeight}
      />
    </div>
  );
}
