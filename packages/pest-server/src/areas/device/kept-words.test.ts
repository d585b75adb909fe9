import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, deviceDraft } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const unknownId = '0198c0de-0000-7000-8000-000000000000';

onEachEngine((server) => {
  test('tags are the company’s own words: kept when a device is saved, listed, filtered, hidden from the customer', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(administrator, customer.id, { tags: ['Allergen zone', 'North'] });
    const trap = await addDevice(administrator, customer.id, { tags: ['allergen ZONE'] });
    await addDevice(administrator, customer.id);
    const tags = await administrator.get('device.tagList', {});
    expect(tags.map(({ name, deviceCount }) => [name, deviceCount])).toEqual([
      ['Allergen zone', 2],
      ['North', 1],
    ]);
    const tagged = await administrator.get('device.list', { customerId: customer.id, tagId: tags[0]?.id });
    expect(tagged.map(({ id }) => id).sort()).toEqual([lamp.id, trap.id].sort());
    expect(tagged.find(({ id }) => id === lamp.id)?.tags.map(({ name }) => name)).toEqual(['Allergen zone', 'North']);
    const { customerId: _, tags: __, ...draft } = deviceDraft(customer.id);
    await administrator.get('device.update', { id: lamp.id, ...draft, code: lamp.code });
    expect((await administrator.get('device.detail', { id: lamp.id })).tags).toHaveLength(2);
    await administrator.get('device.update', { id: lamp.id, ...draft, code: lamp.code, tags: [] });
    expect((await administrator.get('device.detail', { id: lamp.id })).tags).toEqual([]);
    expect(await customer.person.get('device.tagList', {})).toEqual([]);
    expect((await customer.person.get('device.detail', { id: trap.id })).tags).toEqual([]);
  });

  test('a tag is added, renamed, merged and removed, on every device that has it', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const both = await addDevice(administrator, customer.id, { tags: ['Allergen', 'Allergens'] });
    const one = await addDevice(administrator, customer.id, { tags: ['Allergens'] });
    const idOf = async (name: string) =>
      (await administrator.get('device.tagList', {})).find((tag) => tag.name === name)?.id ?? '';
    const namesOf = async (id: string) =>
      (await administrator.get('device.detail', { id })).tags.map(({ name }) => name);
    const [id, into] = [await idOf('Allergens'), await idOf('Allergen')];
    expect(await administrator.ask('device.addTag', { name: 'ALLERGEN' })).toMatchObject({ code: 4001, field: 'name' });
    expect((await administrator.ask('device.updateTag', { id, name: 'allergen' })).code).toBe(4001);
    await administrator.get('device.mergeTags', { id, into });
    await administrator.get('device.updateTag', { id: into, name: 'Allergen zone' });
    expect([await namesOf(both.id), await namesOf(one.id)]).toEqual([['Allergen zone'], ['Allergen zone']]);
    await administrator.get('device.deleteTag', { id: into });
    expect(await namesOf(one.id)).toEqual([]);
    expect((await administrator.ask('device.mergeTags', { id, into: unknownId })).code).toBe(4004);
  });

  test('models are kept by type with their brand; renaming and merging reach the devices', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(administrator, customer.id, { model: 'FT 30', brand: 'Flyline' });
    const other = await addDevice(administrator, customer.id, { model: 'FT-30', brand: 'Flyline' });
    const wide = await addDevice(administrator, customer.id, { model: 'ｆｔ－３０', brand: ' FLYLINE' });
    await addDevice(administrator, customer.id, { type: 'mouseTrap', model: 'MT-2', brand: 'Trapco' });
    const models = await administrator.get('device.modelList', {});
    expect(models.map(({ type, brand, name, deviceCount }) => [type, brand, name, deviceCount])).toEqual([
      ['flyLamp', 'Flyline', 'FT 30', 1],
      ['flyLamp', 'Flyline', 'FT-30', 2],
      ['mouseTrap', 'Trapco', 'MT-2', 1],
    ]);
    const [wrong, right, trap] = models.map(({ id }) => id);
    if (!wrong || !right || !trap) throw new Error('Three models were kept.');
    expect((await administrator.ask('device.deleteModel', { id: wrong })).code).toBe(4001);
    expect((await administrator.ask('device.mergeModels', { id: wrong, into: trap })).code).toBe(20007);
    const renamed = { id: wrong, name: 'FT-30', brand: 'Flyline' };
    expect(await administrator.ask('device.updateModel', renamed)).toMatchObject({ code: 4001, field: 'name' });
    await administrator.get('device.mergeModels', { id: wrong, into: right });
    await administrator.get('device.updateModel', { id: right, name: 'FT-30', brand: 'Flyline Pro' });
    for (const { id } of [lamp, other, wide]) {
      expect(await administrator.get('device.detail', { id })).toMatchObject({ model: 'FT-30', brand: 'Flyline Pro' });
    }
    expect(await administrator.get('device.list', { modelId: right })).toHaveLength(3);
    const { id } = await administrator.get('device.addModel', { type: 'baitStation', name: 'BS-9' });
    await administrator.get('device.deleteModel', { id });
    expect((await administrator.get('device.modelList', {})).map((model) => model.id)).toEqual([right, trap]);
  });

  test('another company’s words answer like none', async () => {
    const mine = await addCompany(server());
    const other = await addCompany(server());
    const tag = await other.administrator.get('device.addTag', { name: 'Theirs' });
    const model = await other.administrator.get('device.addModel', { type: 'flyLamp', name: 'Theirs' });
    const { administrator } = mine;
    const answers = [
      await administrator.ask('device.updateTag', { id: tag.id, name: 'Mine' }),
      await administrator.ask('device.deleteTag', { id: tag.id }),
      await administrator.ask('device.mergeTags', { id: tag.id, into: tag.id }),
      await administrator.ask('device.updateModel', { id: model.id, name: 'Mine' }),
      await administrator.ask('device.deleteModel', { id: model.id }),
      await administrator.ask('device.mergeModels', { id: model.id, into: model.id }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([4004, 4004, 4004, 4004, 4004, 4004]);
    expect(await administrator.get('device.tagList', {})).toEqual([]);
    expect(await administrator.get('device.modelList', {})).toEqual([]);
  });
});
