import { defineMessages } from 'pest-sdk';

/** Words of the brand, of what stands in the head of public pages and console alike, and of what pages share. */
export const pageMessages = defineMessages({
  zh: {
    'page.name': 'Pest Portal 虫控平台',
    'page.console': '进入工作台',
    'page.language.switch': '切换到 {{language}}',
    'page.logout': '退出登录',
    'page.task.returned': '已退回',
    'page.record.none': '没有找到这条记录',
    'page.record.none.hint': '链接可能不完整，或者记录已被删除，或者不在您可以查看的范围内。',
    'page.record.back': '返回列表',
    'page.record.home': '返回首页',
  },
  en: {
    'page.name': 'Pest Portal',
    'page.console': 'Open console',
    'page.language.switch': 'Switch to {{language}}',
    'page.logout': 'Log out',
    'page.task.returned': 'Returned',
    'page.record.none': 'There is no such record',
    'page.record.none.hint': 'The link may be incomplete, the record deleted, or not among those you may see.',
    'page.record.back': 'Back to the list',
    'page.record.home': 'Back to the home page',
  },
});
