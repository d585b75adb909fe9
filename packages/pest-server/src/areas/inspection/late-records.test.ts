import type { RequestInput } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { newId } from '../../database/ids';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck } from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

/** The day of the visit, 10:00 at the site, and a week later. */
const visit = '2026-05-04T02:00:00.000Z';
const weekLater = '2026-05-11T02:00:00.000Z';
const withKey = (key: string) => ({ 'idempotency-key': key });

async function addVisit(server: TestServer) {
  server.setNow(visit);
  const company = await addCompany(server);
  const office = company.administrator;
  const [technician, partner] = [await company.addServiceStaff(), await company.addServiceStaff()];
  const customer = await addCustomer(server, company);
  const lamp = await addDevice(office, customer.id, {
    floorPlanId: await addFloorPlan(office, customer.id),
    position: { x: 0.5, y: 0.5 },
  });
  const taskId = await addTask(office, customer.id, [technician, partner]);
  await server.database.system
    .updateTable('session')
    .set({ idle_minutes: 100_000, expires_at: new Date('2027-01-01') })
    .execute();
  return { office, technician, partner, customer, lamp, taskId };
}

function riskOf(taskId: string): RequestInput<'risk.add'> {
  return {
    taskId,
    deviceId: null,
    location: 'Gate',
    description: 'A gap under the gate',
    severity: 'minor',
    photos: [],
    action: '',
    owner: '',
    dueDay: null,
  };
}

