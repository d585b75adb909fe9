import { beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedFiles } from '../../books/files/remove-unused-files';
import { newId } from '../../database/ids';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  lampCheck,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';
import { removeOldPhotos } from './photo-retention';
import { keptSince, nextRemovalDay } from './removal-days';

test('removals are on the first of the month; a keep is counted in whole years of the sites’ days', () => {
  expect(nextRemovalDay('2026-12-31')).toBe('2027-01-01');
  expect(nextRemovalDay('2027-02-01')).toBe('2027-03-01');
  expect(keptSince('2027-06-01', 1, 'Asia/Shanghai').toISOString()).toBe('2026-05-31T16:00:00.000Z');
  expect(keptSince('2028-03-01', 2, 'UTC').toISOString()).toBe('2026-03-01T00:00:00.000Z');
});

/** A visit of 2026-05-04 with a photo at its device. */
async function visited(server: TestServer) {
  const company = await addCompany(server);
  const { administrator } = company;
  const customer = await addCustomer(server, company);
  const floorPlanId = await addFloorPlan(administrator, customer.id);
  const device = await addDevice(administrator, customer.id, { floorPlanId, position: { x: 0.5, y: 0.5 } });
  const technician = await company.addServiceStaff();
  const task = await addTask(administrator, customer.id, [technician], { places: ['indoor'] });
  await technician.get('task.checkIn', { id: task });
  const { data } = await technician.upload();
  await technician.get('inspection.record', lampCheck(task, device.id, 3, { photos: [data.fullurl] }));
  return { company, task, device, technician, photo: new URL(data.fullurl) };
}
type Visit = Awaited<ReturnType<typeof visited>>;

const photosOf = async (server: TestServer, { task }: Visit) =>
  (
    await server.database.system
      .selectFrom('device_check')
      .select('photos')
      .where('task_id', '=', task)
      .executeTakeFirstOrThrow()
  ).photos;

const toldOf = (server: TestServer, { id }: TestCompany) =>
  server.database.system
    .selectFrom('notice')
    .select(['facts', 'mail_due'])
    .where('company_id', '=', id)
    .where('kind', '=', 'photosDue')
    .orderBy('created_at')
    .execute();

async function openRisk({ technician, task }: Visit): Promise<void> {
  await technician.get('risk.add', {
    taskId: task,
    deviceId: null,
    location: 'Door',
    description: 'Gap',
    severity: 'major',
    photos: [],
    action: '',
    owner: '',
    dueDay: null,
  });
}

async function approvedReport(server: TestServer, { company, technician, task }: Visit): Promise<void> {
  await technician.get('task.submit', { id: task });
  await company.administrator.get('task.review', { id: task, outcome: 'pass' });
  const { id } = await company.administrator.get('task.generateReport', { id: task });
  await server.database.system.updateTable('report').set({ state: 'approved' }).where('id', '=', id).execute();
}

async function chemicalUse({ company, technician, task }: Visit): Promise<void> {
  const { id } = await company.administrator.get('stock.addConsumablesStock', {
    categoryId: 5,
    name: 'Gel',
    unit: 'piece',
    safetyStock: '1',
    warningLevel: '1',
    stock: '50',
  });
  await technician.get('inspection.useChemical', {
    taskId: task,
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
  });
}

