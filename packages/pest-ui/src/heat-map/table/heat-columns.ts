import type { DaySpan, Translate } from 'pest-sdk';
import { toCsv } from '../../primitives/table/csv';
import { figureValue, type HeatFigure, isKnown, type SortKey, sortFigures } from '../figures/heat-figures';
import type { HeatAgainst } from '../HeatMap.types';
import { dash, type HeatWords } from '../state/useHeatWords';
import type { heatTableMessages } from './HeatTable.messages';

/** The words of the table. */
export type HeatTableWords = Translate<keyof (typeof heatTableMessages)['zh'] & string>;

interface Column {
  readonly key: SortKey;
  readonly label: string;
  readonly numeric: boolean;
  readonly text: (figure: HeatFigure) => string;
  /** How wide the table must be for it. */
  readonly from?: 'medium' | 'wide' | undefined;
}

/** The columns that table and export share. */
export function heatColumns(words: HeatWords, t: HeatTableWords, against: HeatAgainst): Column[] {
  const { number, percent } = words;
  const known = (figure: HeatFigure, text: string) =>
    isKnown(figure) ? text : words.t(`heatMap.${unknownOf(figure)}`);
  const orDash = (value: number | null, text: (value: number) => string) => (value === null ? dash : text(value));
  const figure = (key: SortKey, label: string, text: Column['text'], from?: Column['from']): Column => ({
    key,
    label,
    numeric: true,
    text,
    from,
  });
  return [
    { key: 'code', label: t('heatTable.code'), numeric: false, text: ({ code }) => code },
    { key: 'type', label: t('heatTable.type'), numeric: false, text: ({ point }) => words.type(point), from: 'medium' },
    {
      key: 'workshopName',
      label: t('heatTable.place'),
      numeric: false,
      text: ({ point }) => point.workshopName,
      from: 'medium',
    },
    figure('value', t('heatTable.value', { unit: words.unit }), (of) => known(of, number(of.value))),
    figure(
      'previous',
      t(against === 'lastYear' ? 'heatTable.previous.lastYear' : 'heatTable.previous'),
      ({ previous }) => orDash(previous, number),
    ),
    figure('difference', t('heatTable.difference'), (of) => orDash(figureNumber(of, 'difference'), words.signed)),
    figure('change', t('heatTable.change'), (of) => words.change(of), 'medium'),
    figure('share', t('heatTable.share'), (of) => (isKnown(of) ? percent(of.share) : dash), 'wide'),
    figure('checks', t('heatTable.checks'), ({ point }) => number(point.checks), 'wide'),
    figure('deviceDays', t('heatTable.deviceDays'), ({ point }) => orDash(point.deviceDays, number), 'wide'),
  ];
}

function unknownOf({ state }: HeatFigure): 'unchecked' | 'unknown' {
  return state === 'unchecked' ? 'unchecked' : 'unknown';
}

function figureNumber(figure: HeatFigure, key: 'difference'): number | null {
  const value = figureValue(figure, key);
  return typeof value === 'number' ? value : null;
}

/** The table as a file: plain values, most active first, with what the table has no room for. */
export function heatCsv(
  figures: readonly HeatFigure[],
  words: HeatWords,
  t: HeatTableWords,
  days: DaySpan | null,
  against: HeatAgainst,
): string {
  const columns = heatColumns(words, t, against);
  const header = [...columns.map(({ label }) => label), t('heatTable.name'), t('heatTable.species')];
  const rows = sortFigures(figures, { key: 'value', descending: true }).map((figure) => [
    ...columns.map(({ key }) => (key === 'type' ? words.type(figure.point) : figureValue(figure, key))),
    figure.point.name,
    words.species(figure.point).join('; '),
  ]);
  if (days === null) return toCsv([header, ...rows]);
  return toCsv([[...header, t('heatTable.days')], ...rows.map((row) => [...row, words.span(days)])]);
}
