import { defineMessages } from 'pest-sdk';

/** What only a picture or a printed page says. */
export const heatSheetMessages = defineMessages({
  zh: {
    'heatSheet.only': '仅{{what}}',
    'heatSheet.printed': '打印于 {{day}}',
    'heatSheet.frame': '打印：{{name}}',
  },
  en: {
    'heatSheet.only': 'only {{what}}',
    'heatSheet.printed': 'Printed {{day}}',
    'heatSheet.frame': 'To print: {{name}}',
  },
});
