import { defineMessages } from 'pest-sdk';

export const layoutDialogMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'layout.title': '版面',
    'layout.paper': '纸张',
    'layout.paper.A4': 'A4',
    'layout.paper.Letter': 'Letter',
    'layout.accent': '强调色',
    'layout.accent.reset': '恢复默认颜色',
    'layout.logo': '标志图片的地址',
    'layout.logoHelp': '以 https:// 或 / 开头',
    'layout.header': '页眉',
    'layout.headerHelp': '留空则为服务单位名称',
    'layout.footer': '页脚',
    'layout.close': '完成',
  },
  en: {
    'layout.title': 'Layout',
    'layout.paper': 'Paper',
    'layout.paper.A4': 'A4',
    'layout.paper.Letter': 'Letter',
    'layout.accent': 'Accent colour',
    'layout.accent.reset': 'Use the usual colour',
    'layout.logo': 'Address of the logo picture',
    'layout.logoHelp': 'Begins with https:// or /',
    'layout.header': 'Page head',
    'layout.headerHelp': "Empty: the company's name",
    'layout.footer': 'Page foot',
    'layout.close': 'Done',
  },
});
