import { defineMessages } from 'pest-sdk';

export const heatPlayerMessages = defineMessages({
  zh: {
    'heatPlayer.label': '按时间播放',
    'heatPlayer.play': '播放',
    'heatPlayer.pause': '暂停',
    'heatPlayer.previous': '上一次',
    'heatPlayer.next': '下一次',
    'heatPlayer.step': '检查日期',
    'heatPlayer.close': '返回全部日期',
    'heatPlayer.begin': '按时间播放',
    'heatPlayer.failed': '每次检查的数据无法读取。',
    'heatPlayer.again': '重试',
  },
  en: {
    'heatPlayer.label': 'Play through time',
    'heatPlayer.play': 'Play',
    'heatPlayer.pause': 'Pause',
    'heatPlayer.previous': 'Step back',
    'heatPlayer.next': 'Step on',
    'heatPlayer.step': 'Day of the check',
    'heatPlayer.close': 'Back to all days',
    'heatPlayer.begin': 'Play through time',
    'heatPlayer.failed': 'The checks could not be loaded.',
    'heatPlayer.again': 'Try again',
  },
});
