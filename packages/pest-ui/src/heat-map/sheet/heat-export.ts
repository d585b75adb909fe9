import { translator } from 'pest-sdk';
import { downloadBlob } from '../../primitives/download';
import { downloadCsv } from '../../primitives/table/csv';
import type { HeatImageOptions } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';
import { heatTableMessages } from '../table/HeatTable.messages';
import { heatCsv } from '../table/heat-columns';
import type { Shown } from './heat-drawing';
import { drawImage } from './heat-image';

export { printMap } from './heat-print';

export function csvOf(state: HeatState): string {
  return heatCsv(state.figures, state.words, tableWords(state), state.days, state.comparison.against);
}

export function saveCsv(shown: Shown): void {
  downloadCsv(fileOf(shown), csvOf(shown.state));
}

export function imageOf(shown: Shown, options: HeatImageOptions = {}): Promise<Blob> {
  return drawImage(shown, options);
}

export async function saveImage(shown: Shown): Promise<void> {
  downloadBlob(fileOf(shown).replace(/csv$/, 'png'), await imageOf(shown));
}

/** Of the table; others differ in how they end. */
export function fileOf({ plan, state }: Shown): string {
  const name = [plan.name, state.days ? `${state.days.from}_${state.days.to}` : ''].filter(Boolean).join('-');
  return tableWords(state)('heatTable.file', { name });
}

export function tableWords({ words }: HeatState) {
  return translator(heatTableMessages, words.locale, words.hostWords);
}
