import { defineMessages } from 'pest-sdk';

export const statesMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'states.loading': '加载中…',
    'states.error': '加载失败',
    'states.retry': '重试',
  },
  en: {
    'states.loading': 'Loading…',
    'states.error': 'This could not be loaded',
    'states.retry': 'Try again',
  },
});
