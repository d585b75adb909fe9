import { defineMessages } from 'pest-sdk';

export const notSavedMessages = /* @__PURE__ */ defineMessages({
  zh: { 'notSaved.why': '未保存，已恢复原状：{{why}}' },
  en: { 'notSaved.why': 'Not saved; the change was reverted: {{why}}' },
});
