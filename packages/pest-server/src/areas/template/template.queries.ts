import { sql } from 'kysely';
import type { DeviceType, TemplateState } from 'pest-sdk';
import type { TemplateBody } from '../../database/column-types';
import { hasEffect, rowsWith } from '../../database/rows';
import type { NewRow } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export async function insertVersion(
  tx: Tx,
  version: Omit<NewRow<'inspection_template_version'>, 'body'> & { readonly body: TemplateBody },
): Promise<void> {
  await tx.db
    .insertInto('inspection_template_version')
    .values({ ...version, body: JSON.stringify(version.body) })
    .execute();
}

/**
 * Counts the version up and answers it; undefined when there is no such template. A draft takes no device type from
 * what is published: services go on with that.
 */
export async function nextVersion(
  tx: Tx,
  companyId: string,
  id: string,
  { deviceType, state }: { readonly deviceType: DeviceType; readonly state: TemplateState },
  now: Date,
): Promise<number | undefined> {
  const row = await tx.db
    .updateTable('inspection_template')
    .set({
      version: sql`version + 1`,
      device_type:
        state === 'published'
          ? deviceType
          : sql`case when exists (
              select from inspection_template_version as published
              where published.company_id = ${companyId} and published.template_id = ${id}
                and published.published_at is not null
            ) then device_type else ${deviceType} end`,
      updated_at: now,
    })
    .where(rowsWith({ company_id: companyId, id }))
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Its versions stay: recorded inspections point at them. */
export function deleteTemplate(tx: Tx, companyId: string, id: string, now: Date): Promise<boolean> {
  const changed = tx.db
    .updateTable('inspection_template')
    .set({ deleted_at: now })
    .where(rowsWith({ company_id: companyId, id }))
    .where('deleted_at', 'is', null);
  return hasEffect(changed);
}
