import { defineMessages } from 'pest-sdk';

export const dialogMessages = /* @__PURE__ */ defineMessages({
  zh: { 'dialog.close': '关闭', 'dialog.cancel': '取消' },
  en: { 'dialog.close': 'Close', 'dialog.cancel': 'Cancel' },
});
