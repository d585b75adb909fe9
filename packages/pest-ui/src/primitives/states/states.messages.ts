import { defineMessages } from 'pest-sdk';

export const statesMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'states.loading': '加载中…',
    'states.error': '加载失败',
    'states.retry': '重试',
    'states.noPermission': '没有查看权限',
    'states.noPermission.hint': '如需查看，请联系管理员开通权限。',
  },
  en: {
    'states.loading': 'Loading…',
    'states.error': 'This could not be loaded',
    'states.retry': 'Try again',
    'states.noPermission': 'You may not see this',
    'states.noPermission.hint': 'Ask your administrator for the permission if you need it.',
  },
});
