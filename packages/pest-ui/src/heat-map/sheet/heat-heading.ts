import { translator } from 'pest-sdk';
import { heatFigureMessages } from '../HeatFigure.messages';
import { notesText, summaryText } from '../state/heat-sentences';
import type { Shown } from './heat-drawing';
import { heatSheetMessages } from './heat-sheet.messages';

/** What a picture or a printed page says of itself: whoever holds it sees no buttons that would tell. */
export function headingOf({ plan, props, state }: Shown) {
  const { words, family, measure, types, species } = state;
  const around = translator(heatFigureMessages, words.locale, words.hostWords);
  const t = translator(heatSheetMessages, words.locale, words.hostWords);
  const only = (names: readonly string[] | undefined) =>
    names ? t('heatSheet.only', { what: words.list(names) }) : '';
  return {
    title: words.parts([props.heading ?? '', plan.name]),
    /** What is counted, in which measure, and of which devices and species where not of all. */
    what: words.parts([
      around(`heatMap.family.${family}`),
      around(`heatMap.measure.${family}.${measure}`),
      only(types?.map((type) => words.type({ type }))),
      only(species?.map(words.speciesName)),
    ]),
    summary: summaryText(state),
    notes: notesText(state),
  };
}
