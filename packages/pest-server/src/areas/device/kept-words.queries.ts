/** Tags and models: the words that a company keeps for its devices. */
import { sql } from 'kysely';
import type { DeviceModel, DeviceTag } from 'pest-sdk';
import { revisionOf } from '../../call/revision';
import { listEnd } from '../../database/pages';
import { deleteRow, isThere, rowsWith } from '../../database/rows';
import { folded, sameWord, soughtWord } from '../../database/search';
import type { NewRow, Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export async function listTags(tx: Tx, companyId: string): Promise<DeviceTag[]> {
  const { rows } = await sql<DeviceTag>`
    select device_tag.id, device_tag.name, count(device.id)::int as "deviceCount"
    from device_tag
      left join device_tag_use on device_tag_use.company_id = device_tag.company_id
        and device_tag_use.tag_id = device_tag.id
      left join device on device.company_id = device_tag_use.company_id and device.id = device_tag_use.device_id
        and device.removed_at is null
    where device_tag.company_id = ${companyId}
    group by device_tag.id, device_tag.name
    order by device_tag.name limit ${listEnd}`.execute(tx.db);
  return rows.map((tag) => ({ ...tag, revision: revisionOfTag(tag) }));
}

export async function listModels(tx: Tx, companyId: string): Promise<DeviceModel[]> {
  const { rows } = await sql<DeviceModel>`
    select device_model.id, device_model.name, device_model.brand, device_model.device_type as type,
      count(device.id)::int as "deviceCount"
    from device_model
      left join device on device.company_id = device_model.company_id and device.type = device_model.device_type
        and ${isOfModel} and device.removed_at is null
    where device_model.company_id = ${companyId}
    group by device_model.id, device_model.name, device_model.brand, device_model.device_type
    order by device_model.device_type, device_model.name, device_model.brand limit ${listEnd}`.execute(tx.db);
  return rows.map((model) => ({ ...model, revision: revisionOfModel(model) }));
}

/** A device of it says so in the words of whoever typed them. */
const isOfModel = sql<boolean>`${sameWord(sql`device.model`, sql`device_model.name`)}
  and ${sameWord(sql`device.brand`, sql`device_model.brand`)}`;

export function revisionOfTag({ name }: Pick<DeviceTag, 'name'>): string {
  return revisionOf({ name });
}

export function revisionOfModel({ name, brand }: ModelWords): string {
  return revisionOf({ name, brand });
}

/** The tag that is the same word. */
export async function tagNamed(tx: Tx, companyId: string, name: string): Promise<string | null> {
  const tag = await tx.db
    .selectFrom('device_tag')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`${folded(sql`name`)} = ${soughtWord(name)}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return tag?.id ?? null;
}

/** Of two at once with one name, both find it kept. */
export async function keepTag(tx: Tx, tag: NewRow<'device_tag'>): Promise<void> {
  await tx.db
    .insertInto('device_tag')
    .values(tag)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function keepModel(tx: Tx, model: NewRow<'device_model'>): Promise<void> {
  await tx.db
    .insertInto('device_model')
    .values(model)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setTags(
  tx: Tx,
  device: Pick<Row<'device'>, 'company_id' | 'id'>,
  tagIds: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('device_tag_use')
    .where(rowsWith({ company_id: device.company_id, device_id: device.id }))
    .execute();
  const uses = tagIds.map((tag_id) => ({ company_id: device.company_id, device_id: device.id, tag_id }));
  if (uses.length > 0) await tx.db.insertInto('device_tag_use').values(uses).execute();
}

export async function renameTag(tx: Tx, tag: Row<'device_tag'>, name: string): Promise<void> {
  await tx.db
    .updateTable('device_tag')
    .set({ name })
    .where(rowsWith({ company_id: tag.company_id, id: tag.id }))
    .execute();
}

/** Devices that have both keep one. */
export async function mergeTag(tx: Tx, tag: Row<'device_tag'>, into: Row<'device_tag'>): Promise<void> {
  await sql`insert into device_tag_use (company_id, device_id, tag_id)
    select company_id, device_id, ${into.id}::uuid from device_tag_use
    where company_id = ${tag.company_id} and tag_id = ${tag.id}
    on conflict do nothing`.execute(tx.db);
  await deleteRow(tx.db, 'device_tag', tag);
}

type ModelWords = Pick<Row<'device_model'>, 'name' | 'brand'>;

/** What devices of a model, removed ones too, are called from now on. */
export async function renameOnDevices(tx: Tx, model: Row<'device_model'>, words: ModelWords): Promise<void> {
  await tx.db
    .updateTable('device')
    .set({ model: words.name, brand: words.brand })
    .where(rowsWith({ company_id: model.company_id, type: model.device_type }))
    .where(sql<boolean>`${folded(sql`model`)} = ${soughtWord(model.name)}`)
    .where(sql<boolean>`${folded(sql`brand`)} = ${soughtWord(model.brand)}`)
    .execute();
}

export function isModelUsed(tx: Tx, model: Row<'device_model'>): Promise<boolean> {
  const device = tx.db
    .selectFrom('device')
    .select('id')
    .where(rowsWith({ company_id: model.company_id, type: model.device_type }))
    .where(sql<boolean>`${folded(sql`model`)} = ${soughtWord(model.name)}`)
    .where(sql<boolean>`${folded(sql`brand`)} = ${soughtWord(model.brand)}`)
    .where('removed_at', 'is', null);
  return isThere(device);
}
