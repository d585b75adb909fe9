import { defineMessages } from 'pest-sdk';

export const timeInputMessages = /* @__PURE__ */ defineMessages({
  zh: { 'timeInput.invalid': '请输入 00:00 至 23:59 的时间' },
  en: { 'timeInput.invalid': 'Enter a time from 00:00 to 23:59' },
});
