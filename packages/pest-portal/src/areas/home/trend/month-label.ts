import { languageTags } from 'pest-sdk';
import { language } from '../../../base/language';

const months = new Intl.DateTimeFormat(languageTags[language], { month: 'short', timeZone: 'UTC' });

/** A month under a bar: the year is its neighbours'. */
export function monthLabel(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}
