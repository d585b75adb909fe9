import { defineMessages } from 'pest-sdk';

/** Words of a page whose record is not there. */
export const recordMessages = defineMessages({
  zh: {
    'page.record.none': '没有找到这条记录',
    'page.record.none.hint': '链接可能不完整，或者记录已被删除，或者不在您可以查看的范围内。',
    'page.record.back': '返回列表',
    'page.record.home': '返回首页',
    'page.record.notHere': '没有找到链接指向的记录：可能在其他页，已被修改或删除，或者不在您可以查看的范围内。',
    'page.record.dismiss': '关闭',
  },
  en: {
    'page.record.none': 'Record not found',
    'page.record.none.hint': 'The link may be incomplete, or the record deleted or not visible to you.',
    'page.record.back': 'Back to the list',
    'page.record.home': 'Back to the home page',
    'page.record.notHere':
      'The linked record is not here: it may be on another page, changed, deleted or not visible to you.',
    'page.record.dismiss': 'Dismiss',
  },
});
