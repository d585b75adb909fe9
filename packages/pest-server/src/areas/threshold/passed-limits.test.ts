import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addTask, lampCheck } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';
import { addToldPartner } from '../../testing/told-partner';
import { tellOfPassedLimits } from './passed-limits';

onEachEngine((server) => {
  test('partners are told once of more catches in a month than were agreed', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const customerId = (await addCustomer(server(), company)).id;
    const lamp = (await addDevice(administrator, customerId)).id;
    const agreed = { customerId, group: 'flyingInsect', fromDay: '2026-05-01', monthly: 9, source: '' } as const;
    await administrator.get('threshold.set', agreed);
    const told = await addToldPartner(server(), company, ['limit.passed']);
    const task = await addTask(administrator, customerId, [technician]);
    await technician.get('task.checkIn', { id: task });
    for (const flies of [9, 10, 11]) {
      await technician.get('inspection.record', lampCheck(task, lamp, flies));
      await tellOfPassedLimits({ ...server().parts, now: server().parts.now() });
    }
    expect((await told()).map(({ data }) => data)).toEqual([
      { customerId, group: 'flyingInsect', month: '2026-05', limit: 9, count: 10 },
    ]);
  });
});
