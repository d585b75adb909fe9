import { defineMessages } from 'pest-sdk';

export const toastMessages = /* @__PURE__ */ defineMessages({
  zh: { 'toast.region': '通知', 'toast.dismiss': '关闭通知' },
  en: { 'toast.region': 'Notices', 'toast.dismiss': 'Dismiss' },
});
