import { deviceTypes, type RequestOf } from 'pest-sdk';
import type { DeviceLimits } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import type { AreaHandlers, InParts } from '../../call/handlers';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { requireSeen, revisionOf } from '../../call/revision';
import { isId, newId } from '../../database/ids';
import { pageOf } from '../../database/pages';
import { insertRow } from '../../database/rows';
import type { Tx } from '../../database/transactions';
import * as queries from './device-role.queries';

const nameTaken = { zh: '已有同名的设备权限', en: 'There is already a device role with this name.' } as const;
const ownLimits = {
  zh: '不能修改自己持有的设备权限，请由管理员修改',
  en: 'You cannot change the device roles that you hold. Ask an administrator.',
} as const;

const shownNames = 3;
const everything: DeviceLimits = { device_types: [], customer_ids: [], workshop_ids: [] };

export const deviceRoleHandlers: AreaHandlers<'deviceRole'> = {
  'deviceRole.list': (call, request) =>
    call.inScope(async (tx) => {
      const { total, rows } = await queries.pageOfRoles(tx, request);
      const held = await queries.holdersOf(tx, rows, holdersFor(call));
      const { customers, workshops, reached } = await queries.partsOf(tx, rows);
      const items = rows.map((role) => {
        const names = held.filter(({ role_id }) => role_id === role.id).map(({ name }) => name);
        return {
          id: role.id,
          name: role.name,
          deviceTypes: role.device_types,
          customers: namesOf(customers, role.customer_ids),
          workshops: namesOf(workshops, role.workshop_ids),
          deviceCount: reached.get(role.id) ?? 0,
          accountCount: names.length,
          accountNames: names.slice(0, shownNames),
          updatedAt: role.updated_at.toISOString(),
        };
      });
      return pageOf(request, total, items);
    }),

  'deviceRole.account': (call) =>
    call.inScope(async (tx) => {
      const [accounts, held] = [await queries.holders(tx, holdersFor(call)), await queries.heldRoles(tx)];
      return accounts.map((account) => ({
        ...account,
        roles: held.filter(({ account_id }) => account_id === account.id).map(({ id, name }) => ({ id, name })),
        revision: revisionOfHeld(held, account.id),
      }));
    }),

  'deviceRole.details': (call, request) =>
    call.inScope(async (tx) => detailsOf(call, tx, orNotFound(await queries.findRole(tx, request.id)))),

  'deviceRole.matches': (call, request) =>
    call.inScope(async (tx) => {
      const limits = {
        device_types: deviceTypes.filter((type) => split(request.deviceTypes).includes(type)),
        customer_ids: split(request.customerIds).filter(isId),
        workshop_ids: split(request.workshopIds).filter(isId),
      };
      return { matching: await queries.countReached(tx, limits), all: await queries.countReached(tx, everything) };
    }),

  'deviceRole.create': (call, request) =>
    asNameTaken(() =>
      call.inScope(async (tx) => {
        await requireParts(tx, request, everything);
        const id = newId(call.now);
        const columns = { ...queries.ownerColumns(tx), id, ...columnsOf(request), updated_at: call.now };
        await insertRow(tx.db, 'device_role', columns);
        await setHolders(call, tx, id, request.accountIds);
        return { id };
      }),
    ),

  'deviceRole.update': (call, request) =>
    asNameTaken(() =>
      call.inScope(async (tx) => {
        const role = orNotFound(await queries.findRole(tx, request.id));
        const { revision } = request;
        if (revision !== undefined) requireSeen(revision, (await detailsOf(call, tx, role)).revision);
        await requireParts(tx, request, role);
        await queries.updateRole(tx, role.id, { ...columnsOf(request), updated_at: call.now });
        await setHolders(call, tx, role.id, request.accountIds);
        return null;
      }),
    ),

  'deviceRole.assign': (call, request) =>
    call.inScope(async (tx) => {
      const known = await knownAmong(call, tx, [request.accountId]);
      if (!known.has(request.accountId)) refuse('general.notFound');
      if (request.accountId === call.caller.accountId) refuse('general.businessFailure', { words: ownLimits });
      if (request.revision !== undefined) {
        await queries.lockRoles(tx);
        requireSeen(request.revision, revisionOfHeld(await queries.heldRoles(tx), request.accountId));
      }
      const roleIds = [...new Set(request.roleIds)];
      for (const id of roleIds) orNotFound(await queries.findRole(tx, id));
      const account = { account_id: request.accountId };
      await queries.replaceHeld(
        tx,
        account,
        roleIds.map((role_id) => ({ ...account, role_id })),
      );
      return null;
    }),

  'deviceRole.delete': (call, request) =>
    call.inScope(async (tx) => {
      const role = orNotFound(await queries.findRole(tx, request.id));
      // Who holds it would use more devices without it.
      await requireOthers(call, tx, role.id, []);
      await queries.deleteRole(tx, role.id);
      return null;
    }),
};

