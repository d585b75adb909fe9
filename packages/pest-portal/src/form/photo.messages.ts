import { defineMessages } from 'pest-sdk';

/** Words of taking and viewing photos. */
export const photoMessages = defineMessages({
  zh: {
    'photo.add': '拍照或选择图片',
    'photo.help': '最多 {{count}} 张，过大的照片会自动缩小。',
    'photo.remove': '移除照片 {{number}}',
    'photo.view': '查看照片 {{number}}',
  },
  en: {
    'photo.add': 'Take or choose a photo',
    'photo.help': 'At most {{count}}; photos that are too large are made smaller.',
    'photo.remove': 'Remove photo {{number}}',
    'photo.view': 'View photo {{number}}',
  },
});
