import { defineMessages } from 'pest-sdk';

export const listMessages = defineMessages({
  zh: {
    'list.clear': '清除筛选',
    'list.noMatch': '没有符合条件的记录',
    'list.searched': '“{{search}}”',
    'list.filteredBy': '筛选条件：{{filters}}',
  },
  en: {
    'list.clear': 'Clear filters',
    'list.noMatch': 'Nothing matches',
    'list.searched': '“{{search}}”',
    'list.filteredBy': 'Filtered by: {{filters}}',
  },
});
