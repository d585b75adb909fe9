import { toCsv } from '../primitives/table/csv';
import { figureValue, type HeatFigure, type SortKey, sortFigures } from './heat-figures';
import type { HeatWords } from './useHeatWords';

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
      text: ({ point, share }) => (point.checked ? percent(share) : '–'),
    },
    { key: 'change', label: t('heatMap.change'), numeric: true, text: (figure) => words.change(figure) },
    { key: 'checks', label: t('heatMap.checks'), numeric: true, text: ({ point }) => number(point.checks) },
    { key: 'deviceDays', label: t('heatMap.deviceDays'), numeric: true, text: ({ point }) => number(point.deviceDays) },
  ];
}

/** The table as a file: plain values, most active first, with what the table has no room for. */
export function heatCsv(figures: readonly HeatFigure[], words: HeatWords): string {
  const { t } = words;
  const columns = heatColumns(words);
  const header = [...columns.map(({ label }) => label), t('heatMap.name'), t('heatMap.previous'), t('heatMap.species')];
  const rows = sortFigures(figures, { key: 'value', descending: true }).map((figure) => [
    ...columns.map(({ key }) => (key === 'type' ? words.type(figure.point) : figureValue(figure, key))),
    figure.point.name ?? '',
    figure.previous,
    words.species(figure.point).join('; '),
  ]);
  return toCsv([header, ...rows]);
}
