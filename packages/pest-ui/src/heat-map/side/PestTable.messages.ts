import { defineMessages } from 'pest-sdk';

export const pestTableMessages = defineMessages({
  zh: {
    'pestTable.title': '虫害小结',
    'pestTable.now': '本期',
    'pestTable.before': '上期',
    'pestTable.unnamed': '未分种类',
    'pestTable.others_other': '另 {{count}} 种',
    'pestTable.all': '全部种类',
    'pestTable.fewer': '收起',
  },
  en: {
    'pestTable.title': 'Pest summary',
    'pestTable.now': 'Now',
    'pestTable.before': 'Before',
    'pestTable.unnamed': 'Not named',
    'pestTable.others_one': '{{count}} other',
    'pestTable.others_other': '{{count}} others',
    'pestTable.all': 'All species',
    'pestTable.fewer': 'Fewer',
  },
});
