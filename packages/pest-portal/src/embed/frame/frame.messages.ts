import { defineMessages } from 'pest-sdk';

/** What a page in a partner's frame says besides its widget. */
export const frameMessages = defineMessages({
  zh: {
    'frame.alone.title': '此页面需嵌入合作方的网页中显示',
    'frame.alone.hint': '请从合作方的系统打开。',
    'frame.unfit.title': '嵌入的设置有误，无法显示',
    'frame.unfit.hint': '请联系提供此网页的一方。',
    'frame.ended': '访问已过期，请刷新页面后重试',
    'frame.stock.well': '库存充足，没有预警',
  },
  en: {
    'frame.alone.title': 'This page is shown inside a partner’s page',
    'frame.alone.hint': 'Please open it there.',
    'frame.unfit.title': 'This cannot be shown: it was embedded with wrong settings',
    'frame.unfit.hint': 'Please tell the operator of this page.',
    'frame.ended': 'Your access has ended. Please reload the page and try again.',
    'frame.stock.well': 'Well stocked: no warnings',
  },
});
