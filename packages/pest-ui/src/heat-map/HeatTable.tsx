import { useState } from 'react';
import { Table } from '../primitives/table/Table';
import type { TableColumn } from '../primitives/table/Table.types';
import { heatColumns } from './heat-columns';
import { type HeatFigure, type HeatSort, type SortKey, sortFigures } from './heat-figures';
import type { HeatWords } from './useHeatWords';

interface HeatTableProps {
  readonly figures: readonly HeatFigure[];
  readonly selected: string | null;
  readonly words: HeatWords;
}

const maxHeight = 560;

/** The same figures as plan and board, to read and to sort. */
export function HeatTable({ figures, selected, words }: HeatTableProps) {
  const { t } = words;
  const [sort, setSort] = useState<HeatSort>({ key: 'value', descending: true });
  const sortBy = (key: SortKey) =>
    setSort((now) => ({ key, descending: now.key === key ? !now.descending : key !== 'code' && key !== 'type' }));
  return (
    <div data-pest="heat-table">
      <Table
        label={t('heatMap.tableLabel')}
        columns={tableColumns(words)}
        rows={sortFigures(figures, sort)}
        rowKey={({ point }) => point.deviceId}
        isSelected={({ point }) => point.deviceId === selected}
        sort={{ column: sort.key, order: sort.descending ? 'desc' : 'asc' }}
        onSortChange={({ column }) => column !== 'species' && sortBy(column)}
        maxHeight={maxHeight}
      />
    </div>
  );
}

function tableColumns(words: HeatWords): readonly TableColumn<HeatFigure, SortKey | 'species'>[] {
  const figures = heatColumns(words).map(({ key, label, numeric, text }) => ({
    id: key,
    header: label,
    cell: text,
    align: numeric ? ('end' as const) : ('start' as const),
    sortable: true,
  }));
  const species = ({ point }: HeatFigure) => words.species(point).join(', ');
  return [...figures, { id: 'species', header: words.t('heatMap.species'), cell: species }];
}
