import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Device, fold, type Option, type RequestOf } from 'pest-sdk';
import { revisionOf } from '../../call/revision';
import { listEnd, mappedPage, type Page, type Paging, pageRows } from '../../database/pages';
import { isThere, rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany, ownRows } from '../../database/scope';
import { sameWord, soughtWord } from '../../database/search';
import type { NewRow, Row } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';

/** Devices in service, with the names and the template that a reader wants beside them. */
function devices(tx: Tx, visible: Visible) {
  return tx.db
    .selectFrom('device')
    .leftJoin('workshop', ofOneCompany('workshop.id', 'device.workshop_id'))
    .leftJoin('inspection_template as template', (join) =>
      ofOneCompany('template.device_type', 'device.type')(join).on('template.deleted_at', 'is', null),
    )
    .where(ownRows(tx, 'device'))
    .where(visible)
    .where('device.removed_at', 'is', null);
}

/** What `visibleDevices` says. */
type Visible = RawBuilder<SqlBool>;

const tagsOf = (tx: Tx) => sql<Option[]>`(select coalesce(
    jsonb_agg(jsonb_build_object('id', device_tag.id, 'name', device_tag.name) order by device_tag.name), '[]'::jsonb)
  from device_tag_use join device_tag on device_tag.company_id = device_tag_use.company_id
    and device_tag.id = device_tag_use.tag_id
  where device_tag_use.company_id = device.company_id and device_tag_use.device_id = device.id
    and ${companyInScope(tx, 'device_tag_use')} and ${companyInScope(tx, 'device_tag')})`;

const columns = (tx: Tx) =>
  ['workshop.name as workshop_name', 'template.id as template_id', tagsOf(tx).as('tags')] as const;

interface DeviceRow extends Row<'device'> {
  readonly workshop_name: string | null;
  readonly template_id: string | null;
  readonly tags: Option[];
}

function toDevice(row: DeviceRow): Device {
  return {
    id: row.id,
    customerId: row.customer_id,
    floorPlanId: row.floor_plan_id,
    workshopId: row.workshop_id,
    workshopName: row.workshop_name,
    type: row.type,
    code: row.code,
    name: row.name,
    model: row.model,
    brand: row.brand,
    location: row.location,
    templateId: row.template_id,
    tags: row.tags,
    bound: row.bound,
    position: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
    mountHeight: row.mount_height,
    lastCheckedAt: row.last_checked_at?.toISOString() ?? null,
    installedDay: row.installed_day,
    revision: revisionOfDevice(row),
  };
}

/** Of what is known of it. Where it stands on a plan is moved by itself, and by many at once. */
function revisionOfDevice({ workshop_id, type, code, name, model, brand, location, mount_height, ...row }: DeviceRow) {
  const tags = row.tags.map(({ name: tag }) => tag);
  return revisionOf({ workshop_id, type, code, name, model, brand, location, mount_height, tags });
}

export interface DeviceKey {
  readonly id?: string | undefined;
  readonly code?: string | undefined;
}

export interface FoundDevice {
  readonly device: Device;
  /** Whose it is: what is asked of it then is asked of one node of a cluster. */
  readonly companyId: string;
  /** Whether the caller may use it. */
  readonly isVisible: boolean;
}

/** One device by id or code. */
export async function findDevice(tx: Tx, key: DeviceKey, visible: Visible): Promise<FoundDevice | null> {
  const row = await devices(tx, sql<SqlBool>`true`)
    .$if(key.id !== undefined, (query) => query.where('device.id', '=', key.id ?? ''))
    .$if(key.code !== undefined, (query) =>
      query.where(isTypedCode(key.code ?? '')).orderBy(sql`device.code <> ${key.code}`),
    )
    .selectAll('device')
    .select(columns(tx))
    .select(sql<boolean>`${visible}`.as('is_visible'))
    .executeTakeFirst();
  return row ? { device: toDevice(row), companyId: row.company_id, isVisible: row.is_visible } : null;
}

