import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addTask,
  customerDraft,
  deviceDraft,
  password,
  randomPhone,
} from '../testing/people';
import { onEachEngine } from '../testing/test-server';

/** An id in the right form that nothing has. */
const id = '00000000-0000-7000-8000-000000000000';
const consumable = {
  categoryId: 1,
  name: 'Board',
  unit: 'piece',
  safetyStock: '1',
  warningLevel: '1',
} as const;

onEachEngine((server) => {
  test('what is not there is 4004, whatever is asked of it', async () => {
    const { administrator: manager } = await addCompany(server());
    const { data: image } = await manager.upload();
    const task = {
      customerId: id,
      workshopIds: [],
      places: ['indoor' as const],
      inspection: 'devices' as const,
      plannedAt: '2026-05-04T06:00:00.000Z',
      description: '',
      staffIds: [],
    };
    const save = { id, version: 1, name: 'Report', subject: '', sections: [] };
    const answers = {
      createAccount: await manager.ask('customer.createAccount', { id, loginId: randomPhone(), password }),
      editFactory: await manager.ask('customer.editFactory', { id, ...customerDraft() }),
      addFactoryDevice: await manager.ask('customer.addFactoryDevice', { customerId: id, code: 'T-none' }),
      addPlan: await manager.ask('floorPlan.add', { customerId: id, name: 'Plan', image: image.fullurl }),
      updatePlan: await manager.ask('floorPlan.update', { id, name: 'Plan', metresPerWidth: null }),
      warning: await manager.ask('stock.setCategoryWarningNum', { id, warningLevel: '1' }),
      updateConsumable: await manager.ask('stock.updateConsumablesStock', { id, ...consumable }),
      ledger: await manager.ask('stock.ledger', { id }),
      updateTask: await manager.ask('task.update', { id, ...task }),
      distribute: await manager.ask('task.distribute', { id, staffIds: [] }),
      submit: await manager.ask('task.submit', { id }),
      review: await manager.ask('task.review', { id, outcome: 'pass' }),
      generate: await manager.ask('task.generateReport', { id }),
      writePdfData: await manager.ask('task.saveServicesPdfData', { id, data: '{}' }),
      readPdfData: await manager.ask('task.getServicesPdfData', { id }),
      addRisk: await manager.ask('risk.add', {
        taskId: id,
        deviceId: null,
        location: 'Door',
        description: 'Gap',
        severity: 'major',
        photos: [],
        action: '',
        owner: '',
        dueDay: null,
      }),
      verifyRisk: await manager.ask('risk.verify', { id }),
      updateReport: await manager.ask('report.update', { id, name: 'Report', subject: '' }),
      save: await manager.ask('report.saveDetailData', save),
      saveSimple: await manager.ask('report.saveDetailSimple', save),
      examine: await manager.ask('report.examineDetailSimple', { id, outcome: 'pass' }),
      sign: await manager.ask('report.sign', {
        id,
        version: 1,
        role: 'technician',
        name: 'Li',
        method: 'typed',
        strokes: null,
      }),
      useChemical: await manager.ask('inspection.useChemical', {
        taskId: id,
        consumableId: id,
        amount: '1',
        dilution: '',
        areaTreated: '1',
        where: 'Yard',
        method: 'spray',
        targetPest: '',
        batch: '',
        applicatorLicence: '',
        precautions: '',
      }),
    };
    for (const [name, { code, data }] of Object.entries(answers)) expect([code, data], name).toEqual([4004, null]);
  });

  test('a customer’s credit code and a login are taken once: 4001 and 10001 beside their fields', async () => {
    const company = await addCompany(server());
    const manager = company.administrator;
    const draft = customerDraft();
    const first = await manager.get('customer.add', draft);
    const other = await addCustomer(server(), company);
    const login = { loginId: randomPhone(), password };
    expect(await manager.ask('customer.create', { ...draft, ...login })).toMatchObject({
      code: 4001,
      field: 'creditCode',
    });
    expect(await manager.ask('customer.update', { id: other.id, ...draft })).toMatchObject({
      code: 4001,
      field: 'creditCode',
    });
    const taken = await manager.ask('customer.createAccount', {
      id: first.id,
      loginId: other.person.loginId,
      password,
    });
    expect(taken).toMatchObject({ code: 10001, field: 'loginId' });
  });

  test('a changed device keeps its code apart from every other: 20008, 20009, 20012, 20013', async () => {
    const company = await addCompany(server());
    const manager = company.administrator;
    const [here, there] = [await addCustomer(server(), company), await addCustomer(server(), company)];
    const [device, neighbour] = [await addDevice(manager, here.id), await addDevice(manager, here.id)];
    const across = await addDevice(manager, there.id);
    const { customerId: _, ...draft } = deviceDraft(here.id);
    const codeFor = async (change: { id: string; code: string }) =>
      (await manager.ask('device.update', { ...draft, ...change })).code;
    expect(await codeFor({ id: device.id, code: neighbour.code })).toBe(20013);
    expect(await codeFor({ id: device.id, code: across.code })).toBe(20008);
    expect(await codeFor({ id: device.id, code: 'short' })).toBe(20012);
    expect(await codeFor({ id, code: draft.code })).toBe(20009);
  });

  test('a service not yet reviewed has no report, and keeps its customer: 4001', async () => {
    const company = await addCompany(server());
    const manager = company.administrator;
    const customer = await addCustomer(server(), company);
    const task = await addTask(manager, customer.id, []);
    expect((await manager.ask('task.generateReport', { id: task })).code).toBe(4001);
    expect((await manager.ask('task.generateServicesReport', { ids: [task] })).code).toBe(4001);
    expect((await manager.ask('customer.removeFactory', { id: customer.id })).code).toBe(4001);
    await manager.get('task.removeService', { id: task });
    await manager.get('customer.removeFactory', { id: customer.id });
    expect((await manager.ask('customer.details', { id: customer.id })).code).toBe(4004);
  });

  test('a consumable’s name is taken once in its category, when it is changed too: 4001', async () => {
    const { administrator: manager } = await addCompany(server());
    await manager.get('stock.addConsumablesStock', { ...consumable, stock: '0' });
    const other = await manager.get('stock.addConsumablesStock', { ...consumable, name: 'Tube', stock: '0' });
    const renamed = await manager.ask('stock.updateConsumablesStock', { id: other.id, ...consumable });
    expect(renamed).toMatchObject({ code: 4001, field: 'name' });
    expect(
      (await manager.ask('stock.updateConsumablesStock', { id: other.id, ...consumable, name: 'Lamp' })).code,
    ).toBe(0);
  });

  test('a device that is not there cannot be taken off a site: 20009', async () => {
    const company = await addCompany(server());
    const customer = await addCustomer(server(), company);
    const wanted = { customerId: customer.id, code: 'T-none-here' };
    expect((await company.administrator.ask('customer.removeFactoryDevice', wanted)).code).toBe(20009);
  });

  describe('words in the language that is asked for', () => {
    async function words(language: string) {
      const { administrator } = await addCompany(server());
      const customer = await administrator.get('customer.add', customerDraft());
      const workshop = { customerId: customer.id, name: 'Bakery', zoneRisk: 'high' } as const;
      await administrator.get('workshop.add', workshop);
      const headers = { authorization: administrator.token, 'accept-language': language };
      const [wrong, refused] = [
        await server().app.inject({ url: '/api/v-customer/list?page=0', headers }),
        await server().app.inject({ method: 'POST', url: '/api/v-customer-workshop/add', headers, payload: workshop }),
      ];
      return [wrong, refused].map((reply) => reply.json<{ code: number; msg: string }>());
    }

    test('3001 and 4001 in English', async () => {
      expect(await words('en-GB,en;q=0.9')).toEqual([
        expect.objectContaining({ code: 3001, msg: expect.stringMatching(/^[ -~’]+$/) }),
        expect.objectContaining({
          code: 4001,
          msg: 'This customer already has a workshop with this name.',
          field: 'name',
        }),
      ]);
    });

    test('3001 and 4001 in Chinese', async () => {
      expect(await words('zh-CN,zh;q=0.9')).toEqual([
        expect.objectContaining({ code: 3001, msg: expect.stringMatching(/^[\u4e00-\u9fff].*$/) }),
        expect.objectContaining({ code: 4001, msg: '该客户已有同名车间', field: 'name' }),
      ]);
    });
  });
});
