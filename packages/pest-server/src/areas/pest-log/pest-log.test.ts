import { beforeAll, describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addTask, type Person, type TestCompany } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  let company: TestCompany;
  let administrator: Person;
  let technician: Person;
  let colleague: Person;
  let customer: Awaited<ReturnType<typeof addCustomer>>;

  beforeAll(async () => {
    company = await addCompany(server());
    administrator = company.administrator;
    technician = await company.addServiceStaff('Wang');
    colleague = await company.addServiceStaff('Chen');
    customer = await addCustomer(server(), company);
  });

  const draft = () => ({
    title: 'Rats at the gate',
    description: 'Two seen alive',
    content: 'Runs along the north wall.',
    photos: [] as string[],
    customerId: customer.id as string | null,
    responsibleId: administrator.id,
    operatorId: colleague.id,
  });
  const write = async (person = technician) => (await person.get('pestLog.create', draft())).id;
  const titles = async (state: 'unhandled' | 'handled', search?: string) =>
    (await administrator.get('pestLog.list', { state, search, limit: 50 })).items.map(({ id }) => id);

  test('a log is written, handed over, handled with pictures, and stands among the handled ones', async () => {
    const photo = (await technician.upload()).data.fullurl;
    const { id } = await technician.get('pestLog.create', { ...draft(), title: 'Rats at the silo', photos: [photo] });
    expect(await titles('unhandled')).toContain(id);
    await colleague.get('pestLog.handOver', { id, operatorId: technician.id });
    const proof = (await technician.upload()).data.fullurl;
    await technician.get('pestLog.handle', { id, handling: 'Three stations set', photos: [proof] });
    expect(await titles('unhandled')).not.toContain(id);
    expect(await titles('handled', 'rats AT the silo')).toEqual([id]);
    const details = await administrator.get('pestLog.details', { id });
    expect(details).toMatchObject({
      publisherName: 'Wang',
      operatorName: 'Wang',
      responsibleName: 'Administrator',
      customerName: 'Food factory',
      state: 'handled',
      handling: 'Three stations set',
      handledBy: 'Wang',
      photoCount: 1,
      editable: false,
    });
    expect([details.photos.length, details.handlingPhotos.length]).toEqual([1, 1]);
  });

  test('a sighting at a service belongs to its site, and only to a service that began', async () => {
    const task = await addTask(administrator, customer.id, [technician]);
    const sighting = { ...draft(), customerId: null, taskId: task };
    expect((await technician.ask('pestLog.create', sighting)).code).toBe(4004);
    await technician.get('task.checkIn', { id: task });
    const { id } = await technician.get('pestLog.create', sighting);
    const details = await technician.get('pestLog.details', { id });
    expect(details).toMatchObject({ customerId: customer.id, taskId: task, customerName: 'Food factory' });
    const { taskId: _, ...moved } = { ...sighting, customerId: null };
    await technician.get('pestLog.update', { id, ...moved });
    expect((await technician.get('pestLog.details', { id })).customerId).toBe(customer.id);
  });

  test('it is handled once, also when several do at once, and changes no more', async () => {
    const id = await write();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => colleague.ask('pestLog.handle', { id, handling: 'Done', photos: [] })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(5).fill(4001)]);
    expect((await technician.ask('pestLog.update', { id, ...draft() })).code).toBe(4001);
    expect((await technician.ask('pestLog.delete', { id })).code).toBe(4001);
    expect((await technician.ask('pestLog.handOver', { id, operatorId: technician.id })).code).toBe(4001);
  });

  test('its publisher changes and deletes it, and an administrator does; nobody else', async () => {
    const id = await write();
    expect((await colleague.ask('pestLog.update', { id, ...draft() })).code).toBe(4001);
    expect((await colleague.ask('pestLog.delete', { id })).code).toBe(4001);
    await technician.get('pestLog.update', { id, ...draft(), title: 'Mice' });
    expect(await titles('unhandled', 'mice')).toEqual([id]);
    await administrator.get('pestLog.delete', { id });
    expect((await technician.ask('pestLog.details', { id })).code).toBe(4004);
  });

  describe('refusals', () => {
    test('beside their fields: no title, no content, somebody of another company', async () => {
      const stranger = (await addCompany(server())).administrator;
      const ask = (given: object) => technician.ask('pestLog.create', { ...draft(), ...given });
      expect(await ask({ title: ' ' })).toMatchObject({ code: 3001, field: 'title' });
      expect(await ask({ content: '' })).toMatchObject({ code: 3001, field: 'content' });
      expect(await ask({ operatorId: stranger.id })).toMatchObject({ code: 4004, field: 'operatorId' });
      expect(await ask({ responsibleId: customer.person.id })).toMatchObject({ code: 4004, field: 'responsibleId' });
    });

    test('without the code 20014; a customer’s login reads none; another company’s 4004', async () => {
      const id = await write();
      const clerk = await company.addManagementStaff(['m_log_done']);
      expect((await clerk.ask('pestLog.list', { state: 'unhandled' })).code).toBe(20014);
      expect((await clerk.ask('pestLog.details', { id })).code).toBe(20014);
      expect((await clerk.ask('pestLog.create', draft())).code).toBe(20014);
      expect((await clerk.ask('pestLog.handle', { id, handling: 'x', photos: [] })).code).toBe(20014);
      expect((await clerk.ask('pestLog.list', { state: 'handled' })).code).toBe(0);
      expect((await customer.person.ask('pestLog.list', { state: 'handled' })).code).toBe(20014);
      const stranger = (await addCompany(server())).administrator;
      expect((await stranger.ask('pestLog.details', { id })).code).toBe(4004);
      expect((await stranger.ask('pestLog.handle', { id, handling: 'x', photos: [] })).code).toBe(4004);
    });
  });
});
