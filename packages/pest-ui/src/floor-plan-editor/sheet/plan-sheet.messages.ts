import { defineMessages } from 'pest-sdk';

export const planSheetMessages = defineMessages({
  zh: {
    'floorPlan.pictureLocked': '图片来自其他网站，浏览器不允许读取；可存为 SVG 或打印。',
    'floorPlan.sheet.revision': '版本 {{revision}}',
    'floorPlan.sheet.updated': '更新于 {{day}}',
    'floorPlan.sheet.printed': '导出于 {{day}}',
  },
  en: {
    'floorPlan.pictureLocked': 'The picture is on another site and cannot be read; save as SVG or print.',
    'floorPlan.sheet.revision': 'Revision {{revision}}',
    'floorPlan.sheet.updated': 'updated {{day}}',
    'floorPlan.sheet.printed': 'Exported {{day}}',
  },
});
