import { defineMessages } from 'pest-sdk';

export const listMessages = defineMessages({
  zh: { 'list.clear': '清除筛选' },
  en: { 'list.clear': 'Clear filters' },
});
