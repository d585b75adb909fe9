import { defineMessages } from 'pest-sdk';

/** Words of a page that stays closed. */
export const noPermissionMessages = defineMessages({
  zh: {
    'page.closed': '没有查看权限',
    'page.closed.hint': '您以“{{name}}”登录，此账号不能打开这一页。',
    'page.closed.hint.ask': '您以“{{name}}”登录，此账号不能打开这一页。如需查看，请联系管理员开通权限。',
    'page.closed.home': '返回首页',
  },
  en: {
    'page.closed': 'You do not have access to this',
    'page.closed.hint': 'You are signed in as {{name}}, and this account cannot open this page.',
    'page.closed.hint.ask':
      'You are signed in as {{name}}, and this account cannot open this page. Ask your administrator for access if you need it.',
    'page.closed.home': 'Back to the home page',
  },
});