/** Whether a device has the code as it is written, or as somebody may have typed it: wide, small, with another hyphen. */
function isTypedCode(code: string): RawBuilder<SqlBool> {
  return sql`device.code = any(${[code, fold(code).toUpperCase(), fold(code)]}::text[])`;
}

export async function listDevices(tx: Tx, filter: RequestOf<'device.list'>, visible: Visible): Promise<Device[]> {
  const { customerId, floorPlanId, workshopId, type, tagId, modelId, search } = filter;
  const rows = await devices(tx, visible)
    .$if(customerId !== undefined, (query) => query.where('device.customer_id', '=', customerId ?? ''))
    .$if(floorPlanId !== undefined, (query) => query.where('device.floor_plan_id', '=', floorPlanId ?? ''))
    .$if(workshopId !== undefined, (query) => query.where('device.workshop_id', '=', workshopId ?? ''))
    .$if(type !== undefined, (query) => query.where('device.type', '=', type ?? 'flyLamp'))
    .$if(tagId !== undefined, (query) => query.where(hasTag(tx, tagId ?? '')))
    .$if(modelId !== undefined, (query) => query.where(isModel(tx, modelId ?? '')))
    .$if(search !== undefined, (query) => query.where(matches(search ?? '')))
    .selectAll('device')
    .select(columns(tx))
    .orderBy('device.code')
    .limit(listEnd)
    .execute();
  return rows.map(toDevice);
}

export async function pageOfDevices(
  tx: Tx,
  filter: Paging & { readonly search?: string | undefined },
  visible: Visible,
): Promise<Page<Device>> {
  const found = matches(filter.search ?? '');
  const shown = devices(tx, visible).where(found).selectAll('device').select(columns(tx)).orderBy('device.code');
  const counted = tx.db
    .selectFrom('device')
    .where(ownRows(tx, 'device'))
    .where(visible)
    .where('device.removed_at', 'is', null)
    .where(found);
  return mappedPage(filter, await pageRows(filter, shown, counted), toDevice);
}

function hasTag(tx: Tx, tagId: string): RawBuilder<SqlBool> {
  return sql`exists (select from device_tag_use where device_tag_use.company_id = device.company_id
    and device_tag_use.device_id = device.id and device_tag_use.tag_id = ${tagId}
    and ${companyInScope(tx, 'device_tag_use')})`;
}

function isModel(tx: Tx, modelId: string): RawBuilder<SqlBool> {
  return sql`exists (select from device_model where device_model.company_id = device.company_id
    and device_model.id = ${modelId} and device_model.device_type = device.type
    and ${sameWord(sql`device_model.name`, sql`device.model`)} and ${sameWord(sql`device_model.brand`, sql`device.brand`)}
    and ${companyInScope(tx, 'device_model')})`;
}

function matches(search: string) {
  return sql<boolean>`strpos(device.search_key, ${soughtWord(search)}) > 0`;
}

