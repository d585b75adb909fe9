import type { RequestInput } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { onEachEngine, onPostgres } from '../../testing/test-server';

function draft(given: Partial<RequestInput<'template.create'>> = {}): RequestInput<'template.create'> {
  return {
    name: 'Lamp check',
    deviceType: 'flyLamp',
    process: 'Switch off, open, count.',
    directions: [
      {
        id: 'd1',
        name: 'Tube',
        note: '',
        items: [
          {
            id: 'i1',
            name: 'Tube age',
            type: 'number',
            required: true,
            options: [],
            multiple: false,
            unit: 'months',
            min: 0,
            max: 36,
            alarmAbove: 12,
          },
        ],
      },
    ],
    ...given,
  };
}

onEachEngine((server) => {
  test('a choice without options is refused at its place', async () => {
    const { administrator } = await addCompany(server());
    const choice = { name: 'Clean', type: 'choice' as const };
    const withOptions = (...labels: string[]) =>
      draft({ directions: [{ name: 'Body', items: [{ ...choice, options: labels.map((label) => ({ label })) }] }] });
    for (const labels of [[], ['yes'], ['yes', 'yes ']]) {
      expect(await administrator.ask('template.create', withOptions(...labels))).toMatchObject({
        code: 3001,
        field: 'directions.0.items.0.options',
      });
    }
    const { id } = await administrator.get('template.create', withOptions('yes', 'no'));
    const [direction] = (await administrator.get('template.details', { id })).directions;
    const [item] = direction?.items ?? [];
    expect(item).toMatchObject({ ...choice, required: true, options: [{ label: 'yes' }, { label: 'no' }] });
    expect(new Set([direction?.id, item?.id, ...(item?.options ?? []).map((option) => option.id)]).size).toBe(4);
  });

  test('English words come back as they were written, and old clients leave them out', async () => {
    const { administrator } = await addCompany(server());
    const options = [
      { label: '完好', labelEn: 'Intact' },
      { label: '破损', labelEn: '' },
    ];
    const written = draft({
      processEn: 'Open, count.',
      directions: [
        {
          name: '设备',
          nameEn: 'Device',
          note: '近处',
          noteEn: 'Near',
          items: [{ name: '外壳', nameEn: 'Shell', type: 'choice', options }],
        },
      ],
    });
    const { id } = await administrator.get('template.create', written);
    expect(await administrator.get('template.details', { id })).toMatchObject(written);
    await administrator.get('template.update', { id, ...draft() });
    expect(await administrator.get('template.details', { id })).not.toHaveProperty('processEn');
  });

  test('a type of a host’s own is kept with its settings, and refused only for its form', async () => {
    const { administrator } = await addCompany(server());
    const ask = (type: string, settings: object) => {
      const items = [{ id: 'i1', name: 'Water', type: type as 'acme:ph', settings: settings as { low: number } }];
      return administrator.ask('template.create', draft({ directions: [{ name: 'Bait', items }] }));
    };
    const field = 'directions.0.items.0';
    for (const type of ['ph', 'Acme:ph', 'acme:', 'acme:p h', 'acme:ph:2']) {
      expect(await ask(type, {}), type).toMatchObject({ code: 3001, field: `${field}.type` });
    }
    expect(await ask('acme:ph', { low: { of: 'lists' } })).toMatchObject({
      code: 3001,
      field: `${field}.settings.low`,
    });
    const { data } = await ask('acme:ph', { low: 6.5, unit: 'pH', strict: true });
    const [direction] = (await administrator.get('template.details', data ?? { id: '' })).directions;
    expect(direction?.items[0]).toMatchObject({ type: 'acme:ph', settings: { low: 6.5, unit: 'pH', strict: true } });
  });

  test('a save that started from an older version is refused, and changes nothing', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('template.create', draft());
    await administrator.get('template.update', { id, version: 1, ...draft({ name: 'First' }) });
    const late = await administrator.ask('template.update', { id, version: 1, ...draft({ name: 'Second' }) });
    expect(late).toMatchObject({ code: 4001, field: 'version' });
    expect(await administrator.get('template.details', { id })).toMatchObject({ name: 'First', version: 2 });
    await administrator.get('template.update', { id, ...draft({ name: 'Old client' }) });
    expect(await administrator.get('template.details', { id })).toMatchObject({ name: 'Old client', version: 3 });
  });

  test('30001 one template per device type, free again once deleted', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('template.create', draft());
    expect((await administrator.ask('template.create', draft())).code).toBe(30001);
    const trap = await administrator.get('template.create', draft({ deviceType: 'mouseTrap' }));
    expect((await administrator.ask('template.update', { id: trap.id, ...draft() })).code).toBe(30001);
    await administrator.get('template.delete', { id });
    expect((await administrator.ask('template.create', draft())).code).toBe(0);
    expect((await administrator.ask('template.delete', { id })).code).toBe(4004);
  });

  test('a change is a new version, and the old one is kept', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('template.create', draft());
    await administrator.get('template.update', { id, ...draft({ name: 'Renamed' }) });
    expect(await administrator.get('template.details', { id })).toMatchObject({ name: 'Renamed', version: 2 });
    expect(await administrator.get('template.list', {})).toMatchObject([{ id, version: 2, itemCount: 1 }]);
    const kept = await server()
      .database.system.selectFrom('inspection_template_version')
      .select('body')
      .where('template_id', '=', id)
      .orderBy('version')
      .execute();
    expect(kept.map((row) => row.body.name)).toEqual(['Lamp check', 'Renamed']);
  });

  test('a draft waits until it is published, and keeps the device type of what is', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('template.create', { ...draft({ name: 'First thoughts' }), state: 'draft' });
    expect(await administrator.get('template.details', { id })).toMatchObject({ version: 1, published: null });
    await administrator.get('template.update', { id, version: 1, ...draft({ name: 'In force' }) });
    expect(await administrator.get('template.list', {})).toMatchObject([
      { name: 'In force', version: 2, published: 2 },
    ]);
    await administrator.get('template.update', {
      id,
      version: 2,
      ...draft({ deviceType: 'mouseTrap' }),
      state: 'draft',
    });
    expect(await administrator.get('template.details', { id })).toMatchObject({
      deviceType: 'mouseTrap',
      version: 3,
      published: 2,
    });
    // Its type is not free while services begin with it, and the draft has taken none.
    expect((await administrator.ask('template.create', draft())).code).toBe(30001);
    const { id: traps } = await administrator.get('template.create', draft({ deviceType: 'mouseTrap' }));
    const late = await administrator.ask('template.update', { id, version: 3, ...draft({ deviceType: 'mouseTrap' }) });
    expect(late.code).toBe(30001);
    expect(traps).not.toBe(id);
  });

  test('two items of one id are refused', async () => {
    const { administrator } = await addCompany(server());
    const [direction] = draft().directions;
    const twice = draft({ directions: direction ? [direction, { ...direction, id: 'd2' }] : [] });
    expect(await administrator.ask('template.create', twice)).toMatchObject({
      code: 3001,
      field: 'directions.1.items.0.id',
    });
  });

  test('C8 foreign and unknown templates answer alike', async () => {
    const mine = await addCompany(server());
    const other = await addCompany(server());
    const { id } = await other.administrator.get('template.create', draft());
    const foreign = await mine.administrator.ask('template.details', { id });
    expect(foreign.code).toBe(4004);
    expect((await mine.administrator.ask('template.details', { id: 'x' })).body).toBe(foreign.body);
    expect((await mine.administrator.ask('template.update', { id, ...draft() })).code).toBe(4004);
    expect((await mine.administrator.ask('template.delete', { id })).code).toBe(4004);
    expect((await other.administrator.get('template.details', { id })).version).toBe(1);
  });
});

describe('races', () => {
  onPostgres((server) => {
    test('I7 one device type ten times at once: one template', async () => {
      const { administrator } = await addCompany(server());
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => administrator.ask('template.create', draft())),
      );
      const codes = answers.map((answer) => answer.code).sort((a, b) => a - b);
      expect(codes).toEqual([0, ...Array.from({ length: 9 }, () => 30001)]);
      expect(await administrator.get('template.list', {})).toHaveLength(1);
    });
  });
});
