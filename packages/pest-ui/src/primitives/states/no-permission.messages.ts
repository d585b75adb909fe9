import { defineMessages } from 'pest-sdk';

export const noPermissionMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'states.noPermission': '没有查看权限',
    'states.noPermission.hint': '如需查看，请联系管理员开通权限。',
  },
  en: {
    'states.noPermission': 'You do not have access to this',
    'states.noPermission.hint': 'Ask your administrator for access if you need it.',
  },
});
