import { defineMessages } from 'pest-sdk';

export const numberInputMessages = /* @__PURE__ */ defineMessages({
  zh: { 'numberInput.understood': '= {{number}}', 'numberInput.none': '无法识别为数字' },
  en: { 'numberInput.understood': '= {{number}}', 'numberInput.none': 'Not a number' },
});
