import type { Call } from '../../call/call';
import type { Letter } from '../../call/letters/letters.messages';
import { tell } from '../../call/letters/tell';
import type { Row } from '../../database/tables';

/** Tells a customer's logins, but for those that the platform found to be somebody else's, that a company serves its site, or asks to. */
export function tellCustomer(
  call: Call,
  logins: readonly Row<'account'>[],
  letter: 'siteBound' | 'siteAsked',
): Promise<void> {
  const own = logins.filter(({ speaks }) => speaks !== false);
  return tellLogins(call, own, letter, { who: call.caller.home.name });
}

/** Tells whoever holds some logins of a customer. */
export async function tellLogins(
  call: Call,
  logins: readonly Pick<Row<'account'>, 'login_id' | 'disabled_at'>[],
  letter: Letter,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const login of logins) {
    if (login.disabled_at === null) await tell(call, login.login_id, letter, values);
  }
}

/** Tells a company that a customer answered it, or ended its binding. */
export async function tellCompany(
  call: Call,
  company: Pick<Row<'company'>, 'contact_phone'>,
  letter: Letter,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  if (company.contact_phone !== '') await tell(call, company.contact_phone, letter, values);
}