export function lockDevice(tx: Tx, companyId: string, id: string): Promise<Row<'device'> | undefined> {
  return inService(tx, companyId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function lockDeviceByCode(tx: Tx, companyId: string, code: string): Promise<Row<'device'> | undefined> {
  return inService(tx, companyId).where('code', '=', code).forUpdate().executeTakeFirst();
}

function inService(tx: Tx, companyId: string) {
  return tx.db.selectFrom('device').selectAll().where('company_id', '=', companyId).where('removed_at', 'is', null);
}

/** Whether a plan of this customer is there; it stays there until the transaction ends. */
export function holdFloorPlan(tx: Tx, companyId: string, customerId: string, id: string): Promise<boolean> {
  const plan = tx.db
    .selectFrom('floor_plan')
    .select('id')
    .where(rowsWith({ company_id: companyId, customer_id: customerId, id }))
    .where('deleted_at', 'is', null)
    .forShare();
  return isThere(plan);
}

export function workshopExists(tx: Tx, companyId: string, customerId: string, id: string): Promise<boolean> {
  const workshop = tx.db
    .selectFrom('workshop')
    .select('id')
    .where(rowsWith({ company_id: companyId, customer_id: customerId, id }));
  return isThere(workshop);
}

/** Where in the whole installation a code is in use; the answer never leaves the server, only a code for it does. */
export async function findCode(system: System, code: string) {
  const used = await system.selectFrom('used_device_code').selectAll().where('code', '=', code).executeTakeFirst();
  if (!used) return undefined;
  return system
    .selectFrom('device')
    .select(['id', 'company_id', 'customer_id'])
    .where(rowsWith({ company_id: used.company_id, id: used.device_id }))
    .executeTakeFirst();
}

type CodedDevice = Pick<Row<'device'>, 'company_id' | 'id' | 'code'>;

/** Claims a device's code; the key `device_code` refuses one that another device in service has. */
export async function claimCode(tx: Tx, device: CodedDevice): Promise<void> {
  await tx.db
    .insertInto('used_device_code')
    .values({ code: device.code, company_id: device.company_id, device_id: device.id })
    .execute();
}

export async function releaseCode(tx: Tx, device: CodedDevice): Promise<void> {
  await tx.db
    .deleteFrom('used_device_code')
    .where(rowsWith({ code: device.code, company_id: device.company_id }))
    .execute();
}

export function hasChecks(tx: Tx, device: Row<'device'>): Promise<boolean> {
  const check = tx.db
    .selectFrom('device_check')
    .select('task_id')
    .where(rowsWith({ company_id: device.company_id, device_id: device.id }));
  return isThere(check);
}

/** Devices of one statement: a statement takes 65,535 values. */
const devicesAtOnce = 250;

/** Claims the codes of many devices and adds them with the places where they stand. */
export async function insertDevices(tx: Tx, devices: readonly NewRow<'device'>[]): Promise<void> {
  for (let at = 0; at < devices.length; at += devicesAtOnce) {
    const some = devices.slice(at, at + devicesAtOnce);
    await tx.db
      .insertInto('used_device_code')
      .values(some.map(({ code, company_id, id }) => ({ code, company_id, device_id: id })))
      .execute();
    await tx.db.insertInto('device').values(some).execute();
  }
}

export interface UsedCode {
  readonly code: string;
  readonly device_id: string;
}

/** Which of some codes are in use in the whole installation; the answer never leaves the server. */
export async function usedCodes(system: System, codes: readonly string[]): Promise<UsedCode[]> {
  if (codes.length === 0) return [];
  return system
    .selectFrom('used_device_code')
    .select(['code', 'device_id'])
    .where(sql<SqlBool>`code = any(${[...new Set(codes)]}::text[])`)
    .execute();
}

/** Which of some devices stand at a site. */
export async function idsAtSite(
  tx: Tx,
  companyId: string,
  customerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.db
    .selectFrom('device')
    .select('id')
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export function workshopsOf(tx: Tx, companyId: string, customerId: string): Promise<Option[]> {
  return tx.db
    .selectFrom('workshop')
    .select(['id', 'name'])
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .execute();
}

/** Held, so that none is deleted under the devices that are about to stand on it. */
export function floorPlansOf(tx: Tx, companyId: string, customerId: string): Promise<Option[]> {
  return tx.db
    .selectFrom('floor_plan')
    .select(['id', 'name'])
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .where('deleted_at', 'is', null)
    .forShare()
    .execute();
}

export interface TaggedDevice extends Row<'device'> {
  readonly tags: string[];
}

/** Devices in service by their ids, as far as the caller may use them, in the order of their codes. */
export async function devicesById(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  visible: Visible,
): Promise<TaggedDevice[]> {
  const rows = await inService(tx, companyId)
    .where(sql<SqlBool>`device.id = any(${ids}::uuid[])`)
    .where(visible)
    .select(tagsOf(tx).as('tags'))
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ ...row, tags: row.tags.map(({ name }) => name) }));
}

/** Codes of a company's devices of a type, those that went out of service too: labels of them may still hang. */
export function codesOfType(
  tx: Tx,
  companyId: string,
  type: Row<'device'>['type'],
): Promise<Pick<Row<'device'>, 'code' | 'customer_id'>[]> {
  return tx.db
    .selectFrom('device')
    .select(['code', 'customer_id'])
    .where(rowsWith({ company_id: companyId, type }))
    .execute();
}
