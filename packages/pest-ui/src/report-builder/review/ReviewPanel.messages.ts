import { defineMessages } from 'pest-sdk';

/** Words of the review and of the question before a report is approved. */
export const reviewPanelMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'builder.review.title': '审核',
    'builder.review.pass': '通过报告 {{number}}',
    'builder.review.reject': '驳回报告 {{number}}',
    'builder.review.reason': '驳回原因',
    'builder.review.reasonMissing': '驳回时请说明原因',
    'builder.review.ownWork': '您编写了这份报告，请由其他审核人通过。',
    'builder.review.dirty': '请先保存修改，再通过。',
    'builder.approve.title': '通过报告 {{number}}？',
    'builder.approve.body': '通过后，内容与签名不能再改；报告会印上您的姓名、账号和时间。',
    'builder.approve.complete': '各项内容齐全。',
    'builder.approve.gaps': '以下内容不齐全：',
    'builder.approve.unsigned': '{{role}}尚未签名。',
    'builder.approve.reason': '签名不全仍通过的原因',
    'builder.approve.reasonHelp': '原因会印在报告上。',
    'builder.approve.reasonMissing': '签名不全时请说明原因',
    'builder.approve.cancel': '返回',
    'builder.approve.confirm': '确认通过',
  },
  en: {
    'builder.review.title': 'Review',
    'builder.review.pass': 'Approve report {{number}}',
    'builder.review.reject': 'Reject report {{number}}',
    'builder.review.reason': 'Reason for rejection',
    'builder.review.reasonMissing': 'A rejection needs a reason',
    'builder.review.ownWork': 'You wrote this report; another reviewer has to approve it.',
    'builder.review.dirty': 'Save the changes before approving.',
    'builder.approve.title': 'Approve report {{number}}?',
    'builder.approve.body':
      'Once approved, content and signatures can no longer change. Your name, account and the time are printed in the report.',
    'builder.approve.complete': 'The content is complete.',
    'builder.approve.gaps': 'What is missing:',
    'builder.approve.unsigned': '{{role}}: not signed yet.',
    'builder.approve.reason': 'Reason for approving without all signatures',
    'builder.approve.reasonHelp': 'Printed in the report.',
    'builder.approve.reasonMissing': 'Give a reason for approving without all signatures',
    'builder.approve.cancel': 'Go back',
    'builder.approve.confirm': 'Approve',
  },
});
