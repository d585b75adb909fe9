import { defineMessages } from 'pest-sdk';

export const choiceMessages = defineMessages({
  zh: {
    'choice.customer': '客户',
    'choice.floorPlan': '平面图',
    'choice.plan.none': '该客户还没有平面图',
    'choice.plan.open': '布设设备',
    'choice.plan.view': '查看平面图',
    'choice.plan.heat': '热力图',
    'choice.plan.devices': '{{count}} 台设备',
    'choice.plan.revision': '第 {{revision}} 版',
    'choice.plan.updatedAt': '更新于 {{when}}',
    'choice.plan.calibrated': '图宽 {{metres}} 米',
    'choice.plan.notCalibrated': '未标定比例',
  },
  en: {
    'choice.customer': 'Customer',
    'choice.floorPlan': 'Floor plan',
    'choice.plan.none': 'This customer has no floor plan yet',
    'choice.plan.open': 'Place devices',
    'choice.plan.view': 'Open floor plan',
    'choice.plan.heat': 'Heat map',
    'choice.plan.devices': 'Devices: {{count}}',
    'choice.plan.revision': 'Revision {{revision}}',
    'choice.plan.updatedAt': 'Changed {{when}}',
    'choice.plan.calibrated': '{{metres}} m wide',
    'choice.plan.notCalibrated': 'Not calibrated',
  },
});
