import { describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  lampCheck,
  type Person,
  password,
  randomPhone,
  signIn,
} from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  async function site() {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const floorPlanId = await addFloorPlan(administrator, customer.id);
    const { id: workshopId } = await administrator.get('workshop.add', { customerId: customer.id, name: 'Packing' });
    const place = { floorPlanId, position: { x: 0.5, y: 0.5 } };
    const lamp = await addDevice(administrator, customer.id, { ...place, workshopId });
    const trap = await addDevice(administrator, customer.id, { ...place, type: 'mouseTrap' });
    const technician = await company.addServiceStaff('Li');
    return { company, administrator, customer, floorPlanId, workshopId, lamp, trap, technician };
  }
  const traps = { name: 'Traps', deviceTypes: ['mouseTrap'] as 'mouseTrap'[] };
  const devicesOf = async (person: Person) => (await person.get('device.myList', {})).items.map(({ id }) => id);

  test('a role is made, listed with what it reaches and who holds it, changed and deleted; its holders obey', async () => {
    const { administrator, customer, workshopId, lamp, trap, technician } = await site();
    const { id } = await administrator.get('deviceRole.create', { ...traps, accountIds: [technician.id] });
    expect(await devicesOf(technician)).toEqual([trap.id]);
    expect((await administrator.get('deviceRole.list', { search: 'tra' })).items).toEqual([
      expect.objectContaining({
        id,
        name: 'Traps',
        deviceCount: 1,
        accountCount: 1,
        accountNames: ['Li'],
        customers: [],
      }),
    ]);
    expect(await administrator.get('deviceRole.account', {})).toMatchObject([
      { id: technician.id, name: 'Li', roles: [{ id, name: 'Traps' }] },
    ]);
    const packing = { id, name: 'Packing', customerIds: [customer.id], workshopIds: [workshopId] };
    await administrator.get('deviceRole.update', { ...packing, accountIds: [technician.id] });
    expect(await devicesOf(technician)).toEqual([lamp.id]);
    expect(await administrator.get('deviceRole.details', { id })).toMatchObject({
      ...packing,
      deviceTypes: [],
      accountIds: [technician.id],
    });
    const [listed] = (await administrator.get('deviceRole.list', {})).items;
    expect([listed?.customers, listed?.workshops]).toEqual([['Food factory'], ['Packing']]);
    await administrator.get('deviceRole.delete', { id });
    expect((await devicesOf(technician)).sort()).toEqual([lamp.id, trap.id].sort());
    expect((await administrator.ask('deviceRole.details', { id })).code).toBe(4004);
  });

  test('how many devices limits reach is told before they are saved', async () => {
    const { administrator, customer, workshopId } = await site();
    const ask = (limits: object) => administrator.get('deviceRole.matches', limits);
    expect(await ask({})).toEqual({ matching: 2, all: 2 });
    expect(await ask({ deviceTypes: 'mouseTrap,baitStation' })).toEqual({ matching: 1, all: 2 });
    expect(await ask({ customerIds: customer.id, workshopIds: workshopId })).toEqual({ matching: 1, all: 2 });
  });

  test('a name is there once, also when two are made at once; what is named must be the company’s', async () => {
    const { administrator, technician } = await site();
    const stranger = await addCompany(server());
    const foreign = await addCustomer(server(), stranger);
    const answers = await Promise.all([1, 2, 3].map(() => administrator.ask('deviceRole.create', traps)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4001, 4001]);
    expect(answers.find(({ code }) => code === 4001)?.field).toBe('name');
    const named = (part: object) => administrator.ask('deviceRole.create', { name: 'Foreign', ...part });
    expect((await named({ customerIds: [foreign.id] })).code).toBe(4004);
    expect((await named({ accountIds: [stranger.administrator.id] })).code).toBe(4004);
    expect((await named({ accountIds: [administrator.id] })).code).toBe(4004);
    expect((await named({ accountIds: [technician.id] })).code).toBe(0);
  });

  test('a workshop that is gone still limits: saving the role again widens nothing', async () => {
    const { administrator, customer, technician } = await site();
    const { id: workshopId } = await administrator.get('workshop.add', { customerId: customer.id, name: 'Old hall' });
    const role = { name: 'Old hall', workshopIds: [workshopId], accountIds: [technician.id] };
    const { id } = await administrator.get('deviceRole.create', role);
    await administrator.get('workshop.delete', { id: workshopId });
    await administrator.get('deviceRole.update', { id, ...role });
    expect(await devicesOf(technician)).toEqual([]);
  });

  test('nobody widens what limits himself; what an account holds is set from the account as well', async () => {
    const { company, administrator } = await site();
    const codes = [
      'm_device_management',
      'btn_device_role_save',
      'btn_device_role_edit',
      'btn_device_role_delete',
    ] as const;
    const manager = await company.addManagementStaff(codes);
    const { id } = await administrator.get('deviceRole.create', { ...traps, accountIds: [manager.id] });
    expect((await manager.ask('deviceRole.update', { id, name: 'All', accountIds: [] })).code).toBe(4001);
    expect((await manager.ask('deviceRole.delete', { id })).code).toBe(4001);
    expect((await manager.ask('deviceRole.create', { name: 'All', accountIds: [manager.id] })).code).toBe(4001);
    expect((await manager.ask('deviceRole.assign', { accountId: manager.id, roleIds: [] })).code).toBe(4001);
    await administrator.get('deviceRole.assign', { accountId: manager.id, roleIds: [] });
    expect((await administrator.get('deviceRole.details', { id })).accountIds).toEqual([]);
  });

  describe('planning services', () => {
    test('staff whose roles leave out devices of the service are refused with 20014, unless others can check them', async () => {
      const { company, administrator, customer, lamp, technician } = await site();
      const lamps = await company.addServiceStaff('Chen');
      const anything = await company.addServiceStaff('Wang');
      await administrator.get('deviceRole.create', { ...traps, accountIds: [technician.id] });
      await administrator.get('deviceRole.create', { name: 'Lamps', deviceTypes: ['flyLamp'], accountIds: [lamps.id] });
      const plan = (staff: readonly Person[], given = {}) => ({
        customerId: customer.id,
        workshopIds: [],
        places: ['indoor' as const],
        inspection: 'devices' as const,
        plannedAt: '2026-05-04T06:00:00.000Z',
        description: '',
        staffIds: staff.map(({ id }) => id),
        ...given,
      });
      const create = (staff: readonly Person[], given = {}) => administrator.ask('task.create', plan(staff, given));
      expect(await create([technician])).toMatchObject({ code: 20014, field: 'staffIds' });
      expect((await create([technician], { inspection: 'routine' })).code).toBe(0);
      expect((await create([technician, lamps])).code).toBe(0);
      expect((await create([technician, anything])).code).toBe(0);
      const task = await addTask(administrator, customer.id, []);
      expect((await administrator.ask('task.distribute', { id: task, staffIds: [lamps.id] })).code).toBe(20014);
      expect((await administrator.ask('task.update', { id: task, ...plan([lamps]) })).code).toBe(20014);
      expect((await administrator.get('task.details', { id: task })).staff).toEqual([]);
      await administrator.get('task.distribute', { id: task, staffIds: [technician.id, lamps.id] });
      await technician.get('task.checkIn', { id: task });
      expect((await technician.ask('inspection.record', lampCheck(task, lamp.id, 1))).code).toBe(20014);
      expect((await lamps.ask('inspection.record', lampCheck(task, lamp.id, 1))).code).toBe(0);
    });
  });

  test('a customer’s roles limit its sub-accounts, in lists and on the heat map, and nobody else', async () => {
    const { administrator, customer, floorPlanId, trap } = await site();
    const root = customer.person;
    const codes = ['m_img_list', 'm_img_heat', 'm_device_management'] as const;
    const draft = { name: 'QA', staffKind: 'management' as const, loginId: randomPhone(), email: '', password };
    const { id } = await root.get('account.create', { ...draft, permissions: [...codes] });
    const sub = await signIn(server(), draft.loginId, id);
    expect(await devicesOf(sub)).toHaveLength(2);
    await root.get('deviceRole.create', { ...traps, customerIds: [customer.id], accountIds: [id] });
    expect(await devicesOf(sub)).toEqual([trap.id]);
    const { points } = await sub.get('device.mosquitoGraph', { floorPlanId, range: 'month' });
    expect(points.map(({ deviceId }) => deviceId)).toEqual([trap.id]);
    expect(await devicesOf(root)).toHaveLength(2);
    expect((await administrator.get('deviceRole.list', {})).items).toEqual([]);
  });
});
