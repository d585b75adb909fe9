import { defineMessages } from 'pest-sdk';

/** What only a picture, a printed page and the menu that leads to them say. */
export const heatSheetMessages = defineMessages({
  zh: {
    'heatMap.print': '打印',
    'heatMap.csv': '导出 CSV',
    'heatMap.image': '导出图片',
    'heatSheet.only': '仅{{what}}',
    'heatSheet.printed': '打印于 {{day}}',
    'heatSheet.frame': '打印：{{name}}',
  },
  en: {
    'heatMap.print': 'Print',
    'heatMap.csv': 'Export CSV',
    'heatMap.image': 'Export image',
    'heatSheet.only': 'only {{what}}',
    'heatSheet.printed': 'Printed {{day}}',
    'heatSheet.frame': 'To print: {{name}}',
  },
});
