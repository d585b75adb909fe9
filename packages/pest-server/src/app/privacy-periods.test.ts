import { privacyNotice } from 'pest-sdk';
import { expect, test } from 'vitest';
import { contactsKeptDays } from '../areas/contact/contact.queries';
import { signInsKeptDays } from '../books/accounts/sign-ins';
import { noticesKeptDays } from '../books/notices/notice-jobs';
import { actsKeptMonths } from '../call/audit';
import { messagesKeptDays } from '../providers/messages/outbox';

test.each([
  ['登录记录', signInsKeptDays, '天'],
  ['短信、邮件', messagesKeptDays, '天'],
  ['站内通知', noticesKeptDays, '天'],
  ['重要操作的记录', actsKeptMonths, '个月'],
  ['联系表单', contactsKeptDays, '天'],
])('the privacy notice says of %s what the jobs do: %i %s', (what, kept, unit) => {
  const sections = privacyNotice.filter(({ answers }) => answers.includes('PIPL 17(1)(2) time'));
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ zh }) => zh.split('。')));
  expect(sentences.find((sentence) => sentence.includes(what))).toMatch(new RegExp(`：${kept} ${unit}$`));
});
