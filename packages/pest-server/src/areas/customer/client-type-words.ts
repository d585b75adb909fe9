import type { clientTypes, Words } from 'pest-sdk';

export const clientTypeWords: Record<(typeof clientTypes)[number], Words> = {
  industrial: { zh: '工业', en: 'Industrial' },
  business: { zh: '商业', en: 'Business' },
  other: { zh: '其他', en: 'Other' },
};
