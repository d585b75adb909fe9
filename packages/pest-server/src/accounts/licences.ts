import { sql } from 'kysely';

/**
 * A person's licence, of a statement that reads `account`: the number of the certificate in the audit binder, of several
 * the one that holds longest; what the account says where the binder has none.
 */
export const licenceNumber = sql<string>`coalesce(
  (select number from audit_document
    where audit_document.company_id = account.company_id and audit_document.account_id = account.id
      and audit_document.kind = 'staffCertificate' and audit_document.number <> ''
    order by audit_document.last_day desc nulls first limit 1),
  account.licence)`;
