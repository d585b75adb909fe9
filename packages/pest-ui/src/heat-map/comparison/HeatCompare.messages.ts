import { defineMessages } from 'pest-sdk';

export const heatCompareMessages = defineMessages({
  zh: {
    'heatCompare.before': '上期',
    'heatCompare.lastYear': '去年同期',
    'heatCompare.now': '本期',
    'heatCompare.against': '对比对象',
    'heatCompare.loading': '正在读取去年同期…',
    'heatCompare.failed': '去年同期的数据无法读取。',
    'heatCompare.again': '重试',
    'heatCompare.none': '去年同期没有检查。',
    'heatCompare.all.lastYear': '去年同期 {{before}}，本期 {{now}}。',
    'heatCompare.all': '上期 {{before}}，本期 {{now}}。',
    'heatCompare.same': '两期相同：{{total}}。',
    'heatCompare.most': '增加最多：{{code}} {{value}}。',
    'heatCompare.least': '减少最多：{{code}} {{value}}。',
  },
  en: {
    'heatCompare.before': 'Before',
    'heatCompare.lastYear': 'Last year',
    'heatCompare.now': 'Now',
    'heatCompare.against': 'Compare with',
    'heatCompare.loading': 'Loading last year…',
    'heatCompare.failed': 'Last year’s figures could not be loaded.',
    'heatCompare.again': 'Try again',
    'heatCompare.none': 'No checks on these days last year.',
    'heatCompare.all.lastYear': '{{before}} last year, {{now}} now.',
    'heatCompare.all': '{{before}} before, {{now}} now.',
    'heatCompare.same': 'The same in both: {{total}}.',
    'heatCompare.most': 'Largest rise: {{code}} {{value}}.',
    'heatCompare.least': 'Largest fall: {{code}} {{value}}.',
  },
});
