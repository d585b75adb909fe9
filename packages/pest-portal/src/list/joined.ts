import { language } from '../base/language';

/** Names one after another, as the page's language separates them. */
export function joined(names: readonly string[]): string {
  return names.join(language === 'zh' ? '、' : ', ');
}
