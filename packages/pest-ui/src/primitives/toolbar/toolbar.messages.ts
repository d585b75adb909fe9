import { defineMessages } from 'pest-sdk';

export const toolbarMessages = /* @__PURE__ */ defineMessages({
  zh: { 'toolbar.filter': '筛选' },
  en: { 'toolbar.filter': 'Filter' },
});
