import { defineMessages } from 'pest-sdk';

/** Words of what is told only once. */
export const onceMessages = defineMessages({
  zh: {
    'once.copy': '复制',
    'once.copied': '已复制',
    'once.copy.failed': '无法复制，请选中后手动复制',
    'once.kept': '我已保存',
  },
  en: {
    'once.copy': 'Copy',
    'once.copied': 'Copied',
    'once.copy.failed': 'Copying failed. Select the text and copy it.',
    'once.kept': 'I have saved it',
  },
});
