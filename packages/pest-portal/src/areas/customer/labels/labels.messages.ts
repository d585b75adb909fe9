import { defineMessages } from 'pest-sdk';

export const labelsMessages = defineMessages({
  zh: {
    'labels.title': '设备标签',
    'labels.format': '纸张',
    'labels.format.a4x24': 'A4，3 × 8 张（70 × 37 毫米）',
    'labels.format.a4x40': 'A4，4 × 10 张（52.5 × 29.7 毫米）',
    'labels.format.roll': '标签卷（50 × 30 毫米）',
    'labels.plan.any': '全部平面图',
    'labels.used': '跳过已用的格子',
    'labels.print': '打印',
    'labels.count_other': '{{count}} 张标签',
    'labels.hint': '打印时请选择“实际大小”（100%），并关闭页眉和页脚。',
    'labels.none': '没有可打印的设备',
    'labels.preview': '打印预览',
  },
  en: {
    'labels.title': 'Device labels',
    'labels.format': 'Paper',
    'labels.format.a4x24': 'A4, 3 × 8 labels (70 × 37 mm)',
    'labels.format.a4x40': 'A4, 4 × 10 labels (52.5 × 29.7 mm)',
    'labels.format.roll': 'Roll (50 × 30 mm)',
    'labels.plan.any': 'All floor plans',
    'labels.used': 'Skip used labels',
    'labels.print': 'Print',
    'labels.count_one': '{{count}} label',
    'labels.count_other': '{{count}} labels',
    'labels.hint': 'Print at actual size (100 %), without headers and footers.',
    'labels.none': 'No devices to print',
    'labels.preview': 'Print preview',
  },
});
