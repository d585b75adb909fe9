import { defineMessages } from 'pest-sdk';

export const toolbarMessages = /* @__PURE__ */ defineMessages({
  zh: { 'toolbar.filter': '筛选', 'toolbar.more': '更多操作' },
  en: { 'toolbar.filter': 'Filter', 'toolbar.more': 'More' },
});
