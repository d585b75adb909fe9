import { languageTags } from 'pest-sdk';
import { useMemo } from 'react';
import { language } from '../../base/language';

/** Writes integer cents as yuan: `¥1,999.00`. */
export function useMoney(): (cents: number) => string {
  return useMemo(() => {
    const yuan = new Intl.NumberFormat(languageTags[language], {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
    });
    return (cents) => yuan.format(cents / 100);
  }, []);
}
