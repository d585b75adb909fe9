import type { PestGroup } from 'pest-sdk';
import { chartColor } from 'pest-ui';

/** A group keeps its colour in every chart. */
export const groupColors: Readonly<Record<PestGroup, string>> = {
  rodent: chartColor.rodent,
  flyingInsect: chartColor.flying,
  crawlingInsect: chartColor.crawling,
};
