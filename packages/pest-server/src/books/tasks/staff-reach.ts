import { sql } from 'kysely';
import type { Words } from 'pest-sdk';
import { refuse } from '../../call/refusal';
import { companyOf } from '../../call/tenant';
import type { Tx } from '../../database/transactions';
import { reachedBy, rolesHeldBy } from '../visible-devices';
import { isDue } from './visible-tasks';

const beyondReach = (devices: number): Words => ({
  zh: `所选服务人员的设备权限不包含其中 ${devices} 台设备，请增加人员或调整设备权限`,
  en: `The device roles of the chosen staff do not cover ${devices} of the devices. Add someone, or change their device roles.`,
});

/**
 * Every device of a service has to be checked, so somebody who is sent must be able to use it. Several people share the
 * devices; one who holds no device role uses them all. Who reaches none of them may still come along. A rhythm that
 * is under way goes on with whom it has, whatever became of their roles: there it is the inspection that refuses.
 *
 * @throws PestRefusal `permission.denied` beside the staff.
 */
export async function requireReach(tx: Tx, taskId: string, staffIds: readonly string[]): Promise<void> {
  if (staffIds.length === 0) return;
  const roles = await rolesHeldBy(tx, staffIds);
  const limited = new Set(roles.map(({ account_id }) => account_id));
  if (staffIds.some((id) => !limited.has(id))) return;
  const { rows } = await sql<{ devices_left: number }>`select count(*)::int as devices_left from task, device
    where task.company_id = ${companyOf(tx)} and task.id = ${taskId} and task.inspection = 'devices'
      and ${isDue(tx)} and not ${reachedBy(roles)}`.execute(tx.db);
  const left = rows[0]?.devices_left ?? 0;
  if (left > 0) refuse('permission.denied', { words: beyondReach(left), field: 'staffIds' });
}
