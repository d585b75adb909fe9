import type { RequestInput } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, type Person } from '../../testing/people';
import { addSite, reportOf, section, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

async function paper(
  office: Person,
  given: Partial<RequestInput<'document.add'>> = {},
): Promise<RequestInput<'document.add'>> {
  return {
    kind: 'other',
    title: 'Paper',
    number: '',
    lastDay: null,
    customerId: null,
    accountId: null,
    consumableId: null,
    file: (await office.upload()).data.fullurl,
    ...given,
  };
}

async function addUsedGel(office: Person, technician: Person, customerId: string): Promise<string> {
  const { id: gel } = await office.get('stock.addConsumablesStock', {
    categoryId: 5,
    name: 'Gel',
    unit: 'ml',
    safetyStock: '1',
    warningLevel: '1',
    stock: '50',
    registrationNumber: 'WP20130001',
  });
  const task = await addTask(office, customerId, [technician], { inspection: 'routine' });
  await technician.get('task.checkIn', { id: task });
  await technician.get('inspection.useChemical', {
    taskId: task,
    consumableId: gel,
    amount: '2',
    dilution: '',
    areaTreated: '1',
    where: 'Kitchen',
    method: 'gel',
    targetPest: '',
    batch: '',
    applicatorLicence: '',
    precautions: '',
  });
  await technician.get('task.submit', { id: task });
  return gel;
}

onEachEngine((server) => {
  test('a person’s licence is the number of the certificate that holds longest, on reports and for chemicals', async () => {
    const site = await addSite(server());
    const { administrator: office, technician } = site;
    const account = await technician.get('auth.info', {});
    expect(account.licence).toBe('');
    const certificate = (number: string, lastDay: string | null) =>
      paper(office, { kind: 'staffCertificate', accountId: account.id, number, lastDay });
    for (const [number, lastDay] of [
      ['PCO-OLD', '2025-01-01'],
      ['', null],
    ] as const) {
      await office.get('document.add', await certificate(number, lastDay));
    }
    expect((await technician.get('auth.info', {})).licence).toBe('');
    await office.get('document.add', await certificate('PCO-NOW', '2030-01-01'));
    expect((await technician.get('auth.info', {})).licence).toBe('PCO-NOW');
    // The account says which of its certificates is the licence.
    await office.get('document.add', await certificate('FIRST-AID', null));
    expect((await technician.get('auth.info', {})).licence).toBe('FIRST-AID');
    const { id, name, loginId, staffKind, permissions } = await office.get('account.details', { id: account.id });
    await office.get('account.update', { id, name, loginId, staffKind, permissions, email: '', licence: 'PCO-NOW' });
    expect((await technician.get('auth.info', {})).licence).toBe('PCO-NOW');
    const report = await reportOf(site, await visit(site, 3));
    expect(section(report, 'contacts').data.technicians).toMatchObject([{ licence: 'PCO-NOW' }]);
    const other = await addCompany(server());
    expect((await other.administrator.get('auth.info', {})).licence).toBe('');
  });

  test('a binder holds what its customer may see, and says what an auditor would miss', async () => {
    const company = await addCompany(server());
    const office = company.administrator;
    const technician = await company.addServiceStaff('Li Qiang');
    const customer = await addCustomer(server(), company);
    const neighbour = await addCustomer(server(), company);
    const gel = await addUsedGel(office, technician, customer.id);
    const gaps = async () =>
      (await customer.person.get('document.binder', { customerId: customer.id })).gaps.map(({ kind, subject }) => [
        kind,
        subject,
      ]);
    const ofRecords = [
      ['applicatorLicence', 'Li Qiang'],
      ['floorPlan', ''],
      ['checks', ''],
      ['report', expect.stringMatching(/^S/)],
    ];
    expect(await gaps()).toEqual([
      ['safetySheet', 'Gel'],
      ['productLabel', 'Gel'],
      ['activeIngredient', 'Gel'],
      ['staffCertificate', 'Li Qiang'],
      ['companyLicence', ''],
      ['serviceQualification', ''],
      ['contract', ''],
      ...ofRecords,
    ]);

    const { id: sheet } = await office.get(
      'document.add',
      await paper(office, { kind: 'safetySheet', consumableId: gel }),
    );
    await office.get('document.add', await paper(office, { kind: 'productLabel', consumableId: gel }));
    const expired = await paper(office, { kind: 'staffCertificate', accountId: technician.id, lastDay: '2026-05-03' });
    const { id: certificate } = await office.get('document.add', expired);
    await office.get('document.add', await paper(office, { kind: 'companyLicence' }));
    await office.get('document.add', await paper(office, { kind: 'serviceQualification' }));
    await office.get('document.add', await paper(office, { kind: 'contract', customerId: customer.id }));
    expect(await gaps()).toEqual([['activeIngredient', 'Gel'], ['staffCertificate', 'Li Qiang'], ...ofRecords]);
    await office.get('document.update', { ...expired, id: certificate, lastDay: '2027-05-03' });
    const binder = await customer.person.get('document.binder', { customerId: customer.id });
    expect(binder.gaps.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['activeIngredient', 'Gel'],
      ...ofRecords,
    ]);
    expect(Object.fromEntries(binder.questions.map(({ question, ...told }) => [question, told]))).toMatchObject({
      staff: { count: 1, lastDay: '2027-05-03' },
      products: { count: 1, lastDay: null },
      chemicals: { count: 1, day: '2026-05-04' },
      reports: { count: 0, day: null },
    });
    expect(binder.documents).toHaveLength(6);
    expect(binder.products).toMatchObject([{ name: 'Gel', registrationNumber: 'WP20130001', sheetId: sheet }]);
    // Whoever reads it reads the same.
    expect((await office.get('document.binder', { customerId: customer.id })).gaps).toEqual(binder.gaps);

    // The contract is the first customer's own; one that names nobody is refused, and an old one shown to nobody.
    const unnamed = await paper(office, { kind: 'contract', customerId: null });
    expect(await office.ask('document.add', unnamed)).toMatchObject({ code: 3001, field: 'customerId' });
    const { id: notice } = await office.get('document.add', await paper(office, { title: 'Old contract' }));
    await server()
      .database.system.updateTable('audit_document')
      .set({ kind: 'contract' })
      .where('id', '=', notice)
      .execute();
    const titles = async (person: Person) => (await person.get('document.list', {})).items.map(({ title }) => title);
    expect(await titles(customer.person)).not.toContain('Old contract');
    expect(await titles(neighbour.person)).not.toContain('Old contract');
    expect(await titles(office)).toContain('Old contract');
    expect((await neighbour.person.get('document.list', {})).items.map(({ kind }) => kind)).not.toContain('contract');
    expect((await neighbour.person.ask('document.binder', { customerId: customer.id })).code).toBe(4004);
    expect((await customer.person.ask('document.delete', { id: sheet })).code).toBe(20014);
    expect((await technician.ask('document.list', {})).code).toBe(20014);
    await office.get('document.delete', { id: sheet });
    expect((await office.ask('document.delete', { id: sheet })).code).toBe(4004);
    const stranger = await addCompany(server());
    expect((await stranger.administrator.get('document.list', {})).total).toBe(0);
  });

  test('a plan is as new as what changed on it last: a device that moved off it or was removed, too', async () => {
    const { administrator: office, customer, lamp } = await addSite(server());
    const other = await addFloorPlan(office, customer.id);
    const third = await addFloorPlan(office, customer.id);
    const at = { floorPlanId: third, position: { x: 0.5, y: 0.5 } };
    const leaving = await addDevice(office, customer.id, at);
    const system = server().database.system;
    const long = new Date('2025-01-01T04:00:00Z');
    await system.updateTable('floor_plan').set({ updated_at: long }).execute();
    await system.updateTable('device_position').set({ from_at: long }).execute();
    const untouched = async () => {
      const { gaps } = await office.get('document.binder', { customerId: customer.id });
      return gaps.flatMap(({ kind, day }) => (kind === 'floorPlan' ? [day] : []));
    };
    expect(await untouched()).toEqual(['2025-01-01', '2025-01-01', '2025-01-01']);
    await office.get('device.delete', { id: leaving.id });
    expect(await untouched()).toEqual(['2025-01-01', '2025-01-01']);
    await office.get('device.mobile', { id: lamp.id, floorPlanId: other, position: { x: 0.1, y: 0.2 } });
    expect(await untouched()).toEqual([]);
  });

  test('a product opens the sheet that holds longest, and none that has run out', async () => {
    const company = await addCompany(server());
    const office = company.administrator;
    const technician = await company.addServiceStaff('Li Qiang');
    const customer = await addCustomer(server(), company);
    const gel = await addUsedGel(office, technician, customer.id);
    const sheet = async (title: string, lastDay: string | null) =>
      (
        await office.get(
          'document.add',
          await paper(office, { kind: 'safetySheet', consumableId: gel, title, lastDay }),
        )
      ).id;
    const opened = async () =>
      (await office.get('document.binder', { customerId: customer.id })).products.map(({ sheetId }) => sheetId);
    await sheet('A', '2026-05-03');
    expect(await opened()).toEqual([null]);
    await sheet('B', '2026-05-04');
    const longest = await sheet('C', '2027-01-01');
    expect(await opened()).toEqual([longest]);
  });
});
