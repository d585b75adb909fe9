import { expect, test } from 'vitest';
import { mailNotices, removeOldNotices } from '../../books/notices/notice-jobs';
import {
  addCompany,
  addCustomer,
  addTask,
  type Person,
  password,
  prove,
  randomPhone,
  signIn,
  stranger,
} from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  async function team() {
    const company = await addCompany(server());
    const technician = await company.addServiceStaff('Wang');
    const colleague = await company.addServiceStaff('Chen');
    const customer = await addCustomer(server(), company);
    return { company, administrator: company.administrator, technician, colleague, customer };
  }

  const told = async (person: Person) =>
    (await person.get('notice.list', {})).items.map(({ kind, facts }) => ({ kind, ...facts }));
  const kinds = async (person: Person) => (await told(person)).map(({ kind }) => kind);
  const unread = async (person: Person) => (await person.get('notice.unread', {})).count;

  test('whoever is assigned or whose service moves is told; whoever does it is not', async () => {
    const { administrator, technician, colleague, customer } = await team();
    const id = await addTask(administrator, customer.id, [technician]);
    expect(await told(technician)).toMatchObject([
      { kind: 'taskAssigned', customer: 'Food factory', at: '2026-05-04T06:00:00.000Z' },
    ]);
    await administrator.get('task.update', {
      id,
      customerId: customer.id,
      places: ['indoor'],
      plannedAt: '2026-05-07T06:00:00.000Z',
      staffIds: [technician.id, colleague.id],
    });
    expect(await kinds(technician)).toEqual(['taskMoved', 'taskAssigned']);
    expect(await kinds(colleague)).toEqual(['taskAssigned']);
    await administrator.get('task.distribute', { id, staffIds: [colleague.id, technician.id] });
    expect(await kinds(colleague)).toEqual(['taskAssigned']);
    expect(await kinds(administrator)).toEqual([]);
    const { createdBy, assigned } = await administrator.get('task.details', { id });
    expect([createdBy, assigned?.accountName]).toEqual(['Administrator', 'Administrator']);
  });

  test('what a review said of a service and of its report reaches its technician, and the customer what it signs', async () => {
    const { administrator, technician, customer } = await team();
    const id = await addTask(administrator, customer.id, [technician], { inspection: 'routine' });
    const handIn = async () => {
      await technician.get('task.submit', { id });
    };
    await technician.get('task.checkIn', { id });
    await handIn();
    await administrator.get('task.review', { id, outcome: 'return', reason: 'No photo' });
    expect((await told(technician))[0]).toMatchObject({ kind: 'taskReturned', reason: 'No photo' });
    await handIn();
    await administrator.get('task.review', { id, outcome: 'pass' });
    const { id: report } = await administrator.get('task.generateReport', { id });
    expect(await kinds(technician)).toEqual(['reportToSign', 'taskApproved', 'taskReturned', 'taskAssigned']);
    expect(await kinds(customer.person)).toEqual(['visitPlanned']);
    const { version } = await technician.get('report.detail', { id: report });
    const signature = {
      id: report,
      version,
      role: 'technician',
      name: 'Wang',
      method: 'typed',
      strokes: null,
    } as const;
    await technician.get('report.sign', signature);
    await technician.get('report.sign', signature);
    expect((await told(customer.person))[0]).toMatchObject({ kind: 'reportToSign', form: 'report' });
    await administrator.get('report.examineDetailSimple', { id: report, outcome: 'pass', reason: 'On the phone' });
    expect(await kinds(customer.person)).toEqual(['reportApproved', 'reportToSign', 'visitPlanned']);
    await administrator.get('customer.remove', { id: customer.id });
    expect(await kinds(customer.person)).toEqual([]);
    expect(await unread(customer.person)).toBe(0);
  });

  test('a write that is refused tells nobody', async () => {
    const { administrator, technician, customer } = await team();
    const id = await addTask(administrator, customer.id, [technician]);
    await technician.get('notice.readAll', {});
    expect((await administrator.ask('task.review', { id, outcome: 'pass' })).code).toBe(4001);
    expect(await unread(technician)).toBe(0);
  });

  test('one is read, then all; a stranger reads none of them', async () => {
    const { administrator, technician, colleague } = await team();
    const days = ['11', '12', '13'].map((day) => `2026-05-${day}T00:00:00.000Z`) as [string, string, string];
    const apply = (startAt: string, endAt: string) =>
      technician.get('leave.apply', { startAt, endAt, reason: 'Family' });
    const first = await apply(days[0], days[1]);
    const second = await apply(days[1], days[2]);
    await administrator.get('leave.audit', { id: first.id, outcome: 'approve' });
    await administrator.get('leave.audit', { id: second.id, outcome: 'refuse', reason: 'Two audits' });
    expect(await told(technician)).toMatchObject([
      { kind: 'leaveRefused', reason: 'Two audits' },
      { kind: 'leaveApproved', from: days[0] },
    ]);
    expect(await unread(technician)).toBe(2);
    const [newest] = (await technician.get('notice.list', {})).items;
    const one = { id: newest?.id ?? '' };
    expect((await colleague.ask('notice.read', one)).code).toBe(4004);
    await technician.get('notice.read', one);
    expect(await unread(technician)).toBe(1);
    await colleague.get('notice.readAll', {});
    expect(await unread(technician)).toBe(1);
    await technician.get('notice.readAll', {});
    expect(await unread(technician)).toBe(0);
  });

  test('stock that falls below its warning level is told once, however many take from it at once', async () => {
    const { company, administrator, technician, customer } = await team();
    const taskId = await addTask(administrator, customer.id, [technician]);
    await technician.get('task.checkIn', { id: taskId });
    const { id: consumableId } = await administrator.get('stock.addConsumablesStock', {
      categoryId: 5,
      name: 'Spray',
      unit: 'ml',
      safetyStock: '0',
      warningLevel: '10',
      stock: '14',
    });
    const keeper = await company.addManagementStaff(['m_mquipment_chemistry']);
    const other = await company.addManagementStaff(['m_mquipment_inventory']);
    const use = {
      taskId,
      consumableId,
      amount: '1',
      dilution: '',
      areaTreated: '1',
      where: 'Yard',
      method: 'spray',
      targetPest: '',
      batch: '',
      applicatorLicence: '',
      precautions: '',
    } as const;
    await Promise.all(Array.from({ length: 8 }, () => technician.get('inspection.useChemical', use)));
    expect(await told(keeper)).toMatchObject([{ kind: 'stockLow', name: 'Spray', stock: '9', category: '5' }]);
    expect(await kinds(other)).toEqual([]);
    await administrator.get('stock.addCategoryStock', { id: consumableId, quantity: '4' });
    await technician.get('inspection.useChemical', use);
    expect(await kinds(keeper)).toEqual(['stockLow', 'stockLow']);
  });

  test('a customer that is asked is told until it has answered', async () => {
    const { customer } = await team();
    await prove(server(), customer.person);
    const asking = await addCompany(server());
    await asking.administrator.get('customer.addFriend', { id: customer.id });
    expect(await kinds(customer.person)).toEqual(['bindingAsked']);
    await customer.person.get('serviceCompany.decline', { id: asking.id });
    expect(await kinds(customer.person)).toEqual([]);
  });

  test('a customer learns of its visits: planned, moved, cancelled, several at once; nobody else’s login does', async () => {
    const { administrator, technician, colleague, customer, company } = await team();
    const neighbour = await addCustomer(server(), company);
    const other = await addCompany(server());
    await other.administrator.get('customer.addFriend', { id: customer.id });
    const loginId = randomPhone();
    await other.administrator.get('customer.createAccount', { id: customer.id, loginId, password });
    const otherLogin = await signIn(server(), loginId);
    const id = await addTask(administrator, customer.id, [technician], { plannedAt: '2026-05-06T06:00:00.000Z' });
    await administrator.get('task.distribute', { id, staffIds: [colleague.id] });
    expect(await told(customer.person)).toEqual([
      { kind: 'visitPlanned', company: `Company ${company.id.slice(-6)}`, at: '2026-05-06T06:00:00.000Z' },
    ]);
    const draft = { customerId: customer.id, places: ['indoor' as const], staffIds: [colleague.id] };
    await administrator.get('task.update', { id, ...draft, plannedAt: '2026-05-07T06:00:00.000Z' });
    await administrator.get('task.delete', { id });
    const plannedTwice = { ...draft, startDay: '2026-05-06', time: '09:00', endDay: '2026-05-13' };
    const rhythm = await administrator.get('schedule.addRecurring', {
      ...plannedTwice,
      workshopIds: [],
      description: '',
      pattern: { kind: 'weekly', every: 1, weekdays: [3] },
    });
    // Over already: it is written down afterwards.
    await addTask(administrator, customer.id, [], { plannedAt: '2026-05-03T06:00:00.000Z' });
    expect(await told(customer.person)).toMatchObject([
      { kind: 'visitsPlanned', count: '2', from: '2026-05-06T01:00:00.000Z', to: '2026-05-13T01:00:00.000Z' },
      { kind: 'visitCancelled', at: '2026-05-07T06:00:00.000Z' },
      { kind: 'visitMoved', from: '2026-05-06T06:00:00.000Z', at: '2026-05-07T06:00:00.000Z' },
      { kind: 'visitPlanned' },
    ]);
    const span = { id: rhythm.id, from: '2026-05-05', to: '2026-05-14' };
    await administrator.get('schedule.pauseRecurring', span);
    await administrator.get('schedule.resumeRecurring', span);
    await administrator.get('schedule.endRecurring', { id: rhythm.id, lastDay: '2026-05-06' });
    expect((await told(customer.person)).slice(0, 3)).toMatchObject([
      { kind: 'visitCancelled', at: '2026-05-13T01:00:00.000Z' },
      { kind: 'visitsPlanned', count: '2' },
      { kind: 'visitsCancelled', count: '2', from: '2026-05-06T01:00:00.000Z', to: '2026-05-13T01:00:00.000Z' },
    ]);
    expect([await kinds(neighbour.person), await kinds(otherLogin)]).toEqual([[], []]);
  });

  test('what somebody does not want to hear of is not told, and mail goes to those who want it, once', async () => {
    const { administrator, technician, customer } = await team();
    const quiet = { kind: 'taskAssigned', bell: false, mail: true } as const;
    const before = await technician.get('notice.settings', {});
    expect(before.settings.find(({ kind }) => kind === 'taskAssigned')).toEqual({ ...quiet, bell: true, mail: false });
    expect(before.settings.map(({ kind }) => kind)).not.toContain('bindingAsked');
    await technician.get('notice.saveSettings', { settings: [quiet, { ...quiet, kind: 'bindingAsked' }] });
    const { system } = server().database;
    const to = `${technician.loginId}@pest.test`;
    await system.updateTable('account').set({ email: to }).where('id', '=', technician.id).execute();
    await addTask(administrator, customer.id, [technician]);
    expect(await kinds(technician)).toEqual([]);
    await mailNotices(server().parts);
    await mailNotices(server().parts);
    const mails = await system.selectFrom('outbox_message').selectAll().where('recipient', '=', to).execute();
    expect(mails.map(({ body }) => body.split('\n\n'))).toEqual([
      [
        '您被安排到 Food factory 的服务，2026-05-04 14:00',
        'https://pest.test/home',
        expect.stringContaining('通知设置'),
      ],
    ]);
  });

  test('a mail is in the language that its reader signed in with last', async () => {
    const { administrator, technician, customer } = await team();
    const to = `${technician.loginId}@pest.test`;
    const { system } = server().database;
    await system.updateTable('account').set({ email: to }).where('id', '=', technician.id).execute();
    await technician.get('notice.saveSettings', { settings: [{ kind: 'taskAssigned', bell: true, mail: true }] });
    const inEnglish = { 'accept-language': 'en-GB' };
    const login = { loginId: technician.loginId, password, loginType: 'web' } as const;
    server().setNow(new Date(server().parts.now().getTime() + 60_000).toISOString());
    expect((await stranger(server()).ask('auth.login', login, inEnglish)).code).toBe(0);
    await addTask(administrator, customer.id, [technician]);
    await mailNotices(server().parts);
    const mails = await system.selectFrom('outbox_message').select('body').where('recipient', '=', to).execute();
    expect(mails).toEqual([
      { body: expect.stringContaining('You have been assigned to Food factory, 2026-05-04 14:00') },
    ]);
  });

  test('what is older than a moment goes', async () => {
    const { administrator, technician, customer } = await team();
    await addTask(administrator, customer.id, [technician]);
    const { system } = server().database;
    const later = (days: number) => new Date(server().parts.now().getTime() + days * 24 * 60 * 60_000);
    await removeOldNotices(system, later(-1));
    expect(await kinds(technician)).toEqual(['taskAssigned']);
    await removeOldNotices(system, later(1));
    expect(await kinds(technician)).toEqual([]);
  });
});
