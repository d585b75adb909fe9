import type { Translate } from 'pest-sdk';
import type { heatFigureMessages } from '../HeatFigure.messages';
import type { HeatState } from './useHeatMap';

/** What is on the map, in a sentence or three. Days are named only where the data say theirs. */
export function summaryText({ words, days, summary, threshold, aboveThreshold }: HeatState): string {
  const { t } = words;
  const { total, checked, devices, top, few } = summary;
  const parts = [
    total === null
      ? t('heatMap.summary.unknown', { checked, devices })
      : t(words.isMean ? 'heatMap.summary.mean' : 'heatMap.summary', {
          checked,
          devices,
          total: words.withUnit(total),
        }),
    top && t('heatMap.summary.top', { code: top.code, value: words.withUnit(top.value) }),
    total === 0 && t('heatMap.summary.none'),
    few && !words.isMean && t('heatMap.summary.few', { count: few.devices, share: words.percent(few.share) }),
    aboveThreshold > 0 &&
      (threshold === null
        ? t('heatMap.limits.summary', { count: aboveThreshold })
        : t('heatMap.limit.summary', { count: aboveThreshold, value: words.withUnit(threshold) })),
  ];
  const lead = days ? t('heatMap.summary.days', { days: words.span(days) }) : '';
  return lead + words.sentences(said(parts));
}

/** What the data do not say. */
export function notesText({ words, shown, deviceTypes, offPlan, underWay }: HeatState): string {
  const strange = shown.filter(({ type }) => !deviceTypes.known(type)).length;
  return words.sentences(
    said([
      underWay > 0 && words.t('heatMap.underWay', { count: underWay }),
      offPlan > 0 && words.t('heatMap.offPlan', { count: offPlan }),
      strange > 0 && words.t('heatMap.unknownType', { count: strange }),
    ]),
  );
}

/** What the scale means, beside its colours. */
export function scaleText(
  { words, domain, aboveScale, threshold, limits, deviceTypes, view, frames }: HeatState,
  covers: boolean,
  t: Translate<keyof (typeof heatFigureMessages)['zh'] & string>,
): string {
  return words.sentences(
    said([
      threshold !== null && t('heatMap.limit', { value: words.withUnit(threshold) }),
      limits.byType.length > 0 &&
        t('heatMap.limits', {
          limits: words.parts(
            limits.byType.map(({ type, value }) =>
              t('heatMap.limit.of', { type: deviceTypes.label(type), value: words.number(value) }),
            ),
          ),
        }),
      aboveScale > 0 && t('heatMap.domain.above', { count: aboveScale }),
      domain[0] === domain[1] && t('heatMap.domain.flat'),
      view === 'compare' && t('heatMap.domain.both'),
      frames.shown && t('heatMap.domain.played'),
      t(covers ? 'heatMap.legend.covers' : 'heatMap.legend.adds'),
    ]),
  );
}

/** Joins the sentences that apply. */
export function said(sentences: readonly (string | false | null | undefined)[]): string[] {
  return sentences.filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '');
}
