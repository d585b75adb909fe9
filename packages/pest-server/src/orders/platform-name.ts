import type { System } from '../database/transactions';

/** What the company that runs the installation is called; empty before there is one. */
export async function platformName(system: System): Promise<string> {
  const company = await system
    .selectFrom('company')
    .select('name')
    .where('platform', '=', true)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return company?.name ?? '';
}
