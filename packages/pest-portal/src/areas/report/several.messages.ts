import { defineMessages } from 'pest-sdk';

/** Words of a report over several services. */
export const severalMessages = defineMessages({
  zh: {
    'several.open': '多次服务报告',
    'several.title': '生成多次服务的报告',
    'several.hint': '选择客户和时间段，报告以这段时间为准；可以去掉不需要的服务。数据只计所选的服务，每次服务计一次。',
    'several.site.choose': '请选择客户',
    'several.siteMissing': '请选择客户',
    'several.from': '服务日期从',
    'several.to': '到',
    'several.services': '已审核的服务',
    'several.none': '这段时间没有已审核的服务。',
    'several.more_other': '一份报告最多 {{most}} 次服务，还有 {{count}} 次没有列出，请缩短时间段。',
    'several.chosen_other': '已选 {{count}} 次，共 {{total}} 次',
    'several.noneChosen': '请至少选择一次服务',
    'several.generate_other': '生成报告（{{count}} 次服务）',
    'several.generate.none': '生成报告',
    'several.generated': '报告已生成',
  },
  en: {
    'several.open': 'Combined report',
    'several.title': 'Combined report',
    'several.hint':
      'Choose a customer and the report period, and leave out services that do not belong. Each chosen service counts once.',
    'several.site.choose': 'Choose a customer',
    'several.siteMissing': 'Choose a customer',
    'several.from': 'Service days from',
    'several.to': 'To',
    'several.services': 'Reviewed services',
    'several.none': 'No reviewed services in this period.',
    'several.more_one':
      'A report covers at most {{most}} services; {{count}} more is not listed. Choose a shorter period.',
    'several.more_other':
      'A report covers at most {{most}} services; {{count}} more are not listed. Choose a shorter period.',
    'several.chosen_one': '{{count}} of {{total}} chosen',
    'several.chosen_other': '{{count}} of {{total}} chosen',
    'several.noneChosen': 'Choose at least one service',
    'several.generate_one': 'Generate the report ({{count}} service)',
    'several.generate_other': 'Generate the report ({{count}} services)',
    'several.generate.none': 'Generate the report',
    'several.generated': 'Report generated',
  },
});
