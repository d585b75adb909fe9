import { defineMessages } from 'pest-sdk';

/** What short messages and mails say; notices are put into words by `noticeText`. `who` is a company or a site. */
export const letterMessages = defineMessages({
  zh: {
    signed: '【Pest Portal】{{text}}',
    code: '验证码 {{code}}，5 分钟内有效，请勿告诉他人。',
    registered: '该手机号已注册，请直接登录。忘记密码时可重新设置。',
    passwordChanged: '您的登录密码已修改。如非本人操作，请立即重设密码。',
    secondFactorOn: '您的账号已开启两步验证。如非本人操作，请立即联系管理员。',
    secondFactorOff: '您的账号已关闭两步验证。如非本人操作，请立即修改密码。',
    secondFactorReset: '管理人员已重置您账号的两步验证和通行密钥。如非您要求，请立即联系公司。',
    passkeyAdded: '您的账号已添加通行密钥。如非本人操作，请立即移除该密钥并修改密码。',
    providerChanged: '贵公司的企业账号登录设置已更改。如非本人操作，请立即检查。',
    informationPassed: '{{who}} 的资料已通过审核，登录即可使用。',
    informationFailed: '{{who}} 的资料未通过审核，原因：{{reason}}。修改后可重新提交。',
    informationCorrected: '平台更正了 {{who}} 的资料，原因：{{reason}}。如有疑问请联系平台。',
    loginHeard: '经平台核实，您的登录账号可代表 {{who}}，原因：{{reason}}。',
    loginSilenced: '经平台核实，您的登录账号不能代表 {{who}}，原因：{{reason}}。如有疑问请联系平台。',
    customerFree: '平台已核实信用代码为 {{who}} 的客户，现在可以直接绑定。',
    customerJoined:
      '{{who}} 已用自己的手机号注册并通过审核。请在客户详情中确认该登录账号，确认后对方才能看到贵公司的记录。',
    siteBound: '{{who}} 现已为您的场所提供服务。登录后可在“服务公司”中查看或解除。',
    siteAsked: '{{who}} 申请为您的场所提供服务。请登录后在“服务公司”中同意或拒绝。',
    serviceAccepted: '{{who}} 已同意由贵公司提供服务。',
    serviceDeclined: '{{who}} 未同意由贵公司提供服务。',
    serviceEnded: '{{who}} 已解除与贵公司的服务关系，尚未开始的服务已取消。',
    noticeFoot: '登录后点“通知”，可在“通知设置”中选择哪些事项发邮件。',
    report:
      '{{who}}：《{{name}}》已通过审核。\n下面的链接在 {{day}} 前有效，打开即可查看图表与结论；登录后可查看完整报告。',
  },
  en: {
    signed: '[Pest Portal] {{text}}',
    code: '{{code}} is your verification code. It is valid for 5 minutes. Do not share it with anyone.',
    registered: 'This phone number already has an account. Log in, or reset your password if you have forgotten it.',
    passwordChanged: 'Your password was changed. If this was not you, reset it now.',
    secondFactorOn:
      'Two-step sign-in was turned on for your account. If this was not you, contact your administrator now.',
    secondFactorOff: 'Two-step sign-in was turned off for your account. If this was not you, change your password now.',
    secondFactorReset:
      'Two-step sign-in and the passkeys of your account were reset by your company. If you did not ask for this, contact it now.',
    passkeyAdded: 'A passkey was added to your account. If this was not you, remove it and change your password now.',
    providerChanged: 'Sign-in through your company’s own provider was changed. If this was not you, check it now.',
    informationPassed: 'The details of {{who}} have been approved. Log in to get started.',
    informationFailed: 'The details of {{who}} were not approved. Reason: {{reason}}. Edit them and submit again.',
    informationCorrected:
      'The platform has corrected the details of {{who}}. Reason: {{reason}}. Contact the platform if this is wrong.',
    loginHeard: 'The platform has confirmed that your login may act for {{who}}. Reason: {{reason}}.',
    loginSilenced:
      'The platform has decided that your login may not act for {{who}}. Reason: {{reason}}. Contact the platform if this is wrong.',
    customerFree: 'The platform has verified the customer with credit code {{who}}. You can now add this customer.',
    customerJoined:
      '{{who}} has registered with its own phone number and been approved. Confirm its login in the customer’s details so that it can see your records.',
    siteBound: '{{who}} now serves your site. Log in to view or end this under Service companies.',
    siteAsked: '{{who}} has asked to serve your site. Log in to accept or decline under Service companies.',
    serviceAccepted: '{{who}} has accepted your company as its service provider.',
    serviceDeclined: '{{who}} has declined your company as its service provider.',
    serviceEnded: '{{who}} has ended your company’s service. Services that had not started have been cancelled.',
    noticeFoot: 'To choose what is mailed to you, log in and open Notification settings in your notifications.',
    report:
      '{{who}}: “{{name}}” has been approved.\nThe link below shows its charts and findings until {{day}}; log in to read the full report.',
  },
});

/** Which message. */
export type Letter = Exclude<keyof typeof letterMessages.zh, 'signed' | 'noticeFoot' | 'report'>;
