import { sql } from 'kysely';
import { type ErasureCertificate, erasedKindWords, serviceStaffPermissions } from 'pest-sdk';
import { expect, test } from 'vitest';
import { eraseDue } from '../../books/erasure/erase-company';
import { namelessName, namesAlone } from '../../books/erasure/erase-person';
import { letFilesGo } from '../../books/files/let-files-go';
import { removeUnusedFiles } from '../../books/files/remove-unused-files';
import { erase } from '../../operations/erase';
import { carriedTables, inSnapshot, readRows } from '../../operations/rows';
import { addTask, password, prove, randomPhone, stranger } from '../../testing/people';
import { addSite, reportOf, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

const visited = '2026-05-04T02:00:00.000Z';

onEachEngine((server) => {
  const place = () => ({
    ...server().parts,
    database: server().database.system,
    backupDays: 28,
    timeZone: 'Asia/Shanghai',
  });

  /** Tables with a row that says one of the words. */
  async function tablesSaying(...words: readonly string[]): Promise<string[]> {
    const found = new Set<string>();
    await inSnapshot(server().database.system, async (transaction) => {
      for (const table of await carriedTables(transaction)) {
        for await (const { lines } of readRows(transaction, [table]))
          if (lines.some((line) => words.some((word) => line.includes(word)))) found.add(table.name);
      }
    });
    return [...found].toSorted();
  }

  async function forget(person: string, look = false): Promise<ErasureCertificate> {
    for await (const event of await erase(place(), { act: 'person', person, look }))
      if (event.what === 'certificate') return JSON.parse(event.json);
    throw new Error('No certificate.');
  }

  /** Somebody whose name stands in most rooms, and who has no more to do. */
  async function addBusy() {
    server().setNow(visited);
    const site = await addSite(server());
    const { technician } = site;
    // Nobody else's, as other tests leave people in the same database.
    const mark = technician.id.slice(-8);
    const [name, email] = [`李䶮${mark}`, `yan.${mark}@erased.example`];
    const { system } = server().database;
    await system.updateTable('account').set({ email }).where('id', '=', technician.id).execute();
    await prove(server(), technician);
    const { data } = await technician.upload();
    await technician.get('auth.updateOwn', { userName: name, headPic: data.fullurl });
    const leave = { startAt: '2026-06-01T00:00:00.000Z', endAt: '2026-06-02T00:00:00.000Z' };
    await technician.get('leave.apply', { ...leave, reason: `${name}要看病` });
    const guest = stranger(server());
    await guest.get('contact.send', { name, phone: technician.loginId, email, message: '想了解价格' });
    await guest.ask('auth.login', { loginId: technician.loginId, password: 'f'.repeat(32), loginType: 'web' });
    const report = await reportOf(site, await visit(site, 3));
    return { ...site, name, email, report, picture: server().parts.fileLinks.keyOf(data.fullurl) ?? '' };
  }

  test('a person goes from every table but those that a duty keeps, which lose the name when it ends', async () => {
    const { technician, name, email, picture } = await addBusy();
    const known = [name, technician.loginId, email];
    const before = await tablesSaying(...known);
    expect(before).toEqual(
      expect.arrayContaining(['account', 'contact_message', 'device_check', 'leave_request', 'login_try']),
    );

    const looked = await forget(technician.loginId, true);
    expect(await tablesSaying(...known)).toEqual(before);
    const certificate = await forget(technician.loginId);
    expect(certificate).toEqual({ ...looked, id: certificate.id });
    expect(certificate).toMatchObject({ companyId: technician.id, subject: namelessName(technician.id) });
    expect(JSON.stringify(certificate)).not.toContain(name);
    expect(certificate.kept.map(({ kind, duty }) => [kind, duty])).toEqual([
      ['readings', 'claims'],
      ['reports', 'claims'],
    ]);
    expect(await tablesSaying(technician.loginId, email)).toEqual([]);
    expect(await tablesSaying(name)).toEqual(['device_check', 'report']);
    expect((await technician.ask('auth.info', {})).code).toBe(1001);

    for (const day of ['2026-05-06', '2026-05-13']) {
      await letFilesGo(server().parts, new Date(`${day}T03:00:00.000Z`));
      await removeUnusedFiles(server().parts, new Date(`${day}T03:00:00.000Z`));
    }
    expect(await server().parts.storage.read(picture)).toBeNull();
    server().setNow('2029-05-05T02:00:00.000Z');
    for await (const _ of eraseDue(place()));
    expect(await tablesSaying(name)).toEqual(['report']);
  });

  test('what somebody did, and what was done to them, is logged for six months with the name', async () => {
    const { company, administrator } = await addBusy();
    const manager = await company.addManagementStaff([...serviceStaffPermissions, 'btn_account_delete']);
    const other = await company.addServiceStaff();
    await manager.get('account.delete', { id: other.id });
    await administrator.get('account.disable', { id: manager.id, disabled: true });
    const { kept } = await forget(manager.loginId);
    expect(kept).toEqual([
      { kind: 'acts', rows: 1, duty: 'networkLogs', until: '2026-11-04T02:00:00.000Z' },
      { kind: 'acts', rows: 1, duty: 'networkLogs', until: '2026-11-04T02:00:00.000Z' },
    ]);
    expect(await tablesSaying(manager.loginId)).toEqual(['audit_entry']);
    server().setNow('2026-11-05T02:00:00.000Z');
    for await (const _ of eraseDue(place()));
    expect(await tablesSaying(manager.loginId)).toEqual([]);
  });

  test('another of the same name, and everybody else, keep what is theirs', async () => {
    const { technician, name, company, administrator, report } = await addBusy();
    const namesake = await company.addServiceStaff(name);
    await forget(technician.loginId);
    const { userName } = await namesake.get('auth.info', {});
    expect(userName).toBe(name);
    expect((await administrator.get('report.detail', { id: report.id })).sections).toEqual(report.sections);
    expect(await tablesSaying(name)).toContain('task_event');
  });

  test('who is called as somebody of the company that serves the site takes no name from that one', async () => {
    const { name, customer } = await addBusy();
    const { system } = server().database;
    await system
      .updateTable('account')
      .set({ user_name: name })
      .where('login_id', '=', customer.person.loginId)
      .execute();
    await forget(customer.person.loginId);
    const tasks = await system
      .selectFrom('task')
      .select('submitted_by')
      .where('customer_id', '=', customer.id)
      .execute();
    expect(tasks).toEqual([{ submitted_by: name }]);
  });

  test('a login of a site goes after those that it made', async () => {
    const { customer } = await addBusy();
    await prove(server(), customer.person);
    await customer.person.get('account.create', {
      name: 'Helper',
      loginId: randomPhone(),
      password,
      staffKind: 'management',
      permissions: ['m_index'],
    });
    await expect(forget(customer.person.loginId)).rejects.toThrow(/sub-accounts/);
  });

  test('every column that says who did something is thought of', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and data_type = 'text'
        and (column_name like '%\\_by' or column_name in ('account_name', 'user_name', 'applicator_name', 'reviewer_name'))
        and not exists (select from information_schema.columns own where own.table_name = columns.table_name
          and columns.column_name not like '%\\_by' and own.column_name = 'account_id')`.execute(
      server().database.system,
    );
    const taken = Object.entries(namesAlone).flatMap(([table, columns]) => columns.map((one) => `${table}.${one}`));
    const left = rows.map(({ place }) => place).filter((place) => !taken.includes(place));
    expect(left.toSorted()).toEqual([
      // Its own row.
      'account.user_name',
      // No names.
      'erasure.asked_by',
      // The platform's, of a payment.
      'payment_alarm.settled_by',
      'purchase_order.closed_by',
      // As long as the report.
      'report.reviewer_name',
      'report_version.made_by',
    ]);
  });

  test('whoever has services to do, or runs a company, is replaced first', async () => {
    const { technician, administrator, customer } = await addBusy();
    await addTask(administrator, customer.id, [technician]);
    await expect(forget(technician.loginId)).rejects.toThrow(/Services are still to be done/);
    await expect(forget(administrator.loginId)).rejects.toThrow(/administrator/i);
    await expect(forget('13800000001')).rejects.toThrow(/Nobody signs in/);
    expect((await technician.ask('auth.info', {})).code).toBe(0);
  });

  test('an account that was deleted before is found by its id, and its phone is another’s', async () => {
    const { technician, administrator, email } = await addBusy();
    await administrator.get('account.delete', { id: technician.id });
    const certificate = await forget(technician.id);
    expect(certificate.gone).toContainEqual({ kind: 'people', rows: 1 });
    expect(Object.keys(erasedKindWords)).toEqual(expect.arrayContaining(certificate.gone.map(({ kind }) => kind)));
    expect(await tablesSaying(email)).toEqual([]);
  });
});
