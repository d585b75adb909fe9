import { defineMessages } from 'pest-sdk';

/** Words of how a person signs in, and where they are signed in. */
export const securityMessages = defineMessages({
  zh: {
    'security.sessions': '登录设备',
    'security.sessions.text': '当前登录此账号的设备。看到不认识的，请退出它并修改密码。',
    'security.end': '退出',
    'security.end.of': '退出 {{device}} 上的登录',
    'security.end.title': '退出 {{device}} 上的登录？',
    'security.end.text': '该设备需要重新登录才能继续使用。密码不变。',
    'security.end.done': '已退出该设备上的登录',
    'security.others': '退出其他设备',
    'security.others.title': '退出其他所有设备？',
    'security.others.text': '除当前设备外，其他设备都需要重新登录。密码不变。',
    'security.others.done': '已退出其他设备上的登录',
  },
  en: {
    'security.sessions': 'Where you are signed in',
    'security.sessions.text': 'If you do not recognise a device, sign it out and change your password.',
    'security.end': 'Sign out',
    'security.end.of': 'Sign out {{device}}',
    'security.end.title': 'Sign out {{device}}?',
    'security.end.text': 'That device has to sign in again. The password stays as it is.',
    'security.end.done': 'The device is signed out',
    'security.others': 'Sign out all others',
    'security.others.title': 'Sign out all other devices?',
    'security.others.text': 'Every device but this one has to sign in again. The password stays as it is.',
    'security.others.done': 'All other devices are signed out',
  },
});
