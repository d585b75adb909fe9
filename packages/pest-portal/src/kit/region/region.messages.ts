import { defineMessages } from 'pest-sdk';

export const regionMessages = defineMessages({
  zh: {
    'region.help': '输入名称或六位代码查找，或在下面逐级选择',
    'region.chosen': '行政区划代码 {{code}}',
    'region.unknown': '没有对应的行政区划代码，按输入的文字保存',
    'region.province': '省',
    'region.city': '市',
    'region.county': '区县',
    'region.any': '请选择',
  },
  en: {
    'region.help': 'Type a name in Chinese or a six-digit code, or choose level by level below',
    'region.chosen': 'Division code {{code}}',
    'region.unknown': 'Kept as typed, without a division code',
    'region.province': 'Province',
    'region.city': 'City',
    'region.county': 'County',
    'region.any': 'Choose',
  },
});
