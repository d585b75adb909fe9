import { defineMessages } from 'pest-sdk';

/** Words of a place where an account is signed in. */
export const sessionMessages = defineMessages({
  zh: {
    'session.device': '{{system}} 上的 {{browser}}',
    'session.device.unknown': '未知设备',
    'session.device.wechat': '微信',
    'session.device.wechat.on': '{{system}} 上的微信',
    'session.current': '当前设备',
    'session.from': '网络地址 {{address}}',
    'session.method.password': '密码登录',
    'session.method.secondFactor': '密码和验证码登录',
    'session.method.passkey': '通行密钥登录',
    'session.method.company': '公司账号登录',
    'session.since': '{{time}} 登录',
    'session.lastUsed': '{{time}} 最近使用',
  },
  en: {
    'session.device': '{{browser}} on {{system}}',
    'session.device.unknown': 'Unknown device',
    'session.device.wechat': 'WeChat',
    'session.device.wechat.on': 'WeChat on {{system}}',
    'session.current': 'This device',
    'session.from': 'from {{address}}',
    'session.method.password': 'by password',
    'session.method.secondFactor': 'by password and code',
    'session.method.passkey': 'by passkey',
    'session.method.company': 'by company account',
    'session.since': 'Signed in {{time}}',
    'session.lastUsed': 'last used {{time}}',
  },
});
