import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addTask, lampCheck } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  test('a photo that answers a question is one of the check, and goes where that goes', async () => {
    const company = await addCompany(server());
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(company.administrator, customer.id, {});
    const taskId = await addTask(company.administrator, customer.id, [technician]);
    await technician.get('task.checkIn', { id: taskId });
    const [seen, other] = [(await technician.upload()).data.fullurl, (await technician.upload()).data.fullurl];
    const answers = { lit: false, clean: 4, seen: { photos: [seen] } };

    const refused = await technician.ask(
      'inspection.record',
      lampCheck(taskId, lamp.id, 1, { photos: [other], answers }),
    );
    expect(refused).toMatchObject({ code: 3001, field: 'answers.seen' });

    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 1, { photos: [seen, other], answers }));
    const { rows } = await technician.get('inspection.sheet', { id: taskId });
    const check = rows[0]?.check;
    expect(check?.answers).toEqual({ lit: false, clean: 4, seen: { photos: [check?.photos[0]] } });
  });
});
