import type { NewRow } from '../../database/tables';
import type { System } from '../../database/transactions';

/** A company or a customer, with the account that registered it. */
type Applicant = { readonly account: NewRow<'account'> } & (
  | { readonly company: NewRow<'company'> }
  | { readonly customer: NewRow<'customer'> }
);

export async function insertApplicant(system: System, applicant: Applicant): Promise<void> {
  if ('company' in applicant) await system.insertInto('company').values(applicant.company).execute();
  else await system.insertInto('customer').values(applicant.customer).execute();
  await system.insertInto('account').values(applicant.account).execute();
}
