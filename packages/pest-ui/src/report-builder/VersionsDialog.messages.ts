import { defineMessages } from 'pest-sdk';

export const versionsDialogMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'versions.title': '报告 {{number}} 的版本',
    'versions.none': '还没有更早的版本。',
    'versions.version': '版本 {{version}}',
    'versions.compare': '比较',
    'versions.compareWith': '与版本 {{version}} 比较',
    'versions.compared': '版本 {{version}} 与现在的内容',
    'versions.back': '返回版本列表',
    'versions.restore': '恢复为草稿',
    'versions.restoreHelp': '其文字和章节成为未保存的草稿，可以撤销。',
    'versions.close': '关闭',
  },
  en: {
    'versions.title': 'Versions of report {{number}}',
    'versions.none': 'There is no earlier version.',
    'versions.version': 'Version {{version}}',
    'versions.compare': 'Compare',
    'versions.compareWith': 'Compare with version {{version}}',
    'versions.compared': 'Version {{version}} and what is written now',
    'versions.back': 'Back to the versions',
    'versions.restore': 'Restore as a draft',
    'versions.restoreHelp': 'Its words and sections become a draft that is not saved and can be undone.',
    'versions.close': 'Close',
  },
});
