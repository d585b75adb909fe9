import { defineMessages } from 'pest-sdk';

export const heatCompareMessages = defineMessages({
  zh: {
    'heatCompare.before': '上期',
    'heatCompare.now': '本期',
    'heatCompare.all': '上期 {{before}}，本期 {{now}}。',
    'heatCompare.same': '两期相同：{{total}}。',
    'heatCompare.most': '增加最多：{{code}} {{value}}。',
    'heatCompare.least': '减少最多：{{code}} {{value}}。',
  },
  en: {
    'heatCompare.before': 'Before',
    'heatCompare.now': 'Now',
    'heatCompare.all': '{{before}} before, {{now}} now.',
    'heatCompare.same': 'The same in both: {{total}}.',
    'heatCompare.most': 'Largest rise: {{code}} {{value}}.',
    'heatCompare.least': 'Largest fall: {{code}} {{value}}.',
  },
});
