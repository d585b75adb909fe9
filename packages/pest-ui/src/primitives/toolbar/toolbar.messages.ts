import { defineMessages } from '../../i18n/messages';

export const toolbarMessages = /* @__PURE__ */ defineMessages({
  zh: { 'toolbar.filter': '筛选' },
  en: { 'toolbar.filter': 'Filter' },
});
