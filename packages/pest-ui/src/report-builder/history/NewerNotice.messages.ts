import { defineMessages } from 'pest-sdk';

export const newerNoticeMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'newer.said': '其他人已保存了版本 {{version}}，您的修改还没有保存。',
    'newer.compare': '查看差异',
    'newer.keepMine': '以我的内容保存',
    'newer.takeTheirs': '放弃我的修改，采用已保存的内容',
    'newer.title': '已保存的内容（版本 {{version}}）与您的内容',
    'newer.close': '返回',
  },
  en: {
    'newer.said': 'Someone else has saved version {{version}}; your changes are not saved.',
    'newer.compare': 'Show differences',
    'newer.keepMine': 'Save mine',
    'newer.takeTheirs': 'Discard my changes and use theirs',
    'newer.title': 'Saved version {{version}} and yours',
    'newer.close': 'Go back',
  },
});
