/** Rights that a handler asks for beyond its row: each is tried by somebody who holds all but that one. */
import { readFile } from 'node:fs/promises';
import { type Permission, stockPermissions } from 'pest-sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, addTask, lampCheck } from '../testing/people';
import { addSite, ink, reportOf, type Site, visit } from '../testing/report-site';
import { onEachEngine } from '../testing/test-server';

const denied = 20014;

onEachEngine((server) => {
  describe('what an account is given', () => {
    test('service staff for whom nothing is chosen get of the usual permissions what their giver holds', async () => {
      const company = await addCompany(server());
      const giver = await company.addManagementStaff(['m_account_list', 'btn_account_add', 'btn_service_execute']);
      const profile = { name: 'Li', email: '', licence: '', password: 'e7665c93a2e28916a437caa51dc66633' };
      const { id } = await giver.get('account.create', {
        ...profile,
        loginId: '13955550001',
        staffKind: 'service',
        permissions: [],
      });
      const { items } = await company.administrator.get('account.list', {});
      expect(items.find((account) => account.id === id)?.permissions).toEqual(['btn_service_execute']);
    });

    test('how the company works is its administrator’s to change', async () => {
      const company = await addCompany(server());
      const manager = await company.addManagementStaff(['m_report_service_list', 'btn_Service_audit']);
      expect((await manager.ask('company.updateSettings', { reviewByAnother: false })).code).toBe(denied);
      expect((await company.administrator.get('company.details', {})).reviewByAnother).toBe(true);
    });

    test('notices are set by kind, of what the account may meet', async () => {
      const company = await addCompany(server());
      const kindsOf = async (permissions: readonly Permission[]) => {
        const person = await company.addManagementStaff(permissions);
        return (await person.get('notice.settings', {})).settings.map(({ kind }) => kind);
      };
      expect(await kindsOf([])).not.toContain('taskAssigned');
      expect(await kindsOf(['btn_service_execute'])).toContain('taskAssigned');
    });
  });

  test('a contract is not its reviewer’s to review once the right is gone', async () => {
    const company = await addCompany(server());
    server().setContractCompany(company.id);
    const { administrator } = company;
    const reviewer = await company.addManagementStaff(['m_contract_list', 'btn_contract_audit']);
    const image = (await administrator.upload()).data.fullurl;
    const { id: sealId } = await administrator.get('seal.add', { title: 'Seal', image, keyword: 'Customer (seal' });
    const pdf = await readFile(
      new URL('../../../../tests/fixtures/pdf/en_pest_service_agreement.pdf', import.meta.url),
    );
    const file = (await administrator.upload(pdf, 'agreement.pdf')).data.fullurl;
    const draft = { name: 'Agreement', number: 'C-1', file, sealId, reviewerId: reviewer.id };
    await administrator.get('contract.add', draft);
    const mayReview = async () => (await reviewer.get('contract.approvedList', {})).items[0]?.mayReview;
    expect(await mayReview()).toBe(true);
    const { name, staffKind, loginId, email, licence } = await accountOf(company, reviewer.id);
    const profile = { id: reviewer.id, name, staffKind, loginId, email, licence };
    await administrator.get('account.update', { ...profile, permissions: ['m_contract_list'] });
    expect(await mayReview()).toBe(false);
  });

  async function accountOf({ administrator }: Awaited<ReturnType<typeof addCompany>>, id: string) {
    const { items } = await administrator.get('account.list', {});
    const found = items.find((account) => account.id === id);
    if (!found) throw new Error(`No account ${id}`);
    return found;
  }

  /** A site of a new company, with a lamp in the middle of its plan. */
  async function addPlacedLamp() {
    const company = await addCompany(server());
    const { administrator } = company;
    const customer = await addCustomer(server(), company);
    const plan = await addFloorPlan(administrator, customer.id);
    const place = { floorPlanId: plan, position: { x: 0.5, y: 0.5 } };
    return { company, administrator, customer, plan, lamp: await addDevice(administrator, customer.id, place) };
  }

  describe('devices', () => {
    test('are not moved with their plan by whoever may not edit them', async () => {
      const { company, administrator, plan, lamp } = await addPlacedLamp();
      const drawer = await company.addManagementStaff(['btn_img_save']);
      const change = { id: plan, name: 'Hall', metresPerWidth: null };
      const moved = { ...change, positions: [{ id: lamp.id, x: 0.1, y: 0.1 }] };
      expect((await drawer.ask('floorPlan.update', moved)).code).toBe(denied);
      await drawer.get('floorPlan.update', { ...change, positions: [] });
      expect(await administrator.get('device.detail', { id: lamp.id })).toMatchObject({ position: { x: 0.5, y: 0.5 } });
    });

    test('beyond an account’s roles are neither read, changed nor checked', async () => {
      const { company, administrator, customer, lamp } = await addPlacedLamp();
      const technician = await company.addServiceStaff();
      const editor = await company.addManagementStaff(['btn_device_delete']);
      const task = await addTask(administrator, customer.id, [technician]);
      await technician.get('task.checkIn', { id: task });
      const traps = { name: 'Traps', deviceTypes: ['mouseTrap' as const], accountIds: [technician.id, editor.id] };
      await administrator.get('deviceRole.create', traps);

      expect((await technician.ask('device.detail', { id: lamp.id })).code).toBe(denied);
      expect((await technician.ask('inspection.record', lampCheck(task, lamp.id, 1))).code).toBe(denied);
      expect((await editor.ask('device.delete', { id: lamp.id })).code).toBe(denied);
      const beyond = await administrator.ask('task.distribute', {
        id: await addTask(administrator, customer.id, []),
        staffIds: [technician.id],
      });
      expect(beyond).toMatchObject({ code: denied, field: 'staffIds' });
    });
  });

  test('service staff find their own services, whoever else’s they name', async () => {
    const company = await addCompany(server());
    const customer = await addCustomer(server(), company);
    const [technician, colleague] = [await company.addServiceStaff(), await company.addServiceStaff('Colleague')];
    const id = await addTask(company.administrator, customer.id, [technician]);
    expect((await colleague.ask('task.details', { id })).code).toBe(4004);
    expect((await colleague.ask('task.checkIn', { id })).code).toBe(4004);
    expect(await technician.get('task.details', { id })).toMatchObject({ id });
  });

  test('chemicals are not counted by whoever may count physical supplies only', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const chemical = {
      categoryId: 5,
      name: 'Deltamethrin',
      unit: 'ml',
      safetyStock: '1',
      warningLevel: '1',
      stock: '10',
      registrationNumber: 'WP20080001',
    } as const;
    const { id } = await administrator.get('stock.addConsumablesStock', chemical);
    const counter = await company.addManagementStaff(['btn_mquipment_replenish']);
    const lines = [{ id, batchId: null, expected: '10', counted: '9' }];
    expect((await counter.ask('stock.count', { lines })).code).toBe(denied);
    expect(await administrator.get('stock.count', { lines })).toEqual({ counted: 1, differing: 1 });
  });

  test('whoever holds each right for physical supplies only touches no chemical', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const level = { safetyStock: '1', warningLevel: '1', stock: '10' } as const;
    const board = { ...level, categoryId: 2, name: 'Board', unit: 'piece' } as const;
    const spray = { ...level, categoryId: 5, name: 'Spray', unit: 'ml', registrationNumber: 'WP20080001' } as const;
    const ofKind = {
      physical: (await administrator.get('stock.addConsumablesStock', board)).id,
      chemical: (await administrator.get('stock.addConsumablesStock', spray)).id,
    };
    const rights = Object.values(stockPermissions).map(({ physical }) => physical);
    const keeper = await company.addManagementStaff([...rights, 'm_mquipment_inventory']);
    const { stock: _, ...draft } = board;
    const codesOf = async (id: string) => [
      (await keeper.ask('stock.addCategoryStock', { id, quantity: '1' })).code,
      (await keeper.ask('stock.takeOut', { id, quantity: '1', cause: 'lost' })).code,
      (await keeper.ask('stock.setCategoryWarningNum', { id, warningLevel: '2' })).code,
      (await keeper.ask('stock.ledger', { id })).code,
      (await keeper.ask('stock.updateConsumablesStock', { id, ...draft, name: `Board ${id}` })).code,
      (await keeper.ask('stock.removeConsumablesByIds', { ids: id })).code,
    ];
    expect(await codesOf(ofKind.chemical)).toEqual(Array(6).fill(denied));
    expect(await codesOf(ofKind.physical)).toEqual(Array(6).fill(0));
    expect((await keeper.get('stock.all', {})).map(({ id }) => id)).not.toContain(ofKind.chemical);
  });

  test('a pest log is read by its state', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const [{ id: responsibleId } = { id: '' }] = await administrator.get('pestLog.people', {});
    const log = { title: 'Rat', description: '', content: 'Seen at the gate.', photos: [], customerId: null };
    const { id } = await administrator.get('pestLog.create', { ...log, responsibleId, operatorId: responsibleId });
    const reader = await company.addManagementStaff(['m_log_done']);
    expect((await reader.ask('pestLog.details', { id })).code).toBe(denied);
    await administrator.get('pestLog.handle', { id, handling: 'Trap set.', photos: [] });
    expect(await reader.get('pestLog.details', { id })).toMatchObject({ id, editable: false });
  });

  describe('a site with a report and a briefing that wait for review', () => {
    let site: Site;
    let reportId: string;
    let briefingId: string;

    beforeAll(async () => {
      site = await addSite(server());
      const task = await visit(site, 12);
      reportId = (await reportOf(site, task)).id;
      briefingId = (await site.administrator.get('task.generateServicesReport', { ids: [task] })).id;
    });

    const staff = (...permissions: readonly Permission[]) => site.company.addManagementStaff(permissions);

    test.each([
      ['m_seminar_service_list', 1],
      ['m_report_service_list', 1],
      ['m_index', null],
    ] as const)('who holds %s has %s of them on the home page', async (permission, count) => {
      const person = await staff('m_index', permission);
      expect(await person.get('home.todayData', {})).toMatchObject({ reportsPendingReview: count });
    });

    test.each([
      ['btn_audit_seminar', ['report']],
      ['btn_Service_audit', ['briefing']],
      ['m_seminar_service_list', []],
    ] as const)('who holds %s is asked to review %j', async (permission, kinds) => {
      const person = await staff('m_index', permission);
      const { needs } = await person.get('home.needs', {});
      expect(needs.filter(({ kind }) => kind === 'reportReview').map(({ variant }) => variant)).toEqual(kinds);
    });

    test('supplies that ran out are told to whoever can replenish that kind', async () => {
      const { administrator } = site;
      const supply = { unit: 'piece', safetyStock: '1', warningLevel: '1', stock: '0' } as const;
      await administrator.get('stock.addConsumablesStock', { ...supply, categoryId: 2, name: 'Board' });
      await administrator.get('stock.addConsumablesStock', {
        ...supply,
        categoryId: 5,
        name: 'Spray',
        registrationNumber: 'WP20080001',
      });
      const told = async (...permissions: readonly Permission[]) => {
        const person = await staff('m_index', 'm_mquipment_inventory', 'm_mquipment_chemistry', ...permissions);
        const { needs } = await person.get('home.needs', {});
        return needs.filter(({ kind }) => kind === 'stockOut').map(({ subject }) => subject);
      };
      expect(await told()).toEqual([]);
      expect(await told('btn_mquipment_replenish')).toEqual(['Board']);
      expect(await told('btn_chemistry_replenish')).toEqual(['Spray']);
    });

    test('the outlook has services for who sees services, and rising sites for who sees the heat map', async () => {
      expect(await (await staff('m_index')).get('home.outlook', {})).toMatchObject({ month: null, rising: [] });
      const planner = await staff('m_index', 'm_service_undone');
      expect(await planner.get('home.outlook', {})).toMatchObject({ month: { done: 1 }, rising: [] });
      const { rising } = await (await staff('m_index', 'm_img_heat')).get('home.outlook', {});
      expect(rising).toMatchObject([{ customerId: site.customer.id, now: 12 }]);
    });

    test('a search finds reports of the kinds that may be read, and service staff those of their services', async () => {
      const found = async (person: Awaited<ReturnType<typeof staff>>) =>
        (await person.get('search.find', { text: 'Food factory' })).reports.map(({ id }) => id);
      expect(await found(await staff('m_seminar_service_list'))).toEqual([reportId]);
      expect(await found(await staff('m_report_service_list'))).toEqual([briefingId]);
      expect(await found(await staff('m_client_list'))).toEqual([]);
      expect(await found(site.technician)).toContain(reportId);
      expect(await found(await site.company.addServiceStaff('Colleague'))).toEqual([]);
    });

    test('nobody signs as the reviewer without the right to review', async () => {
      const { version } = await site.administrator.get('report.detail', { id: reportId });
      const signature = { id: reportId, version, role: 'reviewer', method: 'drawn', strokes: ink } as const;
      const reader = await staff('m_seminar_service_list');
      expect((await reader.ask('report.sign', { ...signature, name: 'Manager' })).code).toBe(denied);
      const reviewer = await staff('m_seminar_service_list', 'btn_audit_seminar');
      expect((await reviewer.ask('report.sign', { ...signature, name: 'Manager' })).code).toBe(0);
    });
  });
});
