import { defineMessages } from 'pest-sdk';

export const selectMessages = /* @__PURE__ */ defineMessages({
  zh: { 'select.more_other': '还有 {{count}} 项，输入文字以缩小范围', 'select.none': '没有匹配的选项' },
  en: {
    'select.more_one': '{{count}} more: type to narrow the list',
    'select.more_other': '{{count}} more: type to narrow the list',
    'select.none': 'Nothing matches',
  },
});
