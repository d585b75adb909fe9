import { deviceTypeWords, type ReadingFamily, speciesWords } from 'pest-sdk';
import { useMemo } from 'react';
import { useFormat, useLocale, useMessages } from '../i18n/messages';
import { heatMapMessages } from './HeatMap.messages';
import type { HeatMeasure, HeatPoint } from './HeatMap.types';
import { changeOf, type HeatFigure } from './heat-figures';

/** What the heat map says about figures, in the reader's language and with their unit. */
export function useHeatWords(family: ReadingFamily, measure: HeatMeasure) {
  const t = useMessages(heatMapMessages);
  const locale = useLocale();
  const format = useFormat();
  return useMemo(() => {
    const unitOf = (value: number) => t(`heatMap.unit.${family}.${measure}`, { count: value });
    // As a heading it names many.
    const unit = unitOf(2);
    const isMean = measure === 'perDeviceDay' || family === 'consumption';
    const number = (value: number) => format.number(roundedFor(measure, value));
    const percent = (share: number) => format.percent(Math.round(share * 100) / 100);
    /** "+12 %", or why there is no change to name; "–" for a device that nobody checked. */
    const change = (figure: HeatFigure) => {
      if (!figure.point.checked) return '–';
      const growth = changeOf(figure);
      if (growth !== null) return `${growth > 0 ? '+' : ''}${percent(growth)}`;
      return figure.previous === 0 && figure.value > 0 ? t('heatMap.change.new') : '';
    };
    return {
      t,
      isMean,
      unit,
      number,
      percent,
      parts: format.parts,
      change,
      withUnit: (value: number) => t('heatMap.withUnit', { value: number(value), unit: unitOf(value) }),
      type: (point: HeatPoint) => deviceTypeWords[point.type][locale],
      species: (point: HeatPoint) =>
        point.species.map(({ species, count }) =>
          t('heatMap.speciesCount', { species: speciesWords[species][locale], count: format.number(count) }),
        ),
      shareAndChange: (figure: HeatFigure) => {
        const words = { share: percent(figure.share), change: change(figure) };
        if (changeOf(figure) !== null) return t('heatMap.board.change', words);
        return t(figure.previous === 0 ? 'heatMap.board.new' : 'heatMap.board.share', words);
      },
    };
  }, [t, locale, format, family, measure]);
}

export type HeatWords = ReturnType<typeof useHeatWords>;

/** Totals are whole or nearly so; rates are small. */
export function roundedFor(measure: HeatMeasure, value: number): number {
  const digits = measure === 'count' ? 10 : 1000;
  return Math.round(value * digits) / digits;
}
