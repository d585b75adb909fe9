import { useState } from 'react';
import { SortButton, TableWindow } from './HeatMap.styles';
import { heatColumns } from './heat-columns';
import { type HeatFigure, type HeatSort, type SortKey, sortFigures } from './heat-figures';
import type { HeatWords } from './useHeatWords';

interface HeatTableProps {
  readonly figures: readonly HeatFigure[];
  readonly selected: string | null;
  readonly words: HeatWords;
}

/** The same figures as plan and board, to read and to sort. */
export function HeatTable({ figures, selected, words }: HeatTableProps) {
  const { t } = words;
  const [sort, setSort] = useState<HeatSort>({ key: 'value', descending: true });
  const columns = heatColumns(words);
  const sortBy = (key: SortKey) =>
    setSort((now) => ({ key, descending: now.key === key ? !now.descending : key !== 'code' && key !== 'type' }));
  return (
    <TableWindow role="region" aria-label={t('heatMap.tableLabel')} tabIndex={0} data-pest="heat-table">
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" data-numeric={numeric || undefined} aria-sort={sortState(sort, key)}>
                <SortButton type="button" onClick={() => sortBy(key)}>
                  {label}
                  <span aria-hidden="true">{sort.key === key ? (sort.descending ? ' ↓' : ' ↑') : ''}</span>
                </SortButton>
              </th>
            ))}
            <th scope="col">{t('heatMap.species')}</th>
          </tr>
        </thead>
        <tbody>
          {sortFigures(figures, sort).map((figure) => (
            <tr key={figure.point.deviceId} data-selected={figure.point.deviceId === selected || undefined}>
              {columns.map(({ key, numeric, text }) => (
                <td key={key} data-numeric={numeric || undefined}>
                  {text(figure)}
                </td>
              ))}
              <td>{words.species(figure.point).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableWindow>
  );
}

function sortState(sort: HeatSort, key: SortKey): 'ascending' | 'descending' | undefined {
  if (sort.key !== key) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}
