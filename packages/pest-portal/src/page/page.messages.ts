import { defineMessages } from '../base/i18n';

/** Words of the brand, and of what stands in the head of public pages and console alike. */
export const pageMessages = defineMessages({
  zh: {
    'page.name': 'Pest Portal 虫控平台',
    'page.console': '进入工作台',
    'page.language.other': 'English',
    'page.language.switch': '切换到英文',
    'page.logout': '退出登录',
  },
  en: {
    'page.name': 'Pest Portal',
    'page.console': 'Open console',
    'page.language.other': '中文',
    'page.language.switch': 'Switch to Chinese',
    'page.logout': 'Log out',
  },
});
