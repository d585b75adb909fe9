import { defineMessages } from 'pest-sdk';

export const stockBellMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'stockBell.title': '库存提醒',
    'stockBell.button_other': '库存提醒，{{count}} 项',
    'stockBell.quiet': '库存提醒，没有预警',
    'stockBell.empty': '库存充足，没有预警',
    'stockBell.out': '缺货',
    'stockBell.warning': '库存预警',
    'stockBell.left': '剩余 {{stock}}，预警值 {{level}}',
    'stockBell.grown_other': '新增库存预警，共 {{count}} 项',
  },
  en: {
    'stockBell.title': 'Stock warnings',
    'stockBell.button_one': 'Stock warnings, {{count}}',
    'stockBell.button_other': 'Stock warnings, {{count}}',
    'stockBell.quiet': 'Stock warnings, none',
    'stockBell.empty': 'Everything is in stock',
    'stockBell.out': 'Out of stock',
    'stockBell.warning': 'Low stock',
    'stockBell.left': '{{stock}} left, warning value {{level}}',
    'stockBell.grown_one': 'New stock warning, {{count}} in all',
    'stockBell.grown_other': 'New stock warning, {{count}} in all',
  },
});
