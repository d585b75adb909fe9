import { defineMessages } from 'pest-sdk';

export const statesMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'states.loading': '加载中…',
    'states.error': '加载失败',
    'states.released': '页面有新版本，请刷新后继续。',
    'states.retry': '重试',
  },
  en: {
    'states.loading': 'Loading…',
    'states.error': 'This could not be loaded',
    'states.released': 'There is a new version of this page. Reload it to go on.',
    'states.retry': 'Try again',
  },
});
