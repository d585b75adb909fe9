import { defineMessages } from 'pest-sdk';

/** Words of what is asked of a question by its type; loaded with it. */
export const questionEditorMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'template.unit': '单位',
    'template.min': '最小值',
    'template.max': '最大值',
    'template.alarmAbove': '超过即提示风险',
    'template.scale.lowest': '最低一级的含义',
    'template.scale.highest': '最高一级的含义',
    'template.risk.yes': '“是”提示风险',
    'template.risk.no': '“否”提示风险',
  },
  en: {
    'template.unit': 'Unit',
    'template.min': 'Lowest',
    'template.max': 'Highest',
    'template.alarmAbove': 'Risk above',
    'template.scale.lowest': 'Lowest means',
    'template.scale.highest': 'Highest means',
    'template.risk.yes': '“Yes” raises a risk',
    'template.risk.no': '“No” raises a risk',
  },
});
