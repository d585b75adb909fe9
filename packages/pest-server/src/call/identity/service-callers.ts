import { type EndpointName, type NamedEndpoint, reviewStatus, serviceKeyPrefix } from 'pest-sdk';
import { askedBy, opensTo } from 'pest-sdk/schemas';
import type { System } from '../../database/transactions';
import { type Caller, standIn } from './caller';
import { hashSecret } from './partner-secrets';
import { permissionsOf } from './sessions';

/** Written at most this often from one address, so that a reading call stays a reading call. */
const touchEveryMs = 5 * 60_000;

/** Whether a text that came as a token is the key of a program. */
export function isServiceKey(token: string): boolean {
  return token.startsWith(serviceKeyPrefix);
}

const open: ReadonlySet<EndpointName> = new Set(['auth.info', 'embed.granted', 'upload.file']);
/** Others' ways in are people's to make and to end, and a person answers for what is signed, reviewed, shared and paid. */
const closed: ReadonlySet<EndpointName> = new Set([
  'customer.create',
  'customer.createAccount',
  'customer.resetLogin',
  'customer.disableLogin',
  'customer.confirmLogin',
  'customer.hideLogin',
  'report.sign',
  'report.examineDetailSimple',
  'report.share',
  'inspection.sign',
  'contract.updateApply',
  'task.review',
  'risk.verify',
  'leave.audit',
  'order.create',
  'order.pay',
  'order.requestInvoice',
]);
const closedAreas = /^(auth|seal)\./;

/** Whether a program may make a call at all: those that a permission opens, but for what is about signing in. */
export function isServiceRow({ name, row }: Pick<NamedEndpoint, 'name' | 'row'>): boolean {
  if (open.has(name)) return true;
  if (closed.has(name) || askedBy(row.access).administrator || closedAreas.test(name)) return false;
  return opensTo(row.access).length > 0 && (row.method === 'GET' || !name.startsWith('account.'));
}

/**
 * The program that holds a key, with the rights of this moment: its own, as far as who made it holds them still. Null when
 * the key is unknown or over, or when its maker or company is.
 */
export async function findServiceCaller(
  system: System,
  key: string,
  now: Date,
  address: string,
): Promise<Caller | null> {
  const keyHash = hashSecret(key);
  const row = await holderOf(system, keyHash, now);
  if (!row) return null;
  const { service_id: id, company_id } = row;
  const idleMs = now.getTime() - (row.last_used_at?.getTime() ?? 0);
  if (idleMs >= touchEveryMs || row.last_address !== address) {
    await system
      .updateTable('service_account')
      .set({ last_used_at: now, last_address: address })
      .where('company_id', '=', company_id)
      .where('id', '=', id)
      .execute();
  }
  const held = new Set(permissionsOf(row));
  return standIn({
    accountId: row.id,
    loginId: row.login_id,
    userName: `${row.name} (${row.user_name})`,
    staffKind: row.staff_kind ?? 'management',
    permissions: new Set(row.scopes.filter((permission) => held.has(permission))),
    scope: { kind: 'company', companyId: company_id },
    home: { id: company_id, name: row.company_name, namedBy: null, status: row.company_status, reason: '' },
    embed: null,
    service: id,
    tokenHash: keyHash,
  });
}

/** The keys that an account made, which whoever takes it over knows nothing of. */
export async function endServicesOf(system: System, accountId: string, now: Date): Promise<void> {
  await system
    .updateTable('service_account')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

function holderOf(system: System, keyHash: string, now: Date) {
  return system
    .selectFrom('service_account as service')
    .innerJoin('account', 'account.id', 'service.account_id')
    .innerJoin('company', 'company.id', 'service.company_id')
    .where((row) =>
      row.or([
        row('service.key_hash', '=', keyHash),
        row.and([row('service.old_key_hash', '=', keyHash), row('service.old_key_until', '>', now)]),
      ]),
    )
    .where('service.expires_at', '>', now)
    .where('service.revoked_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .whereRef('account.company_id', '=', 'service.company_id')
    .where('company.status', '=', reviewStatus.approved)
    .select(['service.id as service_id', 'service.company_id', 'service.name', 'service.permissions as scopes'])
    .select(['service.last_used_at', 'service.last_address'])
    .select(['account.id', 'account.login_id', 'account.user_name', 'account.staff_kind'])
    .select(['account.type', 'account.root_id', 'account.permissions'])
    .select(['company.name as company_name', 'company.status as company_status'])
    .executeTakeFirst();
}
