import { defineMessages } from 'pest-sdk';

/** Words of what is asked of a person whose session has ended, or who is about to leave something unsaved. */
export const questionMessages = defineMessages({
  zh: {
    'app.expired.title': '登录已过期',
    'app.expired.text': '请重新登录后继续。已填写但尚未保存的内容会保留，登录后可继续填写。',
    'app.expired.login': '重新登录',
    'app.leave.title': '不保存就离开？',
    'app.leave.text': '这里填写的内容还没有保存，离开后将会丢失。',
    'app.leave.leave': '离开，不保存',
    'app.leave.stay': '继续填写',
  },
  en: {
    'app.expired.title': 'Session expired',
    'app.expired.text': 'Log in again to continue. Unsaved text is kept and will be here when you return.',
    'app.expired.login': 'Log in again',
    'app.leave.title': 'Leave without saving?',
    'app.leave.text': 'Your changes here are not saved and will be lost if you leave.',
    'app.leave.leave': 'Leave without saving',
    'app.leave.stay': 'Keep editing',
  },
});
