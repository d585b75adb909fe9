import type { Words } from '../language/language';

/** The groups that reports and dashboards add up: rodents caught, flying insects, crawling insects. */
export const pestGroups = ['rodent', 'flyingInsect', 'crawlingInsect'] as const;
/** A group of species; see {@link pestGroups}. */
export type PestGroup = (typeof pestGroups)[number];

/** Names of pest groups. */
export const pestGroupWords: Readonly<Record<PestGroup, Words>> = {
  rodent: { zh: '鼠类', en: 'Rodents' },
  flyingInsect: { zh: '飞虫', en: 'Flying insects' },
  crawlingInsect: { zh: '爬虫', en: 'Crawling insects' },
};
