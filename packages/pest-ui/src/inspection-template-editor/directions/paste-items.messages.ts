import { defineMessages } from 'pest-sdk';

/** Words of pasted lists, loaded with them. */
export const pasteItemsMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'template.added': '已添加 {{count}} 个项目',
    'template.paste.label': '每行一个项目',
    'template.paste.help':
      '行内用冒号或制表符写明填写方式，例如“诱饵状况：完好 / 受潮 / 发霉”或“温度：数字 （°C）”。行末加 * 表示必填。',
    'template.paste.found': '识别出 {{count}} 个项目',
    'template.paste.add': '添加这些项目',
    'template.paste.cancel': '取消',
  },
  en: {
    'template.added': 'Items added: {{count}}',
    'template.paste.label': 'One item per line',
    'template.paste.help':
      'Put the answer type after a colon or tab: “Bait: intact / damp / mouldy” or “Temperature: number (°C)”. End with * to make it required.',
    'template.paste.found': 'Items recognised: {{count}}',
    'template.paste.add': 'Add these items',
    'template.paste.cancel': 'Cancel',
  },
});
