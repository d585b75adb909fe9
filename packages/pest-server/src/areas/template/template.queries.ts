import { sql } from 'kysely';
import type { DeviceType, InspectionTemplateRecord } from 'pest-sdk';
import type { NewRow, TemplateBody } from '../../database/tables';
import type { Tx } from '../../database/transactions';

function templates(tx: Tx, companyId: string) {
  return tx.db
    .selectFrom('inspection_template as template')
    .innerJoin('inspection_template_version as version', (join) =>
      join
        .onRef('version.company_id', '=', 'template.company_id')
        .onRef('version.template_id', '=', 'template.id')
        .onRef('version.version', '=', 'template.version'),
    )
    .where('template.company_id', '=', companyId)
    .where('template.deleted_at', 'is', null)
    .select(['template.id', 'template.device_type', 'template.version', 'template.updated_at', 'version.body']);
}

interface TemplateRow {
  readonly id: string;
  readonly device_type: DeviceType;
  readonly version: number;
  readonly updated_at: Date;
  readonly body: TemplateBody;
}

function toTemplate(row: TemplateRow): InspectionTemplateRecord {
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    deviceType: row.device_type,
    ...row.body,
  };
}

export async function listTemplates(tx: Tx, companyId: string): Promise<InspectionTemplateRecord[]> {
  return (await templates(tx, companyId).orderBy('template.device_type').execute()).map(toTemplate);
}

export async function findTemplate(tx: Tx, companyId: string, id: string): Promise<InspectionTemplateRecord | null> {
  const row = await templates(tx, companyId).where('template.id', '=', id).executeTakeFirst();
  return row ? toTemplate(row) : null;
}

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
