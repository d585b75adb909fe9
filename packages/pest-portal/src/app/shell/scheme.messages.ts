import { defineMessages } from 'pest-sdk';

export const schemeMessages = defineMessages({
  zh: {
    'scheme.title': '外观',
    'scheme.system': '跟随系统',
    'scheme.light': '浅色',
    'scheme.dark': '深色',
  },
  en: {
    'scheme.title': 'Appearance',
    'scheme.system': 'Match system',
    'scheme.light': 'Light',
    'scheme.dark': 'Dark',
  },
});
