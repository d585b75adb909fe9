import type { ReportSectionOf, RequestInput, SiteSignature } from 'pest-sdk';
import { expect, test } from 'vitest';
import { newId } from '../../database/ids';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck } from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

const ink = [
  [
    { x: 0.1, y: 0.1 },
    { x: 0.5, y: 0.2 },
  ],
];
const signedBy = (taskId: string, over: Partial<RequestInput<'inspection.sign'>> = {}) =>
  ({ taskId, name: '王芳', title: '品控主管', method: 'drawn', strokes: ink, reason: '', ...over }) as const;

async function addVisit(server: TestServer) {
  server.setNow('2026-05-04T02:00:00.000Z');
  const company = await addCompany(server);
  const office = company.administrator;
  const technician = await company.addServiceStaff();
  const customer = await addCustomer(server, company);
  const lamp = await addDevice(office, customer.id, {
    floorPlanId: await addFloorPlan(office, customer.id),
    position: { x: 0.5, y: 0.5 },
  });
  const taskId = await addTask(office, customer.id, [technician]);
  return { company, office, technician, customer, lamp, taskId };
}

onEachEngine((server) => {
  test('a signature is kept with the visit, shown to office and customer, and printed on the report', async () => {
    const { office, technician, customer, lamp, taskId } = await addVisit(server());
    expect((await technician.ask('inspection.sign', signedBy(taskId))).code).toBe(4001);
    await technician.get('task.checkIn', { id: taskId });
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 1));
    server().setNow('2026-05-04T03:00:00.000Z');
    await technician.get('inspection.sign', signedBy(taskId, { recordedAt: '2026-05-04T02:40:00.000Z' }));
    await technician.get('task.submit', { id: taskId });
    const expected: SiteSignature = {
      name: '王芳',
      title: '品控主管',
      method: 'drawn',
      strokes: ink,
      reason: '',
      signedAt: '2026-05-04T02:40:00.000Z',
      receivedAt: '2026-05-04T03:00:00.000Z',
      accountName: 'Technician',
      outdated: false,
    };
    expect((await office.get('task.details', { id: taskId })).siteSignature).toEqual(expected);
    await office.get('task.review', { id: taskId, outcome: 'pass' });
    expect((await customer.person.get('task.details', { id: taskId })).siteSignature).toEqual(expected);
    expect((await technician.ask('inspection.sign', signedBy(taskId, { name: '别人' }))).code).toBe(4001);
    const { id } = await office.get('task.generateReport', { id: taskId });
    const { sections } = await office.get('report.detail', { id });
    const content = sections.find(
      (section): section is ReportSectionOf<'serviceContent'> => section.kind === 'serviceContent',
    );
    expect(content?.data.siteSignatures).toMatchObject([{ name: '王芳', strokes: ink, accountName: 'Technician' }]);
  });

  test('is given again while the visit is open, and nothing that was signed goes; what is recorded after it is said', async () => {
    const { company, office, technician, lamp, taskId } = await addVisit(server());
    await technician.get('task.checkIn', { id: taskId });
    await technician.get('inspection.sign', signedBy(taskId, { method: 'typed', strokes: null }));
    server().setNow('2026-05-04T02:10:00.000Z');
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 1));
    const signature = async () => (await office.get('task.details', { id: taskId })).siteSignature;
    expect(await signature()).toMatchObject({ method: 'typed', outdated: true });
    server().setNow('2026-05-04T02:15:00.000Z');
    await technician.get('inspection.sign', signedBy(taskId, { method: 'typed', strokes: null }));
    expect(await signature()).toMatchObject({ outdated: false });
    server().setNow('2026-05-04T02:16:00.000Z');
    const before = { recordedAt: '2026-05-04T02:05:00.000Z' };
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 0, before));
    expect(await signature()).toMatchObject({ outdated: true });
    server().setNow('2026-05-04T02:20:00.000Z');
    await technician.get(
      'inspection.sign',
      signedBy(taskId, { name: '', method: 'absent', strokes: null, reason: '下班' }),
    );
    expect(await signature()).toMatchObject({ method: 'absent', reason: '下班', outdated: false });
    const { rows } = await server().database.inScope({ kind: 'company', companyId: company.id }, async (tx) => ({
      rows: await tx.db.selectFrom('task_signature').select('method').where('task_id', '=', taskId).execute(),
    }));
    expect(rows).toHaveLength(3);
    server().setNow('2026-05-04T02:30:00.000Z');
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 2));
    await technician.get('task.submit', { id: taskId });
    await office.get('task.review', { id: taskId, outcome: 'pass' });
    const { id: reportId } = await office.get('task.generateReport', { id: taskId });
    const report = await office.get('report.detail', { id: reportId });
    const content = report.sections.find((section) => section.kind === 'serviceContent');
    expect(content?.data).toMatchObject({ siteSignatures: [{ method: 'absent', outdated: true }] });
    const change = server().database.inScope({ kind: 'company', companyId: company.id }, (tx) =>
      tx.db.updateTable('task_signature').set({ name: 'forged' }).where('task_id', '=', taskId).execute(),
    );
    await expect(change).rejects.toThrow();
  });

  test.each([
    ['drawn without ink', { strokes: [] }, 'strokes'],
    ['typed with ink', { method: 'typed' }, 'strokes'],
    ['nobody, and no reason', { method: 'absent', strokes: null }, 'reason'],
    ['drawn by nobody', { name: '' }, 'name'],
  ] as const)('%s is refused', async (_, over, field) => {
    const { technician, taskId } = await addVisit(server());
    await technician.get('task.checkIn', { id: taskId });
    const refused = await technician.ask(
      'inspection.sign',
      signedBy(taskId, over as Partial<RequestInput<'inspection.sign'>>),
    );
    expect(refused).toMatchObject({ code: 3001, field });
  });

  test('sent twice under one key it is one, and nobody signs for the visit of others', async () => {
    const { company, technician, taskId } = await addVisit(server());
    await technician.get('task.checkIn', { id: taskId });
    const key = { 'idempotency-key': newId(new Date()) };
    await technician.get('inspection.sign', signedBy(taskId), key);
    await technician.get('inspection.sign', signedBy(taskId), key);
    const kept = await server()
      .database.system.selectFrom('task_signature')
      .select('id')
      .where('task_id', '=', taskId)
      .execute();
    expect(kept).toHaveLength(1);
    const colleague = await company.addServiceStaff();
    expect((await colleague.ask('inspection.sign', signedBy(taskId))).code).toBe(4004);
  });
});
