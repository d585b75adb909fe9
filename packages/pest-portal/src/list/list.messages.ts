import { defineMessages } from '../base/i18n';

export const listMessages = defineMessages({
  zh: { 'list.clear': '清除筛选' },
  en: { 'list.clear': 'Clear filters' },
});
