import { defineMessages } from 'pest-sdk';

export const deviceCardMessages = defineMessages({
  zh: {
    'deviceCard.close': '关闭设备详情',
    'deviceCard.unknownType': '未知类型',
    'deviceCard.previous': '上期 {{value}}，{{change}}',
    'deviceCard.offPlan': '这台设备不在图上。',
    'deviceCard.perDay': '每台每天 {{value}}',
    'deviceCard.checks_other': '检查 {{count}} 次',
    'deviceCard.days_other': '{{count}} 台·天',
    'deviceCard.last': '最近检查 {{day}}',
    'deviceCard.notes': '最近的发现',
    'deviceCard.notes.none': '最近的检查没有发现什么。',
    'deviceCard.notes.retry': '重试',
    'deviceCard.open': '打开设备',
  },
  en: {
    'deviceCard.close': 'Close device details',
    'deviceCard.unknownType': 'unknown type',
    'deviceCard.previous': 'previously {{value}}, {{change}}',
    'deviceCard.offPlan': 'This device is not placed on the plan.',
    'deviceCard.perDay': '{{value}} per device-day',
    'deviceCard.checks_one': '{{count}} check',
    'deviceCard.checks_other': '{{count}} checks',
    'deviceCard.days_one': '{{count}} device-day',
    'deviceCard.days_other': '{{count}} device-days',
    'deviceCard.last': 'last check {{day}}',
    'deviceCard.notes': 'Last findings',
    'deviceCard.notes.none': 'Nothing found at recent checks.',
    'deviceCard.notes.retry': 'Try again',
    'deviceCard.open': 'Open device',
  },
});
