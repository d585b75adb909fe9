import type { Language } from 'pest-sdk';
import type { Call } from './call';

const texts = {
  on: {
    zh: '【Pest Portal】您的账号已开启两步验证。如非本人操作，请立即联系管理员。',
    en: '[Pest Portal] Two-step sign-in was turned on for your account. If that was not you, tell your administrator.',
  },
  off: {
    zh: '【Pest Portal】您的账号已关闭两步验证。如非本人操作，请立即修改密码。',
    en: '[Pest Portal] Two-step sign-in was turned off for your account. If that was not you, change your password.',
  },
  provider: {
    zh: '【Pest Portal】贵公司的企业账号登录设置已更改。如非本人操作，请立即检查。',
    en: '[Pest Portal] How your company signs in by its own provider was changed. If that was not you, look at it at once.',
  },
  passkey: {
    zh: '【Pest Portal】您的账号已添加通行密钥。如非本人操作，请立即移除并修改密码。',
    en: '[Pest Portal] A passkey was added to your account. If that was not you, remove it and change your password.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The phone is told, whatever becomes of the message. */
export async function tellOfSignIn({ parts, caller, language }: Call, what: keyof typeof texts): Promise<void> {
  await parts.messages.send({ kind: 'sms', to: caller.loginId, text: texts[what][language] }).catch(parts.reportFault);
}
