import { useState } from 'react';
import { SortButton, TableWindow } from './HeatMap.styles';
import { type HeatFigure, type HeatSort, type SortKey, sortFigures } from './heat-figures';
import type { HeatWords } from './useHeatWords';

interface HeatTableProps {
  readonly figures: readonly HeatFigure[];
  readonly selected: string | null;
  readonly words: HeatWords;
}

interface Column {
  readonly key: SortKey;
  readonly label: string;
  readonly numeric: boolean;
  readonly text: (figure: HeatFigure) => string;
}

/** The columns that table and export share. */
export function heatColumns(words: HeatWords): Column[] {
  const { t, number, percent } = words;
  const known = (figure: HeatFigure, text: string) => (figure.point.checked ? text : t('heatMap.unchecked'));
  return [
    { key: 'code', label: t('heatMap.code'), numeric: false, text: ({ code }) => code },
    { key: 'type', label: t('heatMap.type'), numeric: false, text: ({ point }) => words.type(point) },
    {
      key: 'value',
      label: t('heatMap.value', { unit: words.unit }),
      numeric: true,
      text: (figure) => known(figure, number(figure.value)),
    },
    {
      key: 'share',
      label: t('heatMap.share'),
      numeric: true,
      text: ({ point, share }) => (point.checked ? percent(share) : ''),
    },
    { key: 'change', label: t('heatMap.change'), numeric: true, text: (figure) => words.change(figure) },
    { key: 'checks', label: t('heatMap.checks'), numeric: true, text: ({ point }) => number(point.checks) },
    { key: 'deviceDays', label: t('heatMap.deviceDays'), numeric: true, text: ({ point }) => number(point.deviceDays) },
  ];
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
