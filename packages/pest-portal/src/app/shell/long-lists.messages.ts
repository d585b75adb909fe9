import { defineMessages } from 'pest-sdk';

export const longListsMessages = defineMessages({
  zh: {
    'longLists.end': '列表一次最多读取 {{most}} 条，本页可能还有未显示的内容，请用搜索或筛选查找。',
  },
  en: {
    'longLists.end':
      'A list is read up to {{most}} entries, so there may be more than this page shows. Use search or filters to find them.',
  },
});
