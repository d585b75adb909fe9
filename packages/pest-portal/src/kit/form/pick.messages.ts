import { defineMessages } from 'pest-sdk';

export const pickMessages = defineMessages({
  zh: {
    'pick.find': '按名称查找',
    'pick.chosen_other': '已选 {{count}} 项',
    'pick.nothing': '没有可选项',
    'pick.gone': '已删除或不再服务（仍限制范围）',
  },
  en: {
    'pick.find': 'Find by name',
    'pick.chosen_one': '{{count}} chosen',
    'pick.chosen_other': '{{count}} chosen',
    'pick.nothing': 'Nothing to choose',
    'pick.gone': 'Deleted or not served any more (limits all the same)',
  },
});
