import { type NoticeFacts, type NoticeKind, noticeRules, type Permission, userTypes } from 'pest-sdk';
import type { Caller } from '../../call/identity/caller';
import { permissionsOf } from '../../call/identity/sessions';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { rowsWith } from '../../database/rows';
import type { NewRow, Row } from '../../database/tables';
import { allowCustomer, type Tx } from '../../database/transactions';

/** Who is told: accounts of the company, those of them that hold a right, or the logins of a customer it serves. */
export type Readers =
  | { readonly accounts: readonly string[] }
  | 'administrators'
  | { readonly holding: Permission }
  | { readonly customer: string; readonly logins?: readonly string[] | undefined };

/** Who tells, and when: a call, or the server itself. */
export interface Notifier {
  readonly now: Date;
  /** Null is the server. */
  readonly caller: Pick<Caller, 'accountId'> | null;
}

/** What {@link notify} says. */
export interface NoticeOf<Kind extends NoticeKind> {
  readonly kind: Kind;
  readonly facts: NoticeFacts[Kind];
  /** The record that the notice opens. */
  readonly recordId: string | null;
  readonly to: Readers;
}

type Reader = Pick<Row<'account'>, 'id' | 'company_id' | 'customer_id' | 'type' | 'permissions' | 'email'>;

/**
 * Tells people of something, in the transaction that does it: it is known if and only if it happened. Whoever does it is
 * not told, nor are closed accounts, nor those that do not want to hear of the kind. Mail leaves afterwards, by a job.
 *
 * Called in a company's transaction, the last thing in it: reading a customer's logins widens what the rest may see.
 */
export async function notify<Kind extends NoticeKind>(teller: Notifier, tx: Tx, notice: NoticeOf<Kind>): Promise<void> {
  const readers = (await readersOf(tx, notice.to)).filter(({ id }) => id !== teller.caller?.accountId);
  if (readers.length === 0) return;
  const settings = await settingsOf(tx, notice.kind, readers);
  const rows = readers.flatMap((reader) => rowFor(teller, tx, notice, reader, settings.get(reader.id)));
  if (rows.length > 0) await tx.db.insertInto('notice').values(rows).execute();
}

async function readersOf(tx: Tx, to: Readers): Promise<Reader[]> {
  if (to === 'administrators') return openAccounts(tx).where('type', '=', userTypes.administrator).execute();
  if ('customer' in to) return loginsOf(tx, to.customer, to.logins);
  return 'holding' in to ? holdersOf(tx, to.holding) : accountsOf(tx, to.accounts);
}

/** Accounts of the company that are open. */
function openAccounts(tx: Tx) {
  return tx.db
    .selectFrom('account')
    .select(['id', 'company_id', 'customer_id', 'type', 'root_id', 'permissions', 'email'])
    .where('company_id', '=', companyOf(tx))
    .where('disabled_at', 'is', null)
    .orderBy('id');
}

async function accountsOf(tx: Tx, ids: readonly string[]): Promise<Reader[]> {
  if (ids.length === 0) return [];
  return openAccounts(tx)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

async function holdersOf(tx: Tx, permission: Permission): Promise<Reader[]> {
  const accounts = await openAccounts(tx).execute();
  return accounts.filter((account) => permissionsOf(account).includes(permission));
}

/** The logins named, or those that the company shows what it records. */
async function loginsOf(tx: Tx, customerId: string, logins: readonly string[] | undefined): Promise<Reader[]> {
  const ids = logins ?? (await shownTo(tx, customerId));
  if (ids.length === 0) return [];
  await allowCustomer(tx, customerId);
  return tx.db
    .selectFrom('account')
    .select(['id', 'company_id', 'customer_id', 'type', 'root_id', 'permissions', 'email'])
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
}

async function shownTo(tx: Tx, customerId: string): Promise<string[]> {
  const grants = await tx.db
    .selectFrom('login_grant')
    .select('account_id')
    .where(rowsWith({ company_id: companyOf(tx), customer_id: customerId }))
    .execute();
  return grants.map(({ account_id }) => account_id);
}

async function settingsOf(tx: Tx, kind: NoticeKind, readers: readonly Reader[]) {
  const owners = [...new Set(readers.map(ownerOf))];
  const rows = await tx.db
    .selectFrom('notice_setting')
    .selectAll()
    .where('owner_id', 'in', owners)
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row]));
}

function rowFor(
  { now }: Notifier,
  tx: Tx,
  { kind, facts, recordId }: NoticeOf<NoticeKind>,
  reader: Reader,
  setting: Row<'notice_setting'> | undefined,
): NewRow<'notice'>[] {
  const { bell = true, mail = noticeRules[kind].mail } = setting ?? {};
  const mailDue = mail && reader.email !== '';
  if (!bell && !mailDue) return [];
  return [
    {
      owner_id: ownerOf(reader),
      id: newId(now),
      account_id: reader.id,
      company_id: companyOf(tx),
      kind,
      facts: JSON.stringify(facts),
      record_id: recordId,
      created_at: now,
      read_at: null,
      bell,
      mail_due: mailDue,
    },
  ];
}

function ownerOf({ company_id, customer_id }: Pick<Reader, 'company_id' | 'customer_id'>): string {
  const owner = company_id ?? customer_id;
  if (owner === null) throw new Error('An account belongs to a company or to a customer.');
  return owner;
}

/** What the company that tells is called: a customer may be served by several. */
export async function companyName(tx: Tx): Promise<string> {
  const { name } = await tx.db
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyOf(tx))
    .executeTakeFirstOrThrow();
  return name;
}
