import { defineMessages } from 'pest-sdk';

export const chartMessages = defineMessages({
  zh: {
    'chart.asTable': '以表格查看',
    'chart.asChart': '以图表查看',
    'chart.failed': '图表无法加载，数据见表格。',
  },
  en: {
    'chart.asTable': 'View as table',
    'chart.asChart': 'View as chart',
    'chart.failed': 'The chart could not be loaded; the table shows its figures.',
  },
});
