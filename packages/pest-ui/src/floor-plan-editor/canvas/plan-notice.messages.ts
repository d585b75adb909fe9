import { defineMessages } from 'pest-sdk';

/** What is said on the plan, and how it is ended: what the next tap does, or what is wrong with the picture. */
export const planNoticeMessages = defineMessages({
  zh: {
    'floorPlan.cancel': '取消',
    'floorPlan.close': '收起',
    'floorPlan.placeHint': '从待放置列表选择设备，再点按平面图。',
    'floorPlan.addHint': '点按平面图新增设备，或从待放置列表选择设备，再点按平面图。',
    'floorPlan.carrying': '正在移动 {{code}}，Esc 放回原处',
    'floorPlan.imageFailed': '平面图图片无法显示',
    'floorPlan.otherSize': '图片实际为 {{picture}}，平面图记录为 {{plan}}，设备位置可能有偏差。',
  },
  en: {
    'floorPlan.cancel': 'Cancel',
    'floorPlan.close': 'Close',
    'floorPlan.placeHint': 'Choose a device not placed, then tap the plan.',
    'floorPlan.addHint': 'Tap the plan to add a device, or choose an unplaced one.',
    'floorPlan.carrying': 'Moving {{code}}, Esc puts it back',
    'floorPlan.imageFailed': 'The picture cannot be shown',
    'floorPlan.otherSize': 'The picture is {{picture}} but the plan is {{plan}}: devices may be out of place.',
  },
});
