import type { RequestInput } from 'pest-sdk';
import { expect, test } from 'vitest';
import { violates } from '../../database/transactions';
import { addSite, edit, ink, pass, reportOf, type Site, section, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

const bothPermissions = [
  'm_seminar_service_list',
  'm_seminar_service_detail',
  'btn_save_seminar',
  'btn_audit_seminar',
] as const;

type Signature = Omit<RequestInput<'report.sign'>, 'id' | 'version'>;

const ofTechnician: Signature = { role: 'technician', name: '李䶮', method: 'drawn', strokes: ink };
const ofCustomer: Signature = { role: 'customer', name: '龚喆', method: 'drawn', strokes: ink };
const typed = { method: 'typed', strokes: null } as const;

/** A report right after it was generated, and how people sign it. */
async function reported(site: Site) {
  const report = await reportOf(site, await visit(site, 5, true));
  const { id } = report;
  const signs = (person: Site['technician'], signature: Signature, version = 1) =>
    person.ask('report.sign', { id, version, ...signature });
  const signatures = async () => (await site.administrator.get('report.detail', { id })).signatures;
  const passes = (person: Site['technician'], reason?: string) =>
    person.ask('report.examineDetailSimple', { id, outcome: 'pass', version: 1, reason });
  return { report, id, signs, signatures, passes };
}

onEachEngine((server) => {
  test('a signature names the account, the time and the address it came from', async () => {
    server().setNow('2026-05-04T02:00:00.000Z');
    const site = await addSite(server());
    const { signs, signatures } = await reported(site);
    expect((await signs(site.technician, { ...ofTechnician, ...typed })).code).toBe(0);
    const masked = site.technician.loginId.replace(/^(.{3}).{4}/, '$1****');
    expect(await signatures()).toMatchObject([
      {
        role: 'technician',
        name: '李䶮',
        method: 'typed',
        signedAt: '2026-05-04T02:00:00.000Z',
        account: { name: '李䶮', loginId: masked },
        ownAccount: true,
        address: expect.stringMatching(/^10\./),
        outdated: false,
      },
    ]);
    const { account_id, content_hash } = await server()
      .database.system.selectFrom('report_signature')
      .selectAll()
      .where('account_login', '=', site.technician.loginId)
      .executeTakeFirstOrThrow();
    expect(account_id).toBe(site.technician.id);
    expect(content_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('staff cannot sign as the customer: it draws on their device, and the report says whose device that was', async () => {
    const site = await addSite(server());
    const { signs, signatures } = await reported(site);
    expect(await signs(site.technician, { ...ofCustomer, ...typed })).toMatchObject({ code: 3001, field: 'method' });
    expect((await signs(site.technician, ofCustomer)).code).toBe(0);
    expect(await signatures()).toMatchObject([
      { role: 'customer', name: '龚喆', ownAccount: false, account: { name: '李䶮' } },
    ]);
  });

  test('the office signs neither for a technician from afar nor under another name as reviewer', async () => {
    const site = await addSite(server());
    const { signs } = await reported(site);
    const { administrator } = site;
    expect(await signs(administrator, { ...ofTechnician, ...typed })).toMatchObject({ code: 3001, field: 'method' });
    expect(await signs(administrator, { ...ofTechnician, ...typed, role: 'reviewer' })).toMatchObject({
      code: 3001,
      field: 'name',
    });
    const reader = await site.company.addManagementStaff(['m_seminar_service_list']);
    expect((await signs(reader, ofTechnician)).code).toBe(20014);
  });

  test('service staff read and sign reports of their own services only', async () => {
    const site = await addSite(server());
    const { id, signs } = await reported(site);
    const other = await site.company.addServiceStaff('王强');
    expect((await other.ask('report.detail', { id })).code).toBe(4004);
    expect((await other.get('report.list', {})).total).toBe(0);
    expect((await signs(other, ofTechnician)).code).toBe(4004);
    expect((await site.technician.get('report.list', {})).total).toBe(1);
    expect((await site.technician.get('report.detail', { id })).ownRoles).toEqual(['technician']);
  });

  test('a customer reads and signs from its own account what the technician has signed', async () => {
    const site = await addSite(server());
    const { id, signs, signatures } = await reported(site);
    const { person } = site.customer;
    expect((await person.ask('report.detail', { id })).code).toBe(4004);
    await signs(site.technician, ofTechnician);
    const seen = await person.get('report.detail', { id });
    expect(seen).toMatchObject({ state: 'pendingReview', ownRoles: ['customer'], signatures: [{ address: null }] });
    expect((await person.get('report.list', {})).items).toMatchObject([{ id, state: 'pendingReview' }]);
    expect((await signs(person, { ...ofCustomer, ...typed, role: 'technician' })).code).toBe(20014);
    expect((await signs(person, { ...ofCustomer, ...typed })).code).toBe(0);
    expect((await signatures()).at(-1)).toMatchObject({ role: 'customer', name: '龚喆', ownAccount: true });
    // What the customer signed itself, the company does not replace.
    expect((await signs(site.technician, ofCustomer)).code).toBe(4001);
  });

  test('a customer that is not there is a state of its own, with a reason', async () => {
    const site = await addSite(server());
    const { signs, signatures, passes } = await reported(site);
    const absent = { role: 'customer', name: '龚喆', method: 'absent', strokes: null } as const;
    expect((await signs(site.technician, absent)).code).toBe(3001);
    expect((await signs(site.technician, { ...absent, role: 'technician', reason: '值班' })).code).toBe(3001);
    expect((await signs(site.technician, { ...absent, reason: '夜班无人签收' })).code).toBe(0);
    expect(await signatures()).toMatchObject([{ method: 'absent', reason: '夜班无人签收', strokes: null }]);
    await signs(site.technician, ofTechnician);
    expect((await passes(site.administrator)).code).toBe(0);
  });

  test('one signature counts for a role, and a change of what the report says voids them', async () => {
    const site = await addSite(server());
    const { report, id, signs, signatures } = await reported(site);
    const { administrator, technician, customer } = site;
    await signs(technician, ofTechnician);
    await signs(technician, { ...ofTechnician, ...typed });
    expect(await signatures()).toMatchObject([{ role: 'technician', method: 'typed', outdated: false }]);

    await administrator.get('report.saveDetailData', { ...edit(report), subject: '补充' });
    expect(await signatures()).toMatchObject([{ outdated: true }]);
    expect((await administrator.get('report.list', {})).items).toMatchObject([{ signatureCount: 0 }]);
    // Nor does the customer see what nobody vouches for any more.
    expect((await customer.person.ask('report.detail', { id })).code).toBe(4004);
    await signs(technician, ofTechnician, 2);
    expect(await signatures()).toMatchObject([{ method: 'drawn', outdated: false }]);
  });

  test('strokes are bounded to 20 kB and stay on the pad', async () => {
    const site = await addSite(server());
    const { signs } = await reported(site);
    const long = Array.from({ length: 2_000 }, (_, at) => ({ x: at / 2_000, y: 0.2 }));
    expect((await signs(site.technician, { ...ofTechnician, strokes: [long] })).code).toBe(3001);
    expect((await signs(site.technician, { ...ofTechnician, strokes: [[{ x: 7, y: 0 }]] })).code).toBe(3001);
    expect((await signs(site.technician, { ...ofTechnician, strokes: [long.slice(0, 500)] })).code).toBe(0);
  });

  test('an approved report takes no more signatures, from nobody and not in the database either', async () => {
    const site = await addSite(server());
    const { id, signs, signatures } = await reported(site);
    await signs(site.technician, ofTechnician);
    await pass(site.company, id);
    expect((await signs(site.technician, ofTechnician)).code).toBe(4001);
    expect((await signs(site.customer.person, { ...ofCustomer, ...typed })).code).toBe(4001);
    expect(await signatures()).toHaveLength(1);
    const { system } = server().database;
    const known = await system
      .selectFrom('report_signature')
      .selectAll()
      .where('report_id', '=', id)
      .executeTakeFirstOrThrow();
    const late = { ...known, id: site.customer.id, role: 'customer', strokes: null } as const;
    const frozen = (error: unknown) => violates(error, 'report_frozen') || violates(error, 'report_signature_report');
    for (const claim of [true, false]) {
      await expect(
        system
          .insertInto('report_signature')
          .values({ ...late, frozen: claim })
          .execute(),
      ).rejects.toSatisfy(frozen);
    }
  });

  test('approving needs both signatures or a reason, and the report says who approved it, when and why', async () => {
    server().setNow('2026-05-04T02:00:00.000Z');
    const site = await addSite(server());
    const { id, signs, passes } = await reported(site);
    const { administrator } = site;
    expect(await passes(administrator)).toMatchObject({ code: 3001, field: 'reason' });
    await signs(site.technician, ofTechnician);
    expect(await passes(administrator)).toMatchObject({ code: 3001, field: 'reason' });
    expect((await passes(administrator, '客户要求先存档')).code).toBe(0);
    const approved = await administrator.get('report.detail', { id });
    expect(approved).toMatchObject({
      state: 'approved',
      reviewNote: '客户要求先存档',
      review: { reviewer: { name: 'Administrator' }, at: '2026-05-04T02:00:00.000Z', address: expect.any(String) },
    });
    const seen = await site.customer.person.get('report.detail', { id });
    expect(seen).toMatchObject({ review: { reviewer: { name: 'Administrator' }, address: null } });
  });

  test('with both signatures no reason is needed; the version that was read is the one approved', async () => {
    const site = await addSite(server());
    const { id, signs, passes } = await reported(site);
    await signs(site.technician, ofTechnician);
    await signs(site.technician, ofCustomer);
    const stale = await site.administrator.ask('report.examineDetailSimple', { id, outcome: 'pass', version: 9 });
    expect(stale.code).toBe(4001);
    expect((await passes(site.administrator)).code).toBe(0);
  });

  test('whoever wrote a report leaves it to another reviewer, where there is one and the company wants it', async () => {
    const site = await addSite(server());
    const { administrator, company } = site;
    const { report, id } = await reported(site);
    await administrator.get('report.saveDetailData', { ...edit(report), subject: '补充' });
    expect((await administrator.get('report.detail', { id })).ownWork).toBe(false);

    const reviewer = await company.addManagementStaff(bothPermissions);
    expect((await administrator.get('report.detail', { id })).ownWork).toBe(true);
    expect((await pass(company, id)).code).toBe(4001);
    expect((await reviewer.get('report.detail', { id })).ownWork).toBe(false);

    expect((await reviewer.ask('company.updateSettings', { reviewByAnother: false })).code).toBe(20014);
    await administrator.get('company.updateSettings', { reviewByAnother: false });
    expect((await administrator.get('company.details', {})).reviewByAnother).toBe(false);
    expect((await pass(company, id)).code).toBe(0);
  });

  test('figures come from the readings: saving rewrites none of them, and leaves no counted section out', async () => {
    const site = await addSite(server());
    const { report, id } = await reported(site);
    const { administrator } = site;
    const pests = section(report, 'pestData');
    const rows = pests.data.rows.map((row) => ({ ...row, count: 0 }));
    const forged = report.sections.map((one) =>
      one.kind === 'pestData' ? { ...one, data: { ...one.data, rows } } : one,
    );
    const without = report.sections.filter(({ kind }) => kind !== 'risks');
    const added = { ...pests, id: 'mine', data: { ...pests.data, rows } };
    for (const sections of [forged, without, [...report.sections, added], [...report.sections, pests]]) {
      expect(await administrator.ask('report.saveDetailData', { ...edit(report), sections })).toMatchObject({
        code: 3001,
        field: 'sections',
      });
    }
    const worded = report.sections
      .map((one) => (one.kind === 'pestData' ? { ...one, text: '飞虫减少。', hidden: true } : one))
      .reverse();
    const note = { id: 'note', kind: 'text', title: '备注', text: '下月重点。', hidden: false, data: null } as const;
    await administrator.get('report.saveDetailData', { ...edit(report), sections: [...worded, note] });
    const saved = await administrator.get('report.detail', { id });
    expect(section(saved, 'pestData')).toMatchObject({ text: '飞虫减少。', hidden: true, data: pests.data });
    expect(saved.sections.map(({ kind }) => kind)).toEqual([
      ...report.sections.map(({ kind }) => kind).reverse(),
      'text',
    ]);
  });
});
