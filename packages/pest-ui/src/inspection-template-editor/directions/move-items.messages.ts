import { defineMessages } from 'pest-sdk';

/** Words of moving several items at once, which is loaded on demand. */
export const moveItemsMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'moveItems.title': '批量移动项目',
    'moveItems.all': '“{{name}}”的全部项目',
    'moveItems.unnamed': '未命名',
    'moveItems.to': '移到方向',
    'moveItems.place': '放在',
    'moveItems.start': '最前',
    'moveItems.end': '最后',
    'moveItems.move_other': '移动 {{count}} 个项目',
    'moveItems.done_other': '已将 {{count}} 个项目移到“{{to}}”',
    'moveItems.close': '关闭',
  },
  en: {
    'moveItems.title': 'Move several items',
    'moveItems.all': 'All items of “{{name}}”',
    'moveItems.unnamed': 'Unnamed',
    'moveItems.to': 'To section',
    'moveItems.place': 'Place them',
    'moveItems.start': 'first',
    'moveItems.end': 'last',
    'moveItems.move_one': 'Move {{count}} item',
    'moveItems.move_other': 'Move {{count}} items',
    'moveItems.done_one': 'Moved {{count}} item to “{{to}}”',
    'moveItems.done_other': 'Moved {{count}} items to “{{to}}”',
    'moveItems.close': 'Close',
  },
});
