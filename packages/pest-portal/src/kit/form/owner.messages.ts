import { defineMessages } from 'pest-sdk';

/** Words of what a person shows again before a sign-in is changed. */
export const ownerMessages = defineMessages({
  zh: {
    'owner.password': '当前密码',
    'owner.code': '验证码',
    'owner.code.help': '验证器中的 6 位数字，或一个恢复码',
    'owner.code.first': '验证器中的 6 位数字',
  },
  en: {
    'owner.password': 'Current password',
    'owner.code': 'Code',
    'owner.code.help': 'The 6 digits in your authenticator, or a recovery code',
    'owner.code.first': 'The 6 digits in your authenticator',
  },
});
