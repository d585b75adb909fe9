import { sql } from 'kysely';

/**
 * A person's licence on a day, of a statement that reads `account`: the number of a certificate in the audit binder that
 * holds on it. Of several it is the one that the account says, for a person has certificates of other things too; else
 * the one that holds longest. Empty where the binder has none: what is typed into an account proves nothing, and an auditor
 * asks for the paper behind a number. The company is named, and not the account's own, so that a distributed database
 * knows which node to ask.
 */
export function licenceNumber(companyId: string, day: string) {
  return sql<string>`coalesce(
    (select number from audit_document
      where audit_document.company_id = ${companyId} and audit_document.account_id = account.id
        and audit_document.kind = 'staffCertificate' and audit_document.number <> ''
        and (audit_document.last_day is null or audit_document.last_day >= ${day})
      order by audit_document.number = account.licence desc, audit_document.last_day desc nulls first limit 1), '')`;
}
