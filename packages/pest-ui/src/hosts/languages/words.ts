import type { Language, UnitName, Words } from 'pest-sdk';
import { allMessages } from './all-messages';
import type { PestWords } from './catalogue';
import { tradeWords } from './trade-words';

/** A symbol has no other word; of what is counted in pieces one stands for all. */
const units: Readonly<Record<UnitName, Words>> = {
  g: { zh: '克', en: 'g' },
  kg: { zh: '千克', en: 'kg' },
  ml: { zh: '毫升', en: 'ml' },
  l: { zh: '升', en: 'l' },
  pcs: { zh: '个', en: 'pcs' },
  blocks: { zh: '块', en: 'blocks' },
  bottles: { zh: '瓶', en: 'bottles' },
  bags: { zh: '袋', en: 'bags' },
  boxes: { zh: '盒', en: 'boxes' },
  drums: { zh: '桶', en: 'drums' },
};

/** All that the widgets say, in the product's own languages: to translate from, or to begin a language of one's own with. */
export const pestMessages: { readonly zh: PestWords<never>; readonly en: PestWords<'one'> } = /* @__PURE__ */ {
  zh: /* @__PURE__ */ wordsIn('zh'),
  en: /* @__PURE__ */ wordsIn('en'),
};

function wordsIn(language: Language) {
  const named = [...tradeWords(), ...Object.entries(units).map(([name, words]) => [`unit.${name}`, words] as const)];
  const trade = Object.fromEntries(named.map(([key, words]) => [key, words[language]]));
  return Object.assign({}, ...Object.values(allMessages).map((messages) => messages[language]), trade);
}