onEachEngine((server) => {
  describe('a crew that comes back after a week', () => {
    test('has its service on the day of the visit, with the times of its phone, and when they came', async () => {
      const { office, technician, lamp, taskId } = await addVisit(server());
      server().setNow(weekLater);
      expect((await technician.ask('task.checkIn', { id: taskId })).code).toBe(20016);
      await technician.get('task.checkIn', { id: taskId, recordedAt: '2026-05-04T03:00:00.000Z' });
      const recordedAt = '2026-05-04T03:10:00.000Z';
      await technician.get('inspection.record', { ...lampCheck(taskId, lamp.id, 7), recordedAt });
      const signer = { name: '王芳', title: '', method: 'typed', strokes: null, reason: '' } as const;
      await technician.get('inspection.sign', { taskId, ...signer, recordedAt: '2026-05-04T03:50:00.000Z' });
      await technician.get('task.submit', { id: taskId, recordedAt: '2026-05-04T04:00:00.000Z' });
      const { rows } = await office.get('inspection.sheet', { id: taskId });
      expect(rows[0]?.check).toMatchObject({ checkedAt: recordedAt, receivedAt: weekLater });
      expect(await office.get('task.details', { id: taskId })).toMatchObject({
        checkedIn: { at: '2026-05-04T03:00:00.000Z', receivedAt: weekLater },
        submitted: { at: '2026-05-04T04:00:00.000Z', receivedAt: weekLater },
      });
      expect((await office.get('device.detail', { id: lamp.id })).lastCheckedAt).toBe(recordedAt);
      const days = await server()
        .database.system.selectFrom('reading_day')
        .select('local_day')
        .where('device_id', '=', lamp.id)
        .execute();
      expect(days).toEqual([{ local_day: '2026-05-04' }]);
      // The report of it says both as well.
      await office.get('task.review', { id: taskId, outcome: 'pass' });
      const { id } = await office.get('task.generateReport', { id: taskId });
      const { sections } = await office.get('report.detail', { id });
      const content = sections.find(({ kind }) => kind === 'serviceContent');
      expect(content?.data).toMatchObject({
        checkedInAt: '2026-05-04T03:00:00.000Z',
        checkInReceivedAt: weekLater,
        submissionReceivedAt: weekLater,
        siteSignatures: [{ signedAt: '2026-05-04T03:50:00.000Z', receivedAt: weekLater }],
      });
      const records = sections.find(({ kind }) => kind === 'deviceRecords');
      expect(records?.data).toMatchObject({ rows: [{ checkedAt: recordedAt, receivedAt: weekLater }] });
    });

    test('and whose answers were lost on the day does nothing twice', async () => {
      const { technician, office, lamp, taskId } = await addVisit(server());
      const keys = Array.from({ length: 4 }, () => withKey(newId(new Date())));
      const all = async () => [
        await technician.ask('task.checkIn', { id: taskId }, keys[0]),
        await technician.ask('inspection.record', lampCheck(taskId, lamp.id, 7), keys[1]),
        await technician.ask('risk.add', riskOf(taskId), keys[2]),
      ];
      server().setNow('2026-05-04T03:30:00.000Z');
      const first = await all();
      expect(first.map(({ code }) => code)).toEqual([0, 0, 0]);
      server().setNow(weekLater);
      const again = await all();
      expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
      // It had to wait, and says now when it was done: it is the same all the same.
      const late = { ...lampCheck(taskId, lamp.id, 7), recordedAt: '2026-05-04T03:10:00.000Z' };
      expect((await technician.ask('inspection.record', late, keys[1])).headers).toHaveProperty('idempotent-replayed');
      expect((await office.get('risk.list', { taskId })).total).toBe(1);
    });
  });

  describe('the time that a phone says', () => {
    test.each([
      ['ahead of the server by hours', '2026-05-04T05:00:00.000Z', 3001, null],
      ['ahead by some minutes', '2026-05-04T04:03:00.000Z', 0, '2026-05-04T04:00:00.000Z'],
      ['before the check-in', '2026-05-04T01:50:00.000Z', 3001, null],
      ['before the check-in by some minutes', '2026-05-04T01:57:00.000Z', 0, visit],
      ['between', '2026-05-04T03:00:00.000Z', 0, '2026-05-04T03:00:00.000Z'],
    ])('%s', async (_, recordedAt, code, kept) => {
      const { technician, lamp, taskId } = await addVisit(server());
      await technician.get('task.checkIn', { id: taskId });
      server().setNow('2026-05-04T04:00:00.000Z');
      const answer = await technician.ask('inspection.record', { ...lampCheck(taskId, lamp.id, 1), recordedAt });
      expect(answer).toMatchObject(code === 0 ? { code } : { code, field: 'recordedAt' });
      const { rows } = await technician.get('inspection.sheet', { id: taskId });
      expect(rows[0]?.check?.checkedAt ?? null).toBe(kept);
    });

    test('the first check-in of a crew holds, whichever phone had a network first', async () => {
      const { technician, partner, lamp, taskId } = await addVisit(server());
      server().setNow('2026-05-04T03:00:00.000Z');
      await partner.get('task.checkIn', { id: taskId });
      expect((await technician.ask('task.checkIn', { id: taskId })).code).toBe(20002);
      await technician.get('task.checkIn', { id: taskId, recordedAt: '2026-05-04T02:10:00.000Z' });
      const recordedAt = '2026-05-04T02:20:00.000Z';
      await technician.get('inspection.record', { ...lampCheck(taskId, lamp.id, 1), recordedAt });
      expect((await partner.get('task.signInfo', { id: taskId }))?.at).toBe('2026-05-04T02:10:00.000Z');
      // Each once: nobody moves a check-in of their own.
      for (const recordedAt of ['2026-05-04T02:05:00.000Z', '2026-05-04T02:20:00.000Z']) {
        expect((await technician.ask('task.checkIn', { id: taskId, recordedAt })).code).toBe(20002);
      }
      const oneDay = { id: taskId, recordedAt: '2026-05-03T02:00:00.000Z' };
      expect((await partner.ask('task.checkIn', oneDay)).code).toBe(20016);
    });

    test('nobody was at a service before it was planned and given to them', async () => {
      const { office, technician, partner, customer } = await addVisit(server());
      server().setNow(weekLater);
      const forged = await addTask(office, customer.id, [technician], { plannedAt: visit });
      const atVisit = (id: string) => ({ id, recordedAt: '2026-05-04T03:00:00.000Z' });
      const refused = await technician.ask('task.checkIn', atVisit(forged));
      expect(refused).toMatchObject({ code: 3001, field: 'recordedAt' });
      expect((await office.ask('task.checkIn', atVisit(forged))).code).toBe(3001);

      server().setNow(visit);
      const given = await addTask(office, customer.id, [technician]);
      server().setNow('2026-05-04T04:00:00.000Z');
      await office.get('task.distribute', { id: given, staffIds: [technician.id, partner.id] });
      server().setNow(weekLater);
      expect((await partner.ask('task.checkIn', atVisit(given))).code).toBe(3001);
      // Who has had it all along keeps the time since when.
      expect((await technician.ask('task.checkIn', atVisit(given))).code).toBe(0);
    });

    test('what the office writes into a plan does not take a visit from who is there; another day does', async () => {
      const { office, technician, customer, taskId } = await addVisit(server());
      const plan = { customerId: customer.id, places: ['indoor', 'outdoor'] as const, staffIds: [technician.id] };
      const moved = await addTask(office, customer.id, [technician], { plannedAt: '2026-05-20T06:00:00.000Z' });
      server().setNow('2026-05-04T05:00:00.000Z');
      const edit = { ...plan, id: taskId, places: [...plan.places], plannedAt: visit, description: 'Ring twice' };
      await office.get('task.update', edit);
      server().setNow(weekLater);
      await office.get('task.update', { ...edit, id: moved, past: true });
      const atVisit = { recordedAt: '2026-05-04T03:00:00.000Z' };
      expect((await technician.ask('task.checkIn', { id: taskId, ...atVisit })).code).toBe(0);
      expect((await technician.ask('task.checkIn', { id: moved, ...atVisit })).code).toBe(3001);
      // What is put on record afterwards is checked in when that is done.
      expect((await technician.ask('task.checkIn', { id: moved })).code).toBe(0);
      const { checkedIn } = await office.get('task.details', { id: moved });
      expect(checkedIn).toMatchObject({ at: weekLater });
    });

    test('is handed in after what was recorded last, and after it was sent back', async () => {
      const { office, technician, lamp, taskId } = await addVisit(server());
      await technician.get('task.checkIn', { id: taskId });
      const checkIn = server().parts.now().toISOString();
      server().setNow('2026-05-04T08:00:00.000Z');
      await technician.get('inspection.record', lampCheck(taskId, lamp.id, 1));
      await technician.get('task.submit', { id: taskId, recordedAt: checkIn, asRoutine: true });
      const submitted = async () => (await office.get('task.details', { id: taskId })).submitted;
      expect(await submitted()).toMatchObject({ at: '2026-05-04T08:00:00.000Z' });
      server().setNow('2026-05-04T09:00:00.000Z');
      await office.get('task.review', { id: taskId, outcome: 'return', reason: 'Photos' });
      await technician.get('task.submit', { id: taskId, recordedAt: checkIn, asRoutine: true });
      expect(await submitted()).toMatchObject({ at: '2026-05-04T09:00:00.000Z' });
    });

    test('a service that is moved to another day is given anew', async () => {
      const { office, technician, customer } = await addVisit(server());
      const tomorrow = '2026-05-05T06:00:00.000Z';
      const id = await addTask(office, customer.id, [technician], { plannedAt: tomorrow });
      server().setNow('2026-05-04T05:00:00.000Z');
      const staffIds = [technician.id];
      await office.get('schedule.move', {
        id,
        from: { plannedAt: tomorrow, staffIds },
        to: { plannedAt: visit, staffIds },
      });
      server().setNow('2026-05-04T07:00:00.000Z');
      const before = { id, recordedAt: '2026-05-04T04:00:00.000Z' };
      expect((await technician.ask('task.checkIn', before)).code).toBe(3001);
    });
  });
});
