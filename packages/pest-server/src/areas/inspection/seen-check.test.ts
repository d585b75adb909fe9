import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addTask, lampCheck, type Person } from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

/** Two technicians of one service, who both see a lamp that nobody has recorded. */
async function addCrew(server: TestServer) {
  server.setNow('2026-05-04T02:00:00.000Z');
  const company = await addCompany(server);
  const office = company.administrator;
  const [first, second] = [await company.addServiceStaff(), await company.addServiceStaff()];
  const customer = await addCustomer(server, company);
  const lamp = await addDevice(office, customer.id);
  const taskId = await addTask(office, customer.id, [first, second]);
  await first.get('task.checkIn', { id: taskId });
  const standing = async (reader: Person) => (await reader.get('inspection.sheet', { id: taskId })).rows[0]?.check;
  return {
    first,
    second,
    at: { taskId, deviceId: lamp.id },
    read: (captures: number, seen?: string | null) => ({ ...lampCheck(taskId, lamp.id, captures), seen }),
    standing,
    caught: async () => {
      const check = await standing(first);
      return check?.reading?.type === 'flyLamp' ? check.reading.counts[0]?.count : null;
    },
  };
}

const overtaken = { code: 4001, field: 'seen' };

onEachEngine((server) => {
  describe('two technicians at one device', () => {
    test('a zero over three that its person has not seen is refused, and three stay', async () => {
      const { first, second, read, caught } = await addCrew(server());
      await first.get('inspection.record', read(3, null));
      const refused = await second.ask('inspection.record', read(0, null));
      expect(refused).toMatchObject(overtaken);
      expect(refused.msg).toContain('已在此期间记录了这台设备');
      expect(await caught()).toBe(3);
    });

    test('seen, it is corrected; said twice, it is the same', async () => {
      const { first, second, read, caught, standing } = await addCrew(server());
      await first.get('inspection.record', read(3, null));
      await second.get('inspection.record', read(3, null));
      server().setNow('2026-05-04T02:05:00.000Z');
      const stands = await standing(second);
      await second.get('inspection.record', read(4, stands?.receivedAt));
      expect(await caught()).toBe(4);
      expect(await first.ask('inspection.record', read(0, stands?.receivedAt))).toMatchObject(overtaken);
    });

    test('an undo takes back only what its person has seen', async () => {
      const { first, second, at, read, caught, standing } = await addCrew(server());
      await first.get('inspection.record', read(0, null));
      const seen = (await standing(first))?.receivedAt;
      server().setNow('2026-05-04T02:01:00.000Z');
      await second.get('inspection.record', read(3, seen));
      expect(await first.ask('inspection.removeRecord', { ...at, seen })).toMatchObject(overtaken);
      expect(await caught()).toBe(3);
      expect((await second.ask('inspection.removeRecord', { ...at, seen })).code).toBe(0);
    });

    test('what was taken back meanwhile is not written again unseen', async () => {
      const { first, second, at, read, standing } = await addCrew(server());
      await first.get('inspection.record', read(3, null));
      const seen = (await standing(second))?.receivedAt;
      await first.get('inspection.removeRecord', at);
      expect(await second.ask('inspection.record', read(4, seen))).toMatchObject(overtaken);
      expect((await second.ask('inspection.record', read(4, null))).code).toBe(0);
    });

    test('their own records they correct, and who says nothing of what was seen is taken at its word', async () => {
      const { first, second, read, caught } = await addCrew(server());
      await first.get('inspection.record', read(3, null));
      await first.get('inspection.record', read(5, null));
      expect(await caught()).toBe(5);
      await second.get('inspection.record', read(6));
      expect(await caught()).toBe(6);
    });
  });
});
