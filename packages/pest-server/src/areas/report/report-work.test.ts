import { expect, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { addSite, edit, pass, reportOf, section, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  async function written() {
    const site = await addSite(server());
    const report = await reportOf(site, await visit(site, 5, true));
    return { ...site, report, id: report.id };
  }

  test('each step of a report keeps what it said, who did it and what it changed', async () => {
    const { administrator, company, report, id } = await written();
    const sections = report.sections.map((one) => (one.kind === 'recommendations' ? { ...one, title: '改进' } : one));
    const moved = [...sections.slice(1), ...sections.slice(0, 1)];
    await administrator.get('report.saveDetailData', { ...edit(report), name: '四月报告', sections: moved });
    await administrator.get('report.examineDetailSimple', { id, outcome: 'reject', reason: '缺少建议' });
    await administrator.get('report.update', { id, name: '四月报告（修订）', subject: '' });
    await pass(company, id);

    const steps = await administrator.get('report.versions', { id });
    expect(steps.map(({ act, version, changed, note }) => ({ act, version, changed, note }))).toEqual([
      { act: 'approved', version: 3, changed: [], note: '客户现场无人签收' },
      { act: 'saved', version: 3, changed: ['name'], note: '' },
      { act: 'rejected', version: 2, changed: [], note: '缺少建议' },
      { act: 'saved', version: 2, changed: ['name', 'order', 'recommendations'], note: '' },
      { act: 'generated', version: 1, changed: [], note: '' },
    ]);
    expect(new Set(steps.map(({ by }) => by))).toEqual(new Set([(await administrator.get('auth.info', {})).userName]));

    const at = (act: string) => steps.find((step) => step.act === act)?.id ?? '';
    const rejected = await administrator.get('report.version', { id: at('rejected') });
    expect(rejected).toMatchObject({ id, name: '四月报告', version: 2, state: 'rejected', reviewNote: '缺少建议' });
    expect(rejected.sections.map((one) => one.id)).toEqual(moved.map((one) => one.id));
    const first = await administrator.get('report.version', { id: at('generated') });
    expect(first.sections).toEqual(report.sections);
    expect(section(first, 'pestData').data).toEqual(section(report, 'pestData').data);
  });

  test('a section of a host’s own kind is kept as its author wrote it, signed with the rest, and printed', async () => {
    const { administrator, technician, company, report, id } = await written();
    const audit = { id: 'audit', kind: 'acme:audit', hidden: false, text: '', data: { score: 96 } } as const;
    const save = async (sections: typeof report.sections) =>
      administrator.get('report.saveDetailData', { ...edit(await detail()), sections });
    const detail = () => administrator.get('report.detail', { id });
    await save([...report.sections, audit]);
    const kept = await detail();
    expect(kept.sections.at(-1)).toEqual(audit);
    await technician.get('report.sign', {
      id,
      version: kept.version,
      role: 'technician',
      name: '李䶮',
      method: 'typed',
      strokes: null,
    });
    await save([...report.sections, { ...audit, data: { score: 12 } }]);
    expect((await detail()).signatures).toMatchObject([{ outdated: true }]);
    const steps = await administrator.get('report.versions', { id });
    expect(steps.map(({ changed }) => changed)).toEqual([['audit'], ['audit'], []]);
    const before = await administrator.get('report.version', { id: steps[1]?.id ?? '' });
    expect(before.sections.at(-1)).toEqual(audit);
    await pass(company, id);
    expect((await administrator.ask('report.saveDetailData', edit(kept))).code).not.toBe(0);
    expect(await administrator.ask('report.exportPdf', { id })).toBeDefined();
  });

  test('such a section is refused where it is too much, or takes the place of counted figures', async () => {
    const { administrator, report } = await written();
    const [summary] = report.sections;
    const deep = JSON.parse(`${'['.repeat(9)}${']'.repeat(9)}`);
    const own = (id: string, data: unknown) => ({ id, kind: 'acme:audit', hidden: false, text: '', data }) as const;
    const refused = [own('a', deep), own('a', 'x'.repeat(70_000)), own('a', '\u0000'), own(summary?.id ?? '', 1)];
    for (const one of refused) {
      const sections = [...report.sections.filter(({ id }) => id !== one.id), one];
      expect((await administrator.ask('report.saveDetailData', { ...edit(report), sections })).code).not.toBe(0);
    }
    await administrator.get('report.saveDetailData', {
      ...edit(report),
      sections: [...report.sections, own('a', [1])],
    });
    expect((await administrator.get('report.detail', { id: report.id })).sections.at(-1)).toMatchObject({ data: [1] });
  });

  test('saving the same again changes nothing: no step names anything, and what was signed is still signed', async () => {
    const { administrator, technician, report, id } = await written();
    const { version } = report;
    await technician.get('report.sign', {
      id,
      version,
      role: 'technician',
      name: '李䶮',
      method: 'typed',
      strokes: null,
    });
    await administrator.get('report.saveDetailData', edit(report));
    const after = await administrator.get('report.detail', { id });
    expect(after.sections).toEqual(report.sections);
    expect(after.signatures).toMatchObject([{ role: 'technician', outdated: false }]);
    expect((await administrator.get('report.versions', { id }))[0]).toMatchObject({ act: 'saved', changed: [] });
  });

  test('a reviewer notes at a section, its author answers, the reviewer resolves', async () => {
    const { administrator, company, report, id } = await written();
    const reviewer = await company.addManagementStaff(['m_seminar_service_list', 'btn_audit_seminar']);
    const author = await company.addManagementStaff(['m_seminar_service_list', 'btn_save_seminar']);
    const note = await reviewer.get('report.addNote', { id, sectionId: 'summary', text: '请说明未检原因' });
    expect((await author.ask('report.addNote', { id, sectionId: 'summary', text: 'x' })).code).toBe(20014);
    expect(await reviewer.ask('report.addNote', { id, sectionId: 'nowhere', text: 'x' })).toMatchObject({ code: 3001 });
    expect((await reviewer.ask('report.answerNote', { id: note.id, text: 'x' })).code).toBe(20014);
    await author.get('report.answerNote', { id: note.id, text: '货物遮挡' });
    expect((await author.ask('report.resolveNote', { id: note.id })).code).toBe(20014);
    await reviewer.get('report.resolveNote', { id: note.id });
    await reviewer.get('report.resolveNote', { id: note.id });
    expect((await author.ask('report.answerNote', { id: note.id, text: 'x' })).code).toBe(4001);
    expect(await author.get('report.notes', { id })).toMatchObject([
      { sectionId: 'summary', text: '请说明未检原因', version: 1, answer: { text: '货物遮挡' }, resolved: {} },
    ]);
    // A note is no part of the report: nothing that was signed is voided by it.
    expect((await administrator.get('report.detail', { id })).version).toBe(report.version);
    await pass(company, id);
    expect((await reviewer.ask('report.addNote', { id, sectionId: 'summary', text: 'x' })).code).toBe(4001);
  });

  test('steps and notes are the company’s own: not the customer’s, not another company’s, and end with the report', async () => {
    const { administrator, technician, customer, report, id } = await written();
    const note = await administrator.get('report.addNote', { id, sectionId: 'summary', text: '内部意见' });
    const [step] = await administrator.get('report.versions', { id });
    const { version } = report;
    await technician.get('report.sign', {
      id,
      version,
      role: 'technician',
      name: '李䶮',
      method: 'typed',
      strokes: null,
    });
    expect((await customer.person.get('report.detail', { id })).id).toBe(id);
    const stranger = (await addCompany(server())).administrator;
    for (const [person, code] of [
      [customer.person, 20014],
      [stranger, 4004],
    ] as const) {
      expect((await person.ask('report.versions', { id })).code).toBe(code);
      expect((await person.ask('report.version', { id: step?.id ?? '' })).code).toBe(code);
      expect((await person.ask('report.notes', { id })).code).toBe(code);
      expect((await person.ask('report.resolveNote', { id: note.id })).code).toBe(code);
    }
    await administrator.get('report.delete', { id });
    const { system } = server().database;
    expect(await system.selectFrom('report_note').selectAll().where('report_id', '=', id).execute()).toEqual([]);
    expect(await system.selectFrom('report_version').selectAll().where('report_id', '=', id).execute()).toEqual([]);
  });
});