type RoleCall = Call & InParts<'ownLimits'>;

function holdersFor({ caller }: Call): queries.Holders {
  return { rootId: caller.scope.kind === 'customer' ? (caller.rootId ?? caller.accountId) : null };
}

/** Those of some accounts that the caller may give roles to. */
async function knownAmong(call: Call, tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await queries.holders(tx, holdersFor(call), ids)).map(({ id }) => id));
}

/** A role as those who may change it see it: accounts that the caller does not know of are left out. */
async function detailsOf(call: Call, tx: Tx, role: queries.DeviceRole) {
  const held = (await queries.heldRoles(tx)).filter(({ id }) => id === role.id).map((row) => row.account_id);
  const known = await knownAmong(call, tx, held);
  const content = {
    name: role.name,
    deviceTypes: role.device_types,
    customerIds: role.customer_ids,
    workshopIds: role.workshop_ids,
    accountIds: held.filter((id) => known.has(id)).sort(),
  };
  return { id: role.id, ...content, revision: revisionOf(content) };
}

type Held = Awaited<ReturnType<typeof queries.heldRoles>>;

/** Of which roles an account holds. */
function revisionOfHeld(held: Held, accountId: string): string {
  const roles = held.filter(({ account_id }) => account_id === accountId).map(({ id }) => id);
  return revisionOf({ roles: roles.sort() });
}

function namesOf(options: readonly { readonly id: string; readonly name: string }[], ids: readonly string[]): string[] {
  return options.filter(({ id, name }) => ids.includes(id) && name !== '').map(({ name }) => name);
}

function split(text: string): string[] {
  return text.split(',').filter((part) => part !== '');
}

function columnsOf(
  draft: Pick<RequestOf<'deviceRole.create'>, 'name' | 'deviceTypes' | 'customerIds' | 'workshopIds'>,
) {
  return {
    name: draft.name,
    device_types: [...new Set(draft.deviceTypes)],
    customer_ids: [...new Set(draft.customerIds)],
    workshop_ids: [...new Set(draft.workshopIds)],
  };
}

/**
 * What a role names anew must be there. What it has named before may be gone meanwhile: taking it out would let the role
 * reach more.
 */
async function requireParts(
  tx: Tx,
  draft: Pick<RequestOf<'deviceRole.create'>, 'customerIds' | 'workshopIds'>,
  before: DeviceLimits,
): Promise<void> {
  const customers = [...new Set(draft.customerIds)].filter((id) => !before.customer_ids.includes(id));
  const workshops = [...new Set(draft.workshopIds)].filter((id) => !before.workshop_ids.includes(id));
  const there = [await queries.customersAmong(tx, customers), await queries.workshopsAmong(tx, workshops)];
  if (there[0]?.length !== customers.length || there[1]?.length !== workshops.length) refuse('general.notFound');
}

async function setHolders(call: RoleCall, tx: Tx, roleId: string, accountIds: readonly string[]): Promise<void> {
  const ids = [...new Set(accountIds)];
  const held = (await queries.heldRoles(tx)).filter(({ id }) => id === roleId).map(({ account_id }) => account_id);
  const known = await knownAmong(call, tx, [...ids, ...held]);
  if (!ids.every((id) => known.has(id))) refuse('general.notFound');
  await requireOthers(call, tx, roleId, ids);
  // Accounts of the customer's other logins keep it: the caller does not know of them.
  const pairs = [...ids, ...held.filter((id) => !known.has(id))];
  await queries.replaceHeld(
    tx,
    { role_id: roleId },
    pairs.map((account_id) => ({ account_id, role_id: roleId })),
  );
}

/** Nobody widens what limits himself. @throws PestRefusal `general.businessFailure` */
async function requireOthers(call: RoleCall, tx: Tx, roleId: string, accountIds: readonly string[]): Promise<void> {
  const { accountId } = call.caller;
  if (call.sees('ownLimits')) return;
  const held = (await queries.heldRoles(tx)).filter(({ id }) => id === roleId).map(({ account_id }) => account_id);
  if (held.includes(accountId) || accountIds.includes(accountId)) {
    refuse('general.businessFailure', { words: ownLimits });
  }
}

function asNameTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  const refusal = new PestRefusal('general.businessFailure', { field: 'name', words: nameTaken });
  return refusedAs('device_role_name', refusal, work);
}
