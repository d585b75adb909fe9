import { defineMessages } from 'pest-sdk';

/** Words of what was caught, month by month. */
export const trendMessages = defineMessages({
  zh: {
    'home.site.trend': '捕获趋势',
    'home.site.trend.month': '{{group}}：本月到今天 {{count}}',
    'home.site.trend.unchecked': '{{group}}：本月还没有检查',
    'home.site.trend.below': '未超过阈值 {{limit}}',
    'home.site.trend.above': '超过阈值 {{limit}}',
    'home.site.trend.noLimit': '未约定阈值',
    'home.site.trend.beforeYear': '去年同月全月 {{count}}',
    'home.site.trend.workshop': '车间',
    'home.site.trend.wholeSite': '整个场所',
    'home.site.trend.none': '这个车间两年来没有捕获。',
    'home.site.trend.over_other': '{{months}}超过阈值',
    'home.site.trend.underWay_other': '本月有 {{count}} 次检查的服务还没有交回，数值可能还会改',
    'home.site.trend.limit': '阈值 {{limit}}',
    'home.site.trend.bar.unchecked': '{{month}}：未检查',
    'home.captures.bar': '{{month}}：{{count}}',
    'home.captures.bar.before': '{{month}}：{{count}}，去年同月 {{before}}',
    'home.captures.note': '近 12 个月，各图自己的刻度；横线为去年同月',
  },
  en: {
    'home.site.trend': 'Catch trend',
    'home.site.trend.month': '{{group}}: {{count}} this month so far',
    'home.site.trend.unchecked': '{{group}}: not checked yet this month',
    'home.site.trend.below': 'within the threshold of {{limit}}',
    'home.site.trend.above': 'above the threshold of {{limit}}',
    'home.site.trend.noLimit': 'no threshold agreed',
    'home.site.trend.beforeYear': '{{count}} in the whole month a year ago',
    'home.site.trend.workshop': 'Workshop',
    'home.site.trend.wholeSite': 'Whole site',
    'home.site.trend.none': 'Nothing was caught in this workshop in two years.',
    'home.site.trend.over_one': 'Above it in {{months}}',
    'home.site.trend.over_other': 'Above it in {{months}}',
    'home.site.trend.underWay_one':
      '{{count}} check this month belongs to a service not yet submitted; figures may still change',
    'home.site.trend.underWay_other':
      '{{count}} checks this month belong to services not yet submitted; figures may still change',
    'home.site.trend.limit': 'Threshold {{limit}}',
    'home.site.trend.bar.unchecked': '{{month}}: not checked',
    'home.captures.bar': '{{month}}: {{count}}',
    'home.captures.bar.before': '{{month}}: {{count}}, {{before}} the year before',
    'home.captures.note': 'Last 12 months, each on its own scale; the line marks the year before',
  },
});
