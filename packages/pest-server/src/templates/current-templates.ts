import type { InspectionTemplateRecord } from 'pest-sdk';
import type { Tx } from '../database/transactions';

/** A company's inspection templates as they stand; one of them when an id is given. */
export async function currentTemplates(tx: Tx, companyId: string, id?: string): Promise<InspectionTemplateRecord[]> {
  const rows = await tx.db
    .selectFrom('inspection_template as template')
    .innerJoin('inspection_template_version as version', (join) =>
      join
        .onRef('version.company_id', '=', 'template.company_id')
        .onRef('version.template_id', '=', 'template.id')
        .onRef('version.version', '=', 'template.version'),
    )
    .where('template.company_id', '=', companyId)
    .where('template.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('template.id', '=', id ?? ''))
    .select(['template.id', 'template.device_type', 'template.version', 'template.updated_at', 'version.body'])
    .orderBy('template.device_type')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    deviceType: row.device_type,
    ...row.body,
  }));
}
