/** Tags and models are lists that a company keeps: what a device is saved with joins them. */
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { requireSeen } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { deleteRow, insertRow, lockRow, updateRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './kept-words.queries';

const tagTaken = { zh: '已有同名标签', en: 'There is already a tag with this name.' } as const;
const modelTaken = {
  zh: '该类型下已有同品牌的同名型号',
  en: 'There is already a model with this name and brand for this type.',
} as const;
const modelUsed = {
  zh: '仍有设备使用该型号，请改为合并到其他型号',
  en: 'Some devices still use this model; merge it into another one instead.',
} as const;

export const keptWordHandlers = {
  'device.tagList': (call) =>
    call.inScope(async (tx) => (tx.scope.kind === 'company' ? queries.listTags(tx, tx.scope.companyId) : [])),

  'device.modelList': (call) =>
    call.inScope(async (tx) => (tx.scope.kind === 'company' ? queries.listModels(tx, tx.scope.companyId) : [])),

  'device.addTag': (call, { name }) =>
    asTagTaken(() =>
      call.inScope(async (tx) => {
        if ((await queries.tagNamed(tx, companyOf(tx), name)) !== null) throw tagRefusal();
        const id = newId(call.now);
        await insertRow(tx.db, 'device_tag', { company_id: companyOf(tx), id, name });
        return { id };
      }),
    ),

  'device.updateTag': (call, { id, name, revision }) =>
    asTagTaken(() =>
      call.inScope(async (tx) => {
        const tag = await tagOf(tx, id);
        requireSeen(revision, queries.revisionOfTag(tag));
        const named = await queries.tagNamed(tx, companyOf(tx), name);
        if (named !== null && named !== tag.id) throw tagRefusal();
        await queries.renameTag(tx, tag, name);
        return null;
      }),
    ),

  'device.mergeTags': (call, request) =>
    call.inScope(async (tx) => {
      const [tag, into] = await bothOf(request, (id) => tagOf(tx, id));
      if (tag.id !== into.id) await queries.mergeTag(tx, tag, into);
      return null;
    }),

  'device.deleteTag': (call, { id }) =>
    call.inScope(async (tx) => {
      await deleteRow(tx.db, 'device_tag', await tagOf(tx, id));
      return null;
    }),

  'device.addModel': (call, { type, name, brand }) =>
    asModelTaken(() =>
      call.inScope(async (tx) => {
        const id = newId(call.now);
        await insertRow(tx.db, 'device_model', { company_id: companyOf(tx), id, device_type: type, name, brand });
        return { id };
      }),
    ),

  'device.updateModel': (call, { id, name, brand, revision }) =>
    asModelTaken(() =>
      call.inScope(async (tx) => {
        const model = await modelOf(tx, id);
        requireSeen(revision, queries.revisionOfModel(model));
        await updateRow(tx.db, 'device_model', model, { name, brand });
        await queries.renameOnDevices(tx, model, { name, brand });
        return null;
      }),
    ),

  'device.mergeModels': (call, request) =>
    call.inScope(async (tx) => {
      const [model, into] = await bothOf(request, (id) => modelOf(tx, id));
      if (model.device_type !== into.device_type) refuse('device.typeMismatch');
      if (model.id === into.id) return null;
      await queries.renameOnDevices(tx, model, into);
      await deleteRow(tx.db, 'device_model', model);
      return null;
    }),

  'device.deleteModel': (call, { id }) =>
    call.inScope(async (tx) => {
      const model = await modelOf(tx, id);
      if (await queries.isModelUsed(tx, model)) refuse('general.businessFailure', { words: modelUsed });
      await deleteRow(tx.db, 'device_model', model);
      return null;
    }),
} satisfies Partial<AreaHandlers<'device'>>;

/** Keeps the model that a device is saved with, and its tags; tags that are left out stay as they are. */
export async function keepWords(
  call: Call,
  tx: Tx,
  device: Pick<Row<'device'>, 'company_id' | 'id' | 'type' | 'model' | 'brand'>,
  tags: readonly string[] | undefined,
): Promise<void> {
  const { company_id, type, model, brand } = device;
  if (model !== '')
    await queries.keepModel(tx, { company_id, id: newId(call.now), device_type: type, name: model, brand });
  if (tags === undefined) return;
  const ids: string[] = [];
  for (const name of [...new Set(tags)].sort()) ids.push(await keptTag(call, tx, company_id, name));
  await queries.setTags(tx, device, [...new Set(ids)]);
}

type Kept = Pick<Row<'device'>, 'company_id' | 'id' | 'type' | 'model' | 'brand'>;

/** Keeps the models of many devices. */
export async function keepModels(call: Call, tx: Tx, devices: readonly Kept[]): Promise<void> {
  const models = new Map(
    devices
      .filter(({ model }) => model !== '')
      .map(({ company_id, type, model, brand }) => [
        JSON.stringify([type, model, brand]),
        { company_id, device_type: type, name: model, brand },
      ]),
  );
  for (const [, model] of [...models].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await queries.keepModel(tx, { ...model, id: newId(call.now) });
  }
}

/** Keeps the tags of many new devices. */
export async function keepTags(
  call: Call,
  tx: Tx,
  devices: readonly (Kept & { readonly tags: readonly string[] })[],
): Promise<void> {
  const ids = new Map<string, string>();
  const companyId = companyOf(tx);
  for (const name of [...new Set(devices.flatMap(({ tags }) => tags))].sort()) {
    ids.set(name, await keptTag(call, tx, companyId, name));
  }
  for (const device of devices) {
    if (device.tags.length === 0) continue;
    await queries.setTags(tx, device, [...new Set(device.tags.flatMap((name) => ids.get(name) ?? []))]);
  }
}

async function keptTag(call: Call, tx: Tx, companyId: string, name: string): Promise<string> {
  const known = await queries.tagNamed(tx, companyId, name);
  if (known !== null) return known;
  await queries.keepTag(tx, { company_id: companyId, id: newId(call.now), name });
  return orNotFound(await queries.tagNamed(tx, companyId, name));
}

async function tagOf(tx: Tx, id: string): Promise<Row<'device_tag'>> {
  return orNotFound(isId(id) ? await lockRow(tx.db, 'device_tag', { company_id: companyOf(tx), id }) : null);
}

async function modelOf(tx: Tx, id: string): Promise<Row<'device_model'>> {
  return orNotFound(isId(id) ? await lockRow(tx.db, 'device_model', { company_id: companyOf(tx), id }) : null);
}

/** Locked in the order of their ids, so that two merges of the same two wait for each other. */
async function bothOf<Found>(
  { id, into }: { readonly id: string; readonly into: string },
  find: (id: string) => Promise<Found>,
): Promise<readonly [Found, Found]> {
  if (id <= into) {
    const first = await find(id);
    return [first, await find(into)];
  }
  const second = await find(into);
  return [await find(id), second];
}

function tagRefusal(): PestRefusal {
  return new PestRefusal('general.businessFailure', { words: tagTaken, field: 'name' });
}

function asTagTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs('device_tag_name', tagRefusal(), work);
}

function asModelTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs(
    'device_model_name',
    new PestRefusal('general.businessFailure', { words: modelTaken, field: 'name' }),
    work,
  );
}
