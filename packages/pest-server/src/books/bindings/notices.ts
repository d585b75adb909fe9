import type { Words } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { Row } from '../../database/tables';

const toCustomer = {
  bound: {
    zh: (company: string) => `${company} 现已为您的场所提供服务。登录后可在“服务公司”中查看或解除。`,
    en: (company: string) => `${company} serves your site now. Sign in to see or end this under Service companies.`,
  },
  waiting: {
    zh: (company: string) => `${company} 申请为您的场所提供服务，请登录后在“服务公司”中确认或拒绝。`,
    en: (company: string) =>
      `${company} asks to serve your site. Sign in to accept or decline under Service companies.`,
  },
} as const;

/** Tells a customer's logins, but for those that the platform found to be somebody else's, that a company serves its site, or asks to. */
export async function tellCustomer(
  call: Call,
  logins: readonly Row<'account'>[],
  event: keyof typeof toCustomer,
): Promise<void> {
  const name = call.caller.home.name;
  const own = logins.filter(({ speaks }) => speaks !== false);
  await tellLogins(call, own, { zh: toCustomer[event].zh(name), en: toCustomer[event].en(name) });
}

/** Tells whoever holds some logins of a customer. */
export async function tellLogins(
  call: Call,
  logins: readonly Pick<Row<'account'>, 'login_id' | 'disabled_at'>[],
  words: Words,
): Promise<void> {
  for (const login of logins) {
    if (login.disabled_at === null) await notify(call, login.login_id, words[call.language]);
  }
}

/** Tells a company that a customer answered it, or ended its binding. */
export async function tellCompany(
  call: Call,
  company: Pick<Row<'company'>, 'contact_phone'>,
  words: Words,
): Promise<void> {
  if (company.contact_phone !== '') await notify(call, company.contact_phone, words[call.language]);
}

/** What happened has happened, whether or not the message about it could be sent. */
async function notify(call: Call, to: string, text: string): Promise<void> {
  await call.parts.messages.send({ kind: 'sms', to, text }).catch(call.parts.reportFault);
}
