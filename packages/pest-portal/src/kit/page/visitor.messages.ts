import { defineMessages } from 'pest-sdk';

export const visitorMessages = defineMessages({
  zh: {
    'visitor.login': '登录',
    'visitor.hint': '登录后留在本页。还没有账号的，可以在同一个窗口注册。',
  },
  en: {
    'visitor.login': 'Log in',
    'visitor.hint': 'You stay on this page. No account yet? Register in the same window.',
  },
});
