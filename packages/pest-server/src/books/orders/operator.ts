import type { Operator } from 'pest-sdk';
import type { ServerParts } from '../../call/server-parts';
import type { System } from '../../database/transactions';

/** Who runs the installation; where no setting says it, what its platform's company is called, and no more. */
export async function operatorOf({
  settings,
  database,
}: Pick<ServerParts, 'settings' | 'database'>): Promise<Operator> {
  if (settings.operator) return settings.operator;
  return { name: await platformName(database.system), address: '', creditCode: '', contact: '' };
}

/** Empty before there is one. */
async function platformName(system: System): Promise<string> {
  const company = await system
    .selectFrom('company')
    .select('name')
    .where('platform', '=', true)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return company?.name ?? '';
}
