import { expect, test } from 'vitest';
import { newId } from '../database/ids';
import type { NewRow } from '../database/tables';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck, type Person } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';

type Limits = Partial<Pick<NewRow<'device_role'>, 'device_types' | 'customer_ids' | 'workshop_ids'>>;

/** A role as the permission screen would make it, held by one account. */
async function addRole(server: TestServer, companyId: string, person: Person, limits: Limits): Promise<void> {
  const id = newId(new Date());
  const { system } = server.database;
  const role = {
    owner_id: companyId,
    company_id: companyId,
    customer_id: null,
    id,
    name: id,
    updated_at: server.parts.now(),
    ...limits,
  };
  await system.insertInto('device_role').values(role).execute();
  await system
    .insertInto('device_role_account')
    .values({ owner_id: companyId, company_id: companyId, customer_id: null, account_id: person.id, role_id: id })
    .execute();
}

onEachEngine((server) => {
  async function site() {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const floorPlanId = await addFloorPlan(administrator, customer.id);
    const { id: workshopId } = await administrator.get('workshop.add', { customerId: customer.id, name: 'Packing' });
    const place = { floorPlanId, position: { x: 0.5, y: 0.5 } };
    const lamp = await addDevice(administrator, customer.id, { ...place, workshopId });
    const trap = await addDevice(administrator, customer.id, { ...place, type: 'mouseTrap', workshopId });
    const far = await addDevice(administrator, (await addCustomer(server(), company)).id);
    const technician = await company.addServiceStaff();
    const mine = async (person: Person) =>
      (await person.get('device.myList', {})).items.map(({ id }) => id).sort((a, b) => a.localeCompare(b));
    const sorted = (...devices: { id: string }[]) => devices.map(({ id }) => id).sort((a, b) => a.localeCompare(b));
    return { company, administrator, customer, floorPlanId, workshopId, lamp, trap, far, technician, mine, sorted };
  }

  test('an account without a role uses every device of its company', async () => {
    const { technician, administrator, lamp, trap, far, mine, sorted } = await site();
    expect(await mine(technician)).toEqual(sorted(lamp, trap, far));
    expect(await mine(administrator)).toEqual(sorted(lamp, trap, far));
  });

  test('a role limits by type, customer and workshop together; several roles add up', async () => {
    const { company, customer, workshopId, technician, lamp, trap, far, mine, sorted } = await site();
    const other = await company.addServiceStaff('Other');
    await addRole(server(), company.id, technician, { device_types: ['mouseTrap'], workshop_ids: [workshopId] });
    expect(await mine(technician)).toEqual(sorted(trap));
    await addRole(server(), company.id, technician, { device_types: ['flyLamp'] });
    expect(await mine(technician)).toEqual(sorted(lamp, trap, far));
    await addRole(server(), company.id, other, { customer_ids: [customer.id] });
    expect(await mine(other)).toEqual(sorted(lamp, trap));
  });

  test('lists and heat map leave out what no role reaches; a call about one device answers 20014', async () => {
    const { company, administrator, customer, floorPlanId, technician, lamp, trap } = await site();
    const taskId = await addTask(administrator, customer.id, [technician]);
    await technician.get('task.checkIn', { id: taskId });
    await addRole(server(), company.id, technician, { device_types: ['mouseTrap'] });
    const listed = await technician.get('device.list', { customerId: customer.id });
    expect(listed.map(({ id }) => id)).toEqual([trap.id]);
    const heat = await technician.get('device.mosquitoGraph', { floorPlanId, range: 'month' });
    expect(heat.points.map(({ deviceId }) => deviceId)).toEqual([trap.id]);
    expect((await administrator.get('device.mosquitoGraph', { floorPlanId })).points).toHaveLength(2);
    expect((await technician.ask('device.detail', { id: lamp.id })).code).toBe(20014);
    expect((await technician.ask('device.detail', { code: lamp.code })).code).toBe(20014);
    expect((await technician.ask('inspection.record', lampCheck(taskId, lamp.id, 1))).code).toBe(20014);
    expect((await technician.get('device.detail', { id: trap.id })).id).toBe(trap.id);
    expect((await technician.get('home.todayData', {})).devices).toBe(1);
  });

  test('a manager changes no device that its role does not reach', async () => {
    const { company, lamp, trap, floorPlanId } = await site();
    const manager = await company.addManagementStaff(['btn_device_edit', 'btn_device_delete']);
    await addRole(server(), company.id, manager, { device_types: ['mouseTrap'] });
    const move = { floorPlanId, position: { x: 0.1, y: 0.1 } };
    expect((await manager.ask('device.mobile', { id: lamp.id, ...move })).code).toBe(20014);
    expect((await manager.ask('device.delete', { id: lamp.id })).code).toBe(20014);
    expect((await manager.ask('device.mobile', { id: trap.id, ...move })).code).toBe(0);
  });
});
