import { defineMessages } from 'pest-sdk';

export const longListsMessages = defineMessages({
  zh: {
    'longLists.end': '本页有一份列表内容过多，只读取了一部分，其余内容在此看不到，也无法选择。',
  },
  en: {
    'longLists.end':
      'A list on this page has more entries than are read at once. The rest are neither shown nor offered to choose here.',
  },
});
