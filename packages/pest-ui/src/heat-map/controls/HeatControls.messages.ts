import { defineMessages } from 'pest-sdk';

export const heatControlMessages = defineMessages({
  zh: {
    'heatControls.from': '开始日期',
    'heatControls.to': '结束日期',
    'heatControls.show': '显示',
    'heatControls.problem.missing': '请填写开始和结束日期',
    'heatControls.problem.order': '结束日期早于开始日期',
    'heatControls.problem.future': '结束日期不能晚于今天',
    'heatControls.types': '设备类型',
    'heatControls.species': '虫害种类',
    'heatControls.all': '清除筛选',
    'heatControls.species.help': '只统计所选种类；没有种类记录的数量不计入。',
  },
  en: {
    'heatControls.from': 'From',
    'heatControls.to': 'To',
    'heatControls.show': 'Show',
    'heatControls.problem.missing': 'Enter both days',
    'heatControls.problem.order': 'The last day is before the first',
    'heatControls.problem.future': 'The last day cannot be after today',
    'heatControls.types': 'Device types',
    'heatControls.species': 'Species',
    'heatControls.all': 'Clear the filter',
    'heatControls.species.help': 'Counts the chosen species only; catches without a species are left out.',
  },
});
