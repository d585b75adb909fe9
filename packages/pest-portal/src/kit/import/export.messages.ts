import { defineMessages } from 'pest-sdk';

export const exportMessages = defineMessages({
  zh: {
    'export.menu': '导出',
    'export.as_other': '导出 {{format}}（{{count}} 行）',
    'export.running': '正在导出 {{done}} / {{total}}……',
    'export.stop': '停止',
    'export.done_other': '已导出 {{count}} 行',
  },
  en: {
    'export.menu': 'Export',
    'export.as_one': 'Export as {{format}} ({{count}} row)',
    'export.as_other': 'Export as {{format}} ({{count}} rows)',
    'export.running': 'Exporting {{done}} of {{total}}…',
    'export.stop': 'Stop',
    'export.done_one': '{{count}} row exported',
    'export.done_other': '{{count}} rows exported',
  },
});
