import { defineMessages } from 'pest-sdk';

/** Words of the brand, of what stands in the head of public pages and console alike, and of what pages share. */
export const pageMessages = defineMessages({
  zh: {
    'page.name': 'Pest Portal 虫控平台',
    'page.console': '进入工作台',
    'page.language.switch': '切换到 {{language}}',
    'page.logout': '退出登录',
    'page.task.returned': '已退回',
  },
  en: {
    'page.name': 'Pest Portal',
    'page.console': 'Open console',
    'page.language.switch': 'Switch to {{language}}',
    'page.logout': 'Log out',
    'page.task.returned': 'Returned',
  },
});
