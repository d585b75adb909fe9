import type { PestGroup } from './device-types';
import type { Vocabulary } from './vocabulary';

/** Names of pest groups. */
export const pestGroupWords: Vocabulary<PestGroup> = {
  rodent: { zh: '鼠类', en: 'Rodents' },
  flyingInsect: { zh: '飞虫', en: 'Flying insects' },
  crawlingInsect: { zh: '爬虫', en: 'Crawling insects' },
};
