import { defineMessages } from 'pest-sdk';

export const reportComparisonMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'comparison.same': '两个版本的内容相同。',
    'comparison.name': '报告名称',
    'comparison.subject': '主题',
    'comparison.added': '新增',
    'comparison.removed': '已移除',
    'comparison.changed': '已修改',
    'comparison.moved': '已移动',
    'comparison.hidden': '现在对客户隐藏',
    'comparison.shown': '现在对客户显示',
    'comparison.figures': '数据已重新读取',
    'comparison.key': '划线为原有文字，底色为新的文字。',
    'comparison.del': '删去：',
    'comparison.ins': '加入：',
  },
  en: {
    'comparison.same': 'Both versions are the same.',
    'comparison.name': 'Report name',
    'comparison.subject': 'Subject',
    'comparison.added': 'Added',
    'comparison.removed': 'Removed',
    'comparison.changed': 'Changed',
    'comparison.moved': 'Moved',
    'comparison.hidden': 'Now hidden from the customer',
    'comparison.shown': 'Now shown to the customer',
    'comparison.figures': 'Figures refreshed',
    'comparison.key': 'Struck-through text was removed, highlighted text is new.',
    'comparison.del': 'Removed: ',
    'comparison.ins': 'Added: ',
  },
});
