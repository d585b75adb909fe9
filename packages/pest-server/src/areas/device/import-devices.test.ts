import type { DeviceLine, ImportMode } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  lampCheck,
  randomDeviceCode,
} from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

const cells = { workshop: '', floorPlan: '', x: '', y: '', model: '', brand: '', location: '', tags: '' };

function line(number: number, given: Partial<DeviceLine> = {}): DeviceLine {
  return { ...cells, line: number, type: '捕鼠器', code: randomDeviceCode(), name: 'Trap', ...given };
}

async function addSite(server: TestServer) {
  const company = await addCompany(server);
  const { administrator } = company;
  const { id: customerId } = await addCustomer(server, company);
  await administrator.get('workshop.add', { customerId, name: 'Packing' });
  await addFloorPlan(administrator, customerId);
  const send = (mode: ImportMode, lines: DeviceLine[]) =>
    administrator.get('device.importLines', { customerId, mode, lines });
  const codes = async () => (await administrator.get('device.list', { customerId })).map(({ code }) => code);
  return { company, administrator, customerId, send, codes };
}

onEachEngine((server) => {
  describe('importing devices', () => {
    test('each fault is named by line and column; a dry run adds nothing, nor does "all" with one fault', async () => {
      const { company, administrator, customerId, send, codes } = await addSite(server());
      const neighbour = await addCustomer(server(), company);
      const here = await addDevice(administrator, customerId);
      const elsewhere = await addDevice(administrator, neighbour.id);
      const good = line(2, {
        workshop: ' packing ',
        floorPlan: 'Ground floor',
        x: '25',
        y: '75%',
        tags: '过敏原区；夜间',
      });
      const lines = [
        good,
        line(3, { type: '' }),
        line(4, { type: 'Drone' }),
        line(5, { code: 'x y' }),
        line(6, { code: here.code }),
        line(7, { code: elsewhere.code }),
        line(8, { code: good.code }),
        line(9, { workshop: 'Attic', x: '120', y: 'left', floorPlan: 'Ground floor' }),
        line(10, { name: 'a'.repeat(201), x: '1', y: '1' }),
      ];
      const expected = [
        [3, 'type', 'required', null],
        [4, 'type', 'unknownType', null],
        [5, 'code', 'device.codeFormat', 20012],
        [6, 'code', 'device.boundHere', 20013],
        [7, 'code', 'device.boundElsewhere', 20008],
        [8, 'code', 'twiceInFile', null],
        [9, 'x', 'tooHigh', null],
        [9, 'y', 'number', null],
        [9, 'workshop', 'unknownWorkshop', null],
        [10, 'name', 'tooLong', null],
        [10, 'floorPlan', 'required', null],
      ];
      for (const mode of ['check', 'all'] as const) {
        const answer = await send(mode, lines);
        expect(answer).toMatchObject({ lines: 9, good: 1, added: 0 });
        const named = answer.faults.map(({ line, field, reason, code }) => [line, field, reason, code]);
        expect(named.sort()).toEqual(expected.sort());
        expect(await codes()).toEqual([here.code]);
      }
      expect(await send('good', lines)).toMatchObject({ good: 1, added: 1 });
      expect(await administrator.get('device.detail', { code: good.code })).toMatchObject({
        type: 'mouseTrap',
        workshopName: 'Packing',
        position: { x: 0.25, y: 0.75 },
        tags: [{ name: '夜间' }, { name: '过敏原区' }],
      });
    });

    test('500 lines with 7 bad ones: 493 come in, and the same file again doubles none', async () => {
      const { send, codes } = await addSite(server());
      const lines = Array.from({ length: 500 }, (_, at) => line(at + 2, { model: 'T-1', tags: 'gate' }));
      const bad = [4, 77, 120, 260, 311, 402, 499];
      const file = lines.map((each, at) => (bad.includes(at) ? { ...each, name: '' } : each));
      const dry = await send('check', file);
      expect(dry.faults.map(({ line }) => line)).toEqual(bad.map((at) => at + 2));
      expect(await send('good', file)).toMatchObject({ lines: 500, good: 493, added: 493 });
      const again = await send('good', file);
      expect(again).toMatchObject({ good: 0, added: 0 });
      expect(again.faults.filter(({ code }) => code === 20013)).toHaveLength(493);
      expect(await codes()).toHaveLength(493);
    });

    test('two files at once that share a code: one of them has it, and the other says so', async () => {
      const { send, codes } = await addSite(server());
      const shared = line(2);
      const answers = await Promise.all([send('good', [shared, line(3)]), send('good', [shared, line(3)])]);
      expect(answers.map(({ added }) => added).sort()).toEqual([1, 2]);
      expect(await codes()).toHaveLength(3);
    });

    test('the site must be the company’s, and more lines than one call takes are refused whole', async () => {
      const { administrator, customerId } = await addSite(server());
      const stranger = await addSite(server());
      const lines = [line(2)];
      const foreign = { customerId: stranger.customerId, mode: 'good' as const, lines };
      expect((await administrator.ask('device.importLines', foreign)).code).toBe(4004);
      const many = Array.from({ length: 1001 }, (_, at) => ({ line: at + 2, type: 'flyLamp' }));
      expect(await administrator.ask('device.importLines', { customerId, mode: 'check', lines: many })).toMatchObject({
        code: 3001,
        field: 'lines',
      });
    });
  });

  describe('free codes and copies', () => {
    test('the next code goes on from the company’s own, and passes over what others use', async () => {
      const { administrator, customerId } = await addSite(server());
      const stranger = await addSite(server());
      const prefix = `N${randomDeviceCode().slice(2, 8)}x`;
      for (const number of ['0007', '0009']) {
        await addDevice(administrator, customerId, { type: 'mouseTrap', code: prefix + number });
      }
      await addDevice(stranger.administrator, stranger.customerId, { code: `${prefix}0010` });
      expect(await administrator.get('device.nextCodes', { type: 'mouseTrap', count: 2 })).toEqual([
        `${prefix}0011`,
        `${prefix}0012`,
      ]);
      const [fresh = ''] = await administrator.get('device.nextCodes', { type: 'baitStation' });
      expect(fresh).toMatch(/^BS\d{4,}$/);
    });

    test('a site goes on from its own codes, and nobody else’s', async () => {
      const { administrator, customerId } = await addSite(server());
      const stranger = await addSite(server());
      const prefix = `S${randomDeviceCode().slice(2, 8)}x`;
      await addDevice(administrator, customerId, { type: 'mouseTrap', code: `${prefix}016` });
      expect(await administrator.get('device.nextCodes', { type: 'mouseTrap', customerId })).toEqual([`${prefix}017`]);
      const foreign = { type: 'mouseTrap', customerId } as const;
      expect((await stranger.administrator.ask('device.nextCodes', foreign)).code).toBe(4004);
    });

    test('devices are copied to another site under free codes, together or not at all, two at once too', async () => {
      const { company, administrator, customerId } = await addSite(server());
      const stranger = await addSite(server());
      const target = await addCustomer(server(), company);
      const [floorPlanId, targetPlan] = [
        await addFloorPlan(administrator, customerId),
        await addFloorPlan(administrator, target.id),
      ];
      const position = { x: 0.2, y: 0.4 };
      const originals = [
        await addDevice(administrator, customerId, { floorPlanId, position, tags: ['gate'] }),
        await addDevice(administrator, customerId, { type: 'mouseTrap' }),
      ];
      const ids = originals.map(({ id }) => id);
      const copy = { ids, customerId: target.id, floorPlanId: targetPlan };
      const copies = await Promise.all([
        administrator.get('device.copy', copy),
        administrator.get('device.copy', copy),
      ]);
      expect(new Set(copies.flat().map(({ code }) => code)).size).toBe(4);
      const devices = await administrator.get('device.list', { floorPlanId: targetPlan });
      expect(devices).toHaveLength(4);
      expect(devices.filter((device) => device.position !== null)).toMatchObject([
        { position, tags: [{ name: 'gate' }] },
        { position, tags: [{ name: 'gate' }] },
      ]);
      const foreign = await stranger.administrator.ask('device.copy', {
        ...copy,
        customerId: stranger.customerId,
        floorPlanId: null,
      });
      expect(foreign.code).toBe(20009);
      expect((await administrator.ask('device.copy', { ...copy, floorPlanId })).code).toBe(4004);
    });
  });

  test('a device’s history tells its places and checks, the newest first, to those who see it', async () => {
    const { company, administrator, customerId } = await addSite(server());
    const stranger = await addSite(server());
    const floorPlanId = await addFloorPlan(administrator, customerId);
    const lamp = await addDevice(administrator, customerId);
    server().setNow('2026-05-04T02:30:00.000Z');
    await administrator.get('device.mobile', { id: lamp.id, floorPlanId, position: { x: 0.5, y: 0.5 } });
    const technician = await company.addServiceStaff();
    const taskId = await addTask(administrator, customerId, [technician]);
    await technician.get('task.checkIn', { id: taskId });
    server().setNow('2026-05-04T03:30:00.000Z');
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 5, { actions: ['replaced'] }));
    const history = await administrator.get('device.history', { id: lamp.id });
    expect(history).toMatchObject([
      { kind: 'checked', value: 5, species: [{ species: 'fly', count: 5 }], actions: ['replaced'], taskId },
      { kind: 'placed', floorPlanName: 'Ground floor', position: { x: 0.5, y: 0.5 } },
      { kind: 'placed', floorPlanName: null, position: null },
    ]);
    expect((await stranger.administrator.ask('device.history', { id: lamp.id })).code).toBe(20009);
  });
});
