import { defineMessages } from 'pest-sdk';

export const tableMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'table.empty': '暂无数据',
    'table.actions': '操作',
    'table.actionsFor': '{{name}} 的操作',
    'table.noRoom': '{{column}}（窗口不够宽）',
    'table.columns': '显示列',
    'table.export': '导出本页',
    'table.selectAll': '全选本页',
    'table.select': '选择 {{name}}',
    'table.selected_other': '已选 {{count}} 项',
    'table.clear': '取消选择',
    'table.since': '下面是 {{time}} 的数据。',
    'table.retry': '重试',
  },
  en: {
    'table.empty': 'Nothing here yet',
    'table.actions': 'Actions',
    'table.actionsFor': 'Actions for {{name}}',
    'table.noRoom': '{{column}} (no room)',
    'table.columns': 'Columns',
    'table.export': 'Export this page',
    'table.selectAll': 'Select all on this page',
    'table.select': 'Select {{name}}',
    'table.selected_one': '{{count}} selected',
    'table.selected_other': '{{count}} selected',
    'table.clear': 'Clear the selection',
    'table.since': ' Showing data from {{time}}.',
    'table.retry': 'Try again',
  },
});
