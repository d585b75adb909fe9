import { defineMessages } from 'pest-sdk';

/** What a value should have been. */
export type Wanted = 'text' | 'number' | 'list' | 'record' | 'call' | 'day' | 'timeZone' | 'node' | 'oneOf';

export const brokenMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'broken.title': '这里无法显示',
    'broken.misfit': '数据有误：{{place}} 应为{{wanted}}。',
    'broken.fault': '显示时出错，数据没有改动。',
    'broken.wanted.text': '文本',
    'broken.wanted.number': '数字',
    'broken.wanted.list': '列表',
    'broken.wanted.record': '对象',
    'broken.wanted.call': '函数',
    'broken.wanted.day': '日期（如 2026-11-01）',
    'broken.wanted.timeZone': '时区名称（如 Asia/Shanghai）',
    'broken.wanted.node': 'React 能显示的内容',
    'broken.wanted.oneOf': '以下之一：{{choice}}',
  },
  en: {
    'broken.title': 'This cannot be shown',
    'broken.misfit': 'The data is wrong: {{place}} should be {{wanted}}.',
    'broken.fault': 'Drawing failed. Your data is unchanged.',
    'broken.wanted.text': 'a text',
    'broken.wanted.number': 'a number',
    'broken.wanted.list': 'a list',
    'broken.wanted.record': 'an object',
    'broken.wanted.call': 'a function',
    'broken.wanted.day': 'a day (such as 2026-11-01)',
    'broken.wanted.timeZone': 'the name of a time zone (such as Asia/Shanghai)',
    'broken.wanted.node': 'something that React can show',
    'broken.wanted.oneOf': 'one of {{choice}}',
  },
});
