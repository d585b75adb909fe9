import type { Language, Words } from '../language/language';

/** Units that are known in every language; a company may count in any other word. */
const units = [
  { zh: '克', en: 'g' },
  { zh: '千克', en: 'kg' },
  { zh: '毫升', en: 'ml' },
  { zh: '升', en: 'l' },
  { zh: '张', en: 'pcs' },
  { zh: '个', en: 'pcs' },
  { zh: '支', en: 'pcs' },
  { zh: '台', en: 'pcs' },
  { zh: '块', en: 'blocks' },
  { zh: '瓶', en: 'bottles' },
  { zh: '袋', en: 'bags' },
  { zh: '盒', en: 'boxes' },
  { zh: '桶', en: 'drums' },
] as const satisfies readonly Words[];
/** The English names of units that a language may have a word for. */
export type UnitName = (typeof units)[number]['en'];

/** A unit as the reader knows it: `克` is `g` in English. One that nobody translated, and a symbol, stay as they are. */
export function unitIn(unit: string, language: Language): string {
  return units.find(({ zh }) => zh === unit)?.[language] ?? unit;
}