onEachEngine((server) => {
  const run = (now: string) => removeOldPhotos({ ...server().parts, now: new Date(now) });
  const onDays = async (...days: string[]) => {
    for (const day of days) await run(`2027-${day}T02:00:00.000Z`);
  };

  beforeAll(() => server().setNow('2026-05-04T02:00:00.000Z'));

  describe('K7 a photo past its keep', () => {
    test('is told of 30 and 7 days before, shown, and removed on its day; running again changes nothing', async () => {
      const visit = await visited(server());
      const { company } = visit;
      await onDays('04-30', '05-01');
      expect(await toldOf(server(), company)).toEqual([]);
      await onDays('05-02', '05-02', '05-03', '05-24');
      expect((await toldOf(server(), company)).map(({ facts }) => facts)).toEqual([
        { count: '1', at: '2027-05-31T16:00:00.000Z' },
      ]);
      expect((await company.administrator.get('membership.current', {})).photosDue).toEqual({
        count: 1,
        removedAt: '2027-05-31T16:00:00.000Z',
      });
      const shown = await company.administrator.get('membership.photos', {});
      expect(shown.items).toMatchObject([{ taskId: visit.task, customerName: 'Food factory' }]);
      expect(shown.items[0]?.taskNumber).not.toBe('');
      await onDays('05-25', '05-26', '05-31');
      expect(await toldOf(server(), company)).toHaveLength(2);
      expect(await photosOf(server(), visit)).toHaveLength(1);
      await onDays('06-01', '06-01');
      expect(await photosOf(server(), visit)).toEqual([]);
      await removeUnusedFiles(server().parts, new Date('2027-06-01T03:00:00.000Z'));
      const { pathname, search } = visit.photo;
      expect((await server().app.inject({ method: 'GET', url: pathname + search })).statusCode).toBe(404);
      expect((await company.administrator.get('membership.current', {})).photosDue).toBeNull();
      expect(await toldOf(server(), company)).toHaveLength(2);
    });

    test('stays while it is evidence: of an open risk, an approved report, a record of chemicals', async () => {
      const [risk, report, chemical] = [await visited(server()), await visited(server()), await visited(server())];
      await openRisk(risk);
      await approvedReport(server(), report);
      await chemicalUse(chemical);
      await onDays('05-02', '05-25', '06-01', '06-02', '06-24', '07-01');
      for (const visit of [risk, report, chemical]) {
        expect(await photosOf(server(), visit)).toHaveLength(1);
        expect(await toldOf(server(), visit.company)).toEqual([]);
      }
      await server()
        .database.system.updateTable('risk')
        .set({ verified_at: new Date('2027-07-02') })
        .execute();
      await onDays('07-03', '07-25', '08-01');
      expect(await photosOf(server(), risk)).toEqual([]);
      expect(await photosOf(server(), report)).toHaveLength(1);
    });

    test('stays another year with Gold bought after it was announced', async () => {
      const visit = await visited(server());
      await onDays('05-02', '05-25');
      await server()
        .database.system.insertInto('entitlement')
        .values({
          company_id: visit.company.id,
          id: newId(new Date()),
          plan: 'gold',
          starts_at: new Date('2027-05-26'),
          ends_at: new Date('2028-05-26'),
        })
        .execute();
      await onDays('06-01');
      expect(await photosOf(server(), visit)).toHaveLength(1);
      await run('2028-05-02T02:00:00.000Z');
      await run('2028-05-25T02:00:00.000Z');
      await run('2028-06-01T02:00:00.000Z');
      expect(await photosOf(server(), visit)).toEqual([]);
    });

    test('is removed after a run that was cut short anywhere, and told of no more than twice', async () => {
      const visit = await visited(server());
      const { database } = server().parts;
      for (const day of ['05-02', '05-25', '06-01']) {
        for (let steps = 0; steps < 3; steps += 1) {
          let left = steps;
          const cut: typeof database = {
            ...database,
            asSystem: (work) => {
              left -= 1;
              return left < 0 ? Promise.reject(new Error('cut')) : database.asSystem(work);
            },
          };
          const now = new Date(`2027-${day}T02:00:00.000Z`);
          await removeOldPhotos({ ...server().parts, database: cut, now }).catch(() => undefined);
        }
        await onDays(day);
      }
      expect(await photosOf(server(), visit)).toEqual([]);
      expect(await toldOf(server(), visit.company)).toHaveLength(2);
    });

    test('is not removed by a server that could not say so in time: seven days after its reminder', async () => {
      const visit = await visited(server());
      await onDays('05-02', '06-03');
      expect(await photosOf(server(), visit)).toHaveLength(1);
      await onDays('06-08');
      expect(await photosOf(server(), visit)).toHaveLength(1);
      await onDays('06-10');
      expect(await photosOf(server(), visit)).toEqual([]);
    });
  });
});
