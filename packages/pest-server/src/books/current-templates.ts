import type { InspectionTemplateRecord } from 'pest-sdk';
import { rowsWith } from '../database/rows';
import { ofOneCompany } from '../database/scope';
import type { Tx } from '../database/transactions';

/** A company's inspection templates as they were saved last, drafts too; one of them when an id is given. */
export async function currentTemplates(tx: Tx, companyId: string, id?: string): Promise<InspectionTemplateRecord[]> {
  const rows = await tx.db
    .selectFrom('inspection_template as template')
    .innerJoin('inspection_template_version as version', (join) =>
      ofOneCompany('version.template_id', 'template.id')(join).onRef('version.version', '=', 'template.version'),
    )
    .where('template.company_id', '=', companyId)
    .where('template.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('template.id', '=', id ?? ''))
    .select(['template.id', 'template.version', 'template.updated_at', 'version.device_type', 'version.body'])
    .select((query) =>
      query
        .selectFrom('inspection_template_version as published')
        .where('published.company_id', '=', companyId)
        .whereRef('published.template_id', '=', 'template.id')
        .where('published.published_at', 'is not', null)
        .select(({ fn }) => fn.max('published.version').as('version'))
        .as('published'),
    )
    .orderBy('version.device_type')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    published: row.published,
    updatedAt: row.updated_at.toISOString(),
    deviceType: row.device_type,
    ...row.body,
  }));
}

/**
 * What was in force at a moment: of each template the newest version that was published by then, also where the template
 * was deleted since. A service that has begun is filled in by what it began with.
 */
export async function templatesInForce(tx: Tx, companyId: string, at: Date): Promise<InspectionTemplateRecord[]> {
  const rows = await tx.db
    .selectFrom('inspection_template_version as version')
    .innerJoin('inspection_template as template', ofOneCompany('template.id', 'version.template_id'))
    .where('version.company_id', '=', companyId)
    .where('version.published_at', '<=', at)
    .where(({ or, eb }) => or([eb('template.deleted_at', 'is', null), eb('template.deleted_at', '>', at)]))
    .distinctOn('version.template_id')
    .select(['version.template_id', 'version.version', 'version.device_type', 'version.published_at', 'version.body'])
    .orderBy('version.template_id')
    .orderBy('version.version', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.template_id,
    version: row.version,
    published: row.version,
    updatedAt: (row.published_at ?? at).toISOString(),
    deviceType: row.device_type,
    ...row.body,
  }));
}

/** A version of a company's template that was published once; undefined where there is none. */
export async function publishedVersion(
  tx: Tx,
  companyId: string,
  id: string,
  version: number,
): Promise<Pick<InspectionTemplateRecord, 'id' | 'version' | 'deviceType' | 'directions'> | undefined> {
  const row = await tx.db
    .selectFrom('inspection_template_version')
    .where(rowsWith({ company_id: companyId, template_id: id, version }))
    .where('published_at', 'is not', null)
    .select(['device_type', 'body'])
    .executeTakeFirst();
  return row && { id, version, deviceType: row.device_type, directions: row.body.directions };
}
