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
    threshold !== null &&
      aboveThreshold > 0 &&
      t('heatMap.limit.summary', { count: aboveThreshold, value: words.withUnit(threshold) }),
  ];
  const lead = days ? t('heatMap.summary.days', { days: words.span(days) }) : '';
  return lead + words.sentences(said(parts));
}

/** What the data leave open. */
export function notesText({ words, shown, deviceTypes, offPlan }: HeatState): string {
  const strange = shown.filter(({ type }) => !deviceTypes.known(type)).length;
  return words.sentences(
    said([
      offPlan > 0 && words.t('heatMap.offPlan', { count: offPlan }),
      strange > 0 && words.t('heatMap.unknownType', { count: strange }),
    ]),
  );
}

/** What there is to say of what may be said. */
export function said(sentences: readonly (string | false | null | undefined)[]): string[] {
  return sentences.filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '');
}
