import { sql } from 'kysely';
import type { DeviceType } from 'pest-sdk';
import type { NewRow, TemplateBody } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export async function insertTemplate(tx: Tx, template: NewRow<'inspection_template'>): Promise<void> {
  await tx.db.insertInto('inspection_template').values(template).execute();
}

export async function insertVersion(
  tx: Tx,
  companyId: string,
  templateId: string,
  version: number,
  body: TemplateBody,
): Promise<void> {
  await tx.db
    .insertInto('inspection_template_version')
    .values({ company_id: companyId, template_id: templateId, version, body: JSON.stringify(body) })
    .execute();
}

/** Counts the version up and answers it; undefined when there is no such template. */
export async function nextVersion(
  tx: Tx,
  companyId: string,
  id: string,
  deviceType: DeviceType,
  now: Date,
): Promise<number | undefined> {
  const row = await tx.db
    .updateTable('inspection_template')
    .set({ version: sql`version + 1`, device_type: deviceType, updated_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Its versions stay: recorded inspections point at them. */
export async function deleteTemplate(tx: Tx, companyId: string, id: string, now: Date): Promise<boolean> {
  const result = await tx.db
    .updateTable('inspection_template')
    .set({ deleted_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
