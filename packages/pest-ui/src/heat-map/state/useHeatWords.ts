import type { DaySpan, ReadingFamily } from 'pest-sdk';
import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { usePest } from '../../provider/context';
import type { DeviceTypes } from '../../trade/device-types';
import type { AnySpecies } from '../../trade/species';
import { changeOf, type HeatFigure } from '../figures/heat-figures';
import type { HeatMeasure } from '../figures/heat-points';
import type { HeatReading } from '../figures/heat-readings';
import { heatMapMessages } from '../HeatMap.messages';

/** What the heat map says about figures, in the reader's language and with their unit. */
export function useHeatWords(
  family: ReadingFamily,
  measure: HeatMeasure,
  types: DeviceTypes,
  speciesLabel: (species: AnySpecies) => string,
) {
  const t = useMessages(heatMapMessages);
  const format = useFormat();
  const { locale, own, words: hostWords } = usePest();
  return useMemo(() => {
    const unitOf = (value: number) => t(`heatMap.unit.${family}.${measure}`, { count: value });
    const number = (value: number) => format.number(roundedFor(measure, value)).replace('-', minus);
    const percent = (share: number) => format.percent(Math.round(share * 100) / 100).replace('-', minus);
    const before = own?.direction === 'rtl' ? mark : '';
    const signed = (value: number, text: string) => `${before}${value > 0 ? '+' : ''}${text}`;
    const withUnit = (value: number) => t('heatMap.withUnit', { value: number(value), unit: unitOf(value) });
    const grown = (growth: number) => (growth === 0 ? t('heatMap.change.none') : signed(growth, percent(growth)));
    /** "+12 %", or why there is no change to name; "–" for a device of which there is no figure. */
    const change = (figure: HeatFigure) => {
      if (figure.state === 'unchecked' || figure.state === 'unknown') return dash;
      const growth = changeOf(figure);
      if (growth !== null) return grown(growth);
      return figure.previous === 0 && figure.value > 0 ? t('heatMap.change.new') : '';
    };
    return {
      t,
      /** For the words of what is fetched later. */
      locale,
      hostWords,
      own,
      isMean: measure === 'perDeviceDay' || family === 'consumption',
      /** As a heading it names many. */
      unit: unitOf(2),
      number,
      percent,
      change,
      /** Of one figure for all devices; nothing where there is nothing to compare with. */
      growth: (now: number, before: number) => (before === 0 ? '' : grown((now - before) / before)),
      withUnit,
      signed: (value: number) => signed(value, number(value)),
      list: format.list,
      parts: format.parts,
      sentences: format.sentences,
      day: format.day,
      span: ({ from, to }: DaySpan) =>
        from === to ? format.day(from) : t('heatMap.days', { from: format.day(from), to: format.day(to) }),
      type: ({ type }: Pick<HeatReading, 'type'>) => types.label(type),
      speciesName: speciesLabel,
      species: ({ species }: HeatReading) =>
        species.map((kind) =>
          t('heatMap.speciesCount', { species: speciesLabel(kind.species), count: format.number(kind.count) }),
        ),
      /** The figure, or why there is none. */
      value: ({ state, value }: HeatFigure) =>
        state === 'unchecked' || state === 'unknown' ? t(`heatMap.${state}`) : withUnit(value),
    };
  }, [t, format, locale, hostWords, own, family, measure, types, speciesLabel]);
}

export type HeatWords = ReturnType<typeof useHeatWords>;

const minus = '−';
/** Before a sign in a line from right to left, which would set it behind the number. */
const mark = '\u200e';
export const dash = '–';

/** Totals are whole or nearly so; rates are small. */
export function roundedFor(measure: HeatMeasure, value: number): number {
  const digits = measure === 'count' ? 10 : 1000;
  return Math.round(value * digits) / digits;
}
