import type { Found } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const nothing: Found = { customers: [], services: [], devices: [], reports: [], products: [], people: [] };

onEachEngine((server) => {
  test('one question finds every kind: the very code first, what begins so, then what holds it', async () => {
    const company = await addCompany(server());
    const office = company.administrator;
    const customer = await addCustomer(server(), company);
    const plan = await addFloorPlan(office, customer.id);
    const at = { floorPlanId: plan, position: { x: 0.5, y: 0.5 } };
    for (const code of ['XSB-0003', 'SB-00031', 'SB-0003']) await addDevice(office, customer.id, { ...at, code });
    await addDevice(office, customer.id, { ...at, code: 'ZZ-0001', location: '冷库 3 号门，sb-0003 旁' });
    const task = await addTask(office, customer.id, []);
    const technician = await company.addServiceStaff('李冷');
    const found = (text: string) => office.get('search.find', { text });

    const codes = async (text: string) => (await found(text)).devices.map(({ code }) => code);
    expect(await codes('sb-0003')).toEqual(['SB-0003', 'SB-00031', 'XSB-0003', 'ZZ-0001']);
    expect(await codes('ＳＢ－０００３')).toEqual(['SB-0003', 'SB-00031', 'XSB-0003', 'ZZ-0001']);
    expect(await codes(' sb–0003\u200b')).toEqual(['SB-0003', 'SB-00031', 'XSB-0003', 'ZZ-0001']);
    expect(await found('\u200b ')).toEqual(nothing);
    expect(await office.get('device.detail', { code: 'ｓｂ－0003' })).toMatchObject({ code: 'SB-0003' });
    expect(await codes('%')).toEqual([]);
    expect(await found('冷')).toMatchObject({
      devices: [{ code: 'ZZ-0001', customerName: 'Food factory' }],
      people: [{ id: technician.id, name: '李冷', disabled: false }],
    });
    expect(await found('food fac')).toMatchObject({
      customers: [{ id: customer.id, deviceCount: 4 }],
      services: [{ id: task, customerName: 'Food factory', recorded: false }],
      devices: [],
    });
    expect(await found('nothing is called so')).toEqual(nothing);

    expect(await customer.person.get('search.find', { text: 'food fac' })).toMatchObject({
      customers: [{ id: customer.id }],
      services: [{ id: task }],
      people: [],
    });
    const neighbour = await addCustomer(server(), company);
    expect(await neighbour.person.get('search.find', { text: 'SB-0003' })).toEqual(nothing);
    expect(await technician.get('search.find', { text: 'food fac' })).toMatchObject({ services: [], people: [] });
    const stockOnly = await company.addManagementStaff(['m_mquipment_inventory']);
    expect(await stockOnly.get('search.find', { text: 'SB-0003' })).toEqual(nothing);
  });
});
