import type { RequestInput } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, type Person } from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';
import { remindOfActions } from './risk-notices';

async function addVisit(server: TestServer) {
  const company = await addCompany(server);
  const technician = await company.addServiceStaff();
  const customer = await addCustomer(server, company);
  const taskId = await addTask(company.administrator, customer.id, [technician], { inspection: 'routine' });
  await technician.get('task.checkIn', { id: taskId });
  return { company, office: company.administrator, technician, customer, taskId };
}

function draft(taskId: string, given: Partial<RequestInput<'risk.add'>> = {}): RequestInput<'risk.add'> {
  return {
    taskId,
    deviceId: null,
    location: 'Kitchen',
    description: 'Door does not close',
    severity: 'major',
    photos: [],
    action: 'Repair',
    owner: 'Site',
    dueDay: '2026-05-20',
    ...given,
  };
}

onEachEngine((server) => {
  test('a risk is found, treated, verified, and then closed', async () => {
    const { office, technician, customer, taskId } = await addVisit(server());
    const plan = await addFloorPlan(office, customer.id);
    const lamp = await addDevice(office, customer.id, { floorPlanId: plan, position: { x: 0.25, y: 0.5 } });
    const photo = (await technician.upload()).data.fullurl;
    const { id } = await technician.get('risk.add', draft(taskId, { deviceId: lamp.id, photos: [photo] }));
    expect(await office.get('risk.details', { id })).toMatchObject({
      state: 'untreated',
      deviceCode: lamp.code,
      floorPlanId: plan,
      devicePosition: { x: 0.25, y: 0.5 },
      foundBy: 'Technician',
      treatedAt: null,
      customerId: customer.id,
    });
    expect((await office.ask('risk.verify', { id })).code).toBe(4001);
    await technician.get('risk.treat', { id, state: 'resolved', treatment: 'Fixed the hinge', photos: [] });
    await office.get('risk.verify', { id });
    expect((await office.ask('risk.verify', { id })).code).toBe(4001);
    const again = { id, state: 'unresolved' as const, treatment: 'Broke again', photos: [] };
    expect((await technician.ask('risk.treat', again)).code).toBe(4001);
    expect(await office.get('risk.details', { id })).toMatchObject({ state: 'resolved', verifiedBy: 'Administrator' });
  });

  test('lists narrow by service, customer and state', async () => {
    const { office, technician, customer, taskId } = await addVisit(server());
    const first = await technician.get('risk.add', draft(taskId));
    const second = await technician.get('risk.add', draft(taskId));
    await technician.get('risk.treat', { id: first.id, state: 'unresolved', treatment: 'Told them', photos: [] });
    const ids = async (request: RequestInput<'risk.list'>) =>
      (await office.get('risk.list', request)).items.map((risk) => risk.id).sort();
    expect(await ids({ taskId })).toEqual([first.id, second.id].sort());
    expect(await ids({ customerId: customer.id, state: 'untreated' })).toEqual([second.id]);
    expect((await office.get('home.todayData', {})).openRisks).toBe(2);
  });

  test('the register looks at all sites: by what is open, late, waiting and closed, in words, by day', async () => {
    const { office, technician, taskId, customer } = await addVisit(server());
    const add = async (given: Partial<RequestInput<'risk.add'>>) =>
      (await technician.get('risk.add', draft(taskId, given))).id;
    const solved = { state: 'resolved' as const, treatment: 'Done', photos: [] };
    const late = await add({ dueDay: '2026-05-01', description: 'Gap under the shutter', severity: 'critical' });
    const waiting = await add({ dueDay: '2026-05-02' });
    const closed = await add({ dueDay: '2026-04-01' });
    const open = await add({ dueDay: null, owner: 'Li' });
    await technician.get('risk.treat', { id: waiting, ...solved });
    await technician.get('risk.treat', { id: closed, ...solved });
    await office.get('risk.verify', { id: closed });
    const ids = async (request: RequestInput<'risk.list'>) =>
      (await office.get('risk.list', { sort: 'dueDay', ...request })).items.map(({ id }) => id);
    expect(await ids({ view: 'open' })).toEqual([late, waiting, open]);
    expect(await ids({ view: 'open', order: 'desc' })).toEqual([waiting, late, open]);
    expect(await ids({ view: 'overdue' })).toEqual([late]);
    expect(await ids({ view: 'awaitingVerification' })).toEqual([waiting]);
    expect(await ids({ view: 'verified' })).toEqual([closed]);
    expect((await ids({ sort: 'verifiedAt', order: 'desc' }))[0]).toBe(closed);
    expect(await ids({ search: 'SHUTTER' })).toEqual([late]);
    expect(await ids({ search: 'li', view: 'open' })).toContain(open);
    expect(await ids({ severity: 'critical' })).toEqual([late]);
    const all = { open: 3, overdue: 1, awaitingVerification: 1, verified: 1 };
    expect(await office.get('risk.counts', {})).toEqual(all);
    expect(await office.get('risk.counts', { customerId: customer.id })).toEqual(all);
    expect(await office.get('risk.counts', { severity: 'critical' })).toEqual({
      ...all,
      open: 1,
      awaitingVerification: 0,
      verified: 0,
    });
    const stranger = await addCompany(server());
    expect(await stranger.administrator.get('risk.counts', {})).toEqual({
      open: 0,
      overdue: 0,
      awaitingVerification: 0,
      verified: 0,
    });
  });

  test('a customer answers its own corrective action with proof; the office sends it back, and verifies it', async () => {
    const { company, office, technician, customer, taskId } = await addVisit(server());
    const action = { assignedTo: 'customer' as const, owner: 'Engineering', dueDay: '2026-05-10' };
    const { id } = await technician.get('risk.add', draft(taskId, action));
    const ours = await technician.get('risk.add', draft(taskId));
    const photo = async () => (await customer.person.upload()).data.fullurl;
    const answer = async (risk: string) => ({ id: risk, treatment: 'Sealed with steel wool', photos: [await photo()] });
    // Its owner and its date are what the visit asks of it.
    expect((await technician.ask('task.submit', { id: taskId })).code).toBe(20005);
    await technician.get('risk.treat', { id: ours.id, state: 'resolved', treatment: 'Done', photos: [] });
    await technician.get('task.submit', { id: taskId });

    expect((await customer.person.ask('risk.answer', { ...(await answer(id)), photos: [] })).code).toBe(3001);
    expect((await customer.person.ask('risk.answer', await answer(ours.id))).code).toBe(4001);
    await customer.person.get('risk.answer', await answer(id));
    const answered = await office.get('risk.details', { id });
    expect(answered).toMatchObject({ state: 'resolved', treatment: 'Sealed with steel wool', verifiedAt: null });
    expect(answered.answeredBy).not.toBeNull();
    const over = { id, state: 'unresolved' as const, treatment: 'Sealed by us', photos: [] };
    expect((await technician.ask('risk.treat', over)).code).toBe(4001);
    expect(await office.get('risk.details', { id })).toEqual(answered);
    expect(answered.treatmentPhotos).toHaveLength(1);
    expect((await office.get('home.needs', {})).needs.map(({ kind }) => kind)).toContain('riskAnswered');
    expect((await customer.person.get('risk.list', { assignedTo: 'customer' })).items).toHaveLength(1);

    await office.get('risk.returnAnswer', { id, reason: 'The photo shows another door' });
    expect(await customer.person.get('risk.details', { id })).toMatchObject({
      state: 'unresolved',
      returnReason: 'The photo shows another door',
    });
    expect((await office.ask('risk.verify', { id })).code).toBe(4001);
    await customer.person.get('risk.answer', await answer(id));
    await office.get('risk.verify', { id });
    expect((await customer.person.ask('risk.answer', await answer(id))).code).toBe(4001);

    const neighbour = await addCustomer(server(), company);
    const theirs = { id, treatment: 'Taken', photos: [(await neighbour.person.upload()).data.fullurl] };
    expect((await neighbour.person.ask('risk.answer', theirs)).code).toBe(4004);
    expect((await customer.person.ask('risk.verify', { id })).code).toBe(20014);
  });

  test('the office hands an action over, and nobody answers one that is not the customer’s', async () => {
    const { office, technician, customer, taskId } = await addVisit(server());
    const { id } = await technician.get('risk.add', draft(taskId));
    const given = { id, assignedTo: 'customer' as const, owner: 'Warehouse', action: 'Air curtain', dueDay: null };
    expect((await technician.ask('risk.assign', given)).code).toBe(20014);
    await office.get('risk.assign', given);
    const assigned = (await customer.person.get('risk.list', { view: 'open', assignedTo: 'customer' })).items;
    expect(assigned).toMatchObject([{ id, owner: 'Warehouse', action: 'Air curtain', dueDay: null }]);
  });

  test('risks are looked up by the days they were found on', async () => {
    const { office, technician, taskId } = await addVisit(server());
    await technician.get('risk.add', draft(taskId));
    const found = async (request: RequestInput<'risk.list'>) => (await office.get('risk.list', request)).total;
    expect(await found({ foundFrom: '2026-05-04', foundTo: '2026-05-04' })).toBe(1);
    expect(await found({ foundTo: '2026-05-03' })).toBe(0);
    expect(await found({ foundFrom: '2026-05-05' })).toBe(0);
  });

  test('only at a visit under way, and only for a device of its site', async () => {
    const { company, office, technician, taskId } = await addVisit(server());
    const neighbour = await addCustomer(server(), company);
    const foreign = await addDevice(office, neighbour.id);
    expect((await technician.ask('risk.add', draft(taskId, { deviceId: foreign.id }))).code).toBe(20009);
    await technician.get('task.submit', { id: taskId });
    expect((await technician.ask('risk.add', draft(taskId))).code).toBe(4001);
  });

  test('C8 another company’s and another technician’s risks are not there', async () => {
    const { company, technician, taskId } = await addVisit(server());
    const { id } = await technician.get('risk.add', draft(taskId));
    const stranger = await addCompany(server());
    const colleague = await company.addServiceStaff('Colleague');
    for (const person of [stranger.administrator, colleague]) {
      const foreign = await person.ask('risk.details', { id });
      expect(foreign.code).toBe(4004);
      expect((await person.ask('risk.details', { id: 'x' })).body).toBe(foreign.body);
      expect((await person.ask('risk.treat', { id, state: 'resolved', treatment: 'x', photos: [] })).code).toBe(4004);
      expect((await person.get('risk.list', {})).total).toBe(0);
    }
  });

  test('a customer learns of its corrective actions: asked for, soon due once, returned', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const told = async ({ get }: Person) =>
      (await get('notice.list', {})).items.map(({ kind, facts }) => ({ kind, ...facts }));
    const neighbour = await addCustomer(server(), company);
    const taskId = await addTask(administrator, customer.id, [technician], { plannedAt: '2026-05-04T01:00:00.000Z' });
    await technician.get('task.checkIn', { id: taskId });
    const risk = {
      taskId,
      deviceId: null,
      location: 'Dock',
      description: 'Gap',
      severity: 'major' as const,
      photos: [],
      action: 'Seal it',
      owner: '',
    };
    await technician.get('risk.add', { ...risk, dueDay: null });
    const asked = { ...risk, assignedTo: 'customer' as const, dueDay: '2026-05-06' };
    const { id } = await technician.get('risk.add', asked);
    const about = { location: 'Dock', due: '2026-05-06' };
    expect(await told(customer.person)).toMatchObject([{ kind: 'actionAssigned', ...about }]);
    const { action, dueDay, assignedTo } = asked;
    await administrator.get('risk.assign', { id, owner: 'Li', action, dueDay, assignedTo });
    const remind = async (now: string) => remindOfActions({ ...server().parts, now: new Date(now) });
    await remind('2026-05-04T02:00:00.000Z');
    expect(await told(customer.person)).toHaveLength(1);
    await remind('2026-05-05T02:00:00.000Z');
    await remind('2026-05-05T03:00:00.000Z');
    await remind('2026-05-06T02:00:00.000Z');
    expect(await told(customer.person)).toMatchObject([{ kind: 'actionDue', ...about }, { kind: 'actionAssigned' }]);
    const { data } = await customer.person.upload();
    await customer.person.get('risk.answer', { id, treatment: 'Done', photos: [data.fullurl] });
    await administrator.get('risk.returnAnswer', { id, reason: 'Still open' });
    expect(await told(customer.person)).toContainEqual(
      expect.objectContaining({ kind: 'actionReturned', reason: 'Still open' }),
    );
    expect(await told(neighbour.person)).toEqual([]);
  });
});
