import type { Translate } from 'pest-sdk';
import { differenceOf, type HeatFigure } from '../figures/heat-figures';
import { said } from '../state/heat-sentences';
import type { HeatState } from '../state/useHeatMap';
import type { heatCompareMessages } from './HeatCompare.messages';

type CompareWords = Translate<keyof (typeof heatCompareMessages)['zh'] & string>;

/** The change of the total and the largest changes. Devices without both figures are left out. */
export function differenceText({ words, figures, summary, comparison }: HeatState, t: CompareWords): string {
  const isLastYear = comparison.against === 'lastYear';
  const { total, previousTotal } = summary;
  const known = figures.flatMap((figure) => {
    const by = differenceOf(figure);
    return by === null ? [] : [{ figure, by }];
  });
  const most = extreme(known, (a, b) => a > b);
  const least = extreme(known, (a, b) => a < b);
  const of = ({ figure, by }: { figure: HeatFigure; by: number }) => ({ code: figure.code, value: words.signed(by) });
  return words.sentences(
    said([
      total !== null &&
        previousTotal !== null &&
        (total === previousTotal
          ? t('heatCompare.same', { total: words.withUnit(total) })
          : t(isLastYear ? 'heatCompare.all.lastYear' : 'heatCompare.all', {
              before: words.withUnit(previousTotal),
              now: words.withUnit(total),
            })),
      most && most.by > 0 && t('heatCompare.most', of(most)),
      least && least.by < 0 && t('heatCompare.least', of(least)),
    ]),
  );
}

/** What stands left of these days. */
export function beforeTitle({ comparison }: HeatState, t: CompareWords): string {
  return t(comparison.against === 'lastYear' ? 'heatCompare.lastYear' : 'heatCompare.before');
}

function extreme<Row extends { readonly by: number }>(
  rows: readonly Row[],
  beats: (a: number, b: number) => boolean,
): Row | null {
  return rows.reduce<Row | null>((best, row) => (best === null || beats(row.by, best.by) ? row : best), null);
}
