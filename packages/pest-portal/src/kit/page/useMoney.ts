import { languageTags, numberFormat } from 'pest-sdk';
import { language } from '../../base/language';

/** Writes integer cents as yuan: `¥1,999.00`. */
export function useMoney(): (cents: number) => string {
  const options = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
  const yuan = numberFormat(languageTags[language], options);
  return (cents) => yuan.format(cents / 100);
}
