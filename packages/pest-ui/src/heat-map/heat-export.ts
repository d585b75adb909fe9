import { translator } from 'pest-sdk';
import { downloadCsv } from '../primitives/table/csv';
import type { HeatImageOptions, HeatMapOwnProps } from './HeatMap.types';
import { heatTableMessages } from './HeatTable.messages';
import { heatCsv } from './heat-columns';
import { drawImage } from './heat-image';
import type { HeatState } from './useHeatMap';

/** What is on the screen when somebody asks for it as a file. */
interface Shown {
  readonly props: HeatMapOwnProps;
  readonly state: HeatState;
}

export function csvOf({ state }: Shown): string {
  return heatCsv(state.figures, state.words, tableWords(state), state.days);
}

export function saveCsv(shown: Shown): void {
  downloadCsv(tableWords(shown.state)('heatTable.file', { name: nameOf(shown) }), csvOf(shown));
}

export async function imageOf({ props, state }: Shown, options: HeatImageOptions = {}): Promise<Blob> {
  if (!props.plan) throw new Error(state.words.t('heatMap.noPlan'));
  return drawImage(props, props.plan, state, options);
}

export async function saveImage(shown: Shown): Promise<void> {
  const url = URL.createObjectURL(await imageOf(shown));
  const link = document.createElement('a');
  link.href = url;
  link.download = tableWords(shown.state)('heatTable.file', { name: nameOf(shown) }).replace(/csv$/, 'png');
  link.click();
  URL.revokeObjectURL(url);
}

function nameOf({ props, state }: Shown): string {
  const { plan } = props;
  return [plan?.name ?? '', state.days ? `${state.days.from}_${state.days.to}` : ''].filter(Boolean).join('-');
}

function tableWords({ words }: HeatState) {
  return translator(heatTableMessages, words.locale, words.hostWords);
}
