import { defineMessages } from 'pest-sdk';

export const paginationMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'pagination.label': '分页',
    'pagination.previous': '上一页',
    'pagination.next': '下一页',
    'pagination.size': '每页条数',
    'pagination.sizeOption': '{{size}} 条/页',
    'pagination.page': '第 {{page}} / {{pages}} 页',
    'pagination.total_other': '共 {{count}} 条',
  },
  en: {
    'pagination.label': 'Pages',
    'pagination.previous': 'Previous page',
    'pagination.next': 'Next page',
    'pagination.size': 'Rows per page',
    'pagination.sizeOption': '{{size}} per page',
    'pagination.page': 'Page {{page}} of {{pages}}',
    'pagination.total_one': '{{count}} row',
    'pagination.total_other': '{{count}} rows',
  },
});
