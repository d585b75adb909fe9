import { defineMessages } from 'pest-sdk';

export const otherSizeMessages = defineMessages({
  zh: {
    'floorPlan.otherSize': '图片实际为 {{picture}}，平面图记录为 {{plan}}，设备位置可能有偏差。',
  },
  en: {
    'floorPlan.otherSize': 'The picture is {{picture}} but the plan is {{plan}}: devices may be out of place.',
  },
});
