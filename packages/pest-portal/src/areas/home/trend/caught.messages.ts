import { defineMessages } from 'pest-sdk';

/** Words of what a figure of captures is made of. */
export const caughtMessages = defineMessages({
  zh: {
    'home.caught.title': '捕获明细',
    'home.caught.all': '全部害虫',
    'home.caught.days': '{{from}} 至 {{to}}',
    'home.caught.sum': '共捕获 {{caught}}，按捕获多少排列；点日期看当天的服务。',
    'home.caught.day': '日期',
    'home.caught.count': '捕获数',
    'home.caught.none': '这段时间没有捕获',
  },
  en: {
    'home.caught.title': 'Where it was caught',
    'home.caught.all': 'All pests',
    'home.caught.days': '{{from}} to {{to}}',
    'home.caught.sum': '{{caught}} caught, highest first; select a day to open its services.',
    'home.caught.day': 'Day',
    'home.caught.count': 'Caught',
    'home.caught.none': 'Nothing was caught on these days',
  },
});
