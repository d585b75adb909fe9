import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isOpenRisk, proseIn, untouchedLanguage, withProse } from 'pest-sdk';
import { expect, test } from 'vitest';
import { violates } from '../../database/transactions';
import { addCompany, addDevice, addTask, type BaitPercent, lampCheck } from '../../testing/people';
import { addSite, baitVisit, edit, ink, later, pass, reportOf, section, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

const unknownId = '0198c0de-0000-7000-8000-000000000000';

onEachEngine((server) => {
  test('a reviewed service has one report, made of what was recorded', async () => {
    server().setNow('2026-04-02T02:00:00.000Z');
    const spring = await addSite(server());
    await visit(spring, 40, true);
    const site = await later(spring, '2026-05-04T02:00:00.000Z');
    const taskId = await visit(site, 25);
    const report = await reportOf(site, taskId);

    expect(report).toMatchObject({
      state: 'pendingReview',
      version: 1,
      period: { from: '2026-04-03', to: '2026-05-04' },
    });
    expect(section(report, 'pestData').data.rows).toContainEqual({
      group: 'flyingInsect',
      count: 25,
      sameDevices: 25,
      previous: 40,
    });
    expect(section(report, 'deviceChecks').data).toEqual({
      rows: [
        { type: 'flyLamp', due: 1, checked: 1, notChecked: 0 },
        { type: 'mouseTrap', due: 1, checked: 0, notChecked: 1 },
      ],
      notChecked: [{ code: site.trap.code, outcome: 'inaccessible', reason: '货物遮挡' }],
    });
    expect(section(report, 'hotSpots').data.rows).toEqual([
      { code: site.lamp.code, type: 'flyLamp', location: '包装车间东门', value: 25, previous: 40 },
    ]);
    expect(section(report, 'flyingInsectTrend').data.months).toEqual([
      { month: '2026-04', count: 40, lastYear: null },
      { month: '2026-05', count: 25, lastYear: null },
    ]);
    expect(section(report, 'flyingInsectTrend').text).toContain('上月也检查过的 1 台设备由 40 只（');
    expect(section(report, 'risks').data.rows).toMatchObject([{ location: '卸货平台', carriedOver: true }]);
    expect(section(report, 'recommendations').text).toContain('更换密封条');
    expect(section(report, 'contacts').data.technicians).toEqual([{ name: '李䶮', licence: '' }]);

    expect((await site.administrator.get('report.add', { taskId })).id).toBe(report.id);
    expect((await site.administrator.get('task.details', { id: taskId })).reportId).toBe(report.id);
  });

  test('what was eaten of one station’s bait at several services is their mean, never added', async () => {
    server().setNow('2026-04-02T02:00:00.000Z');
    const spring = await addSite(server());
    const { floorPlanId } = await spring.administrator.get('device.detail', { id: spring.lamp.id });
    const at = { floorPlanId, position: { x: 0.1, y: 0.1 } };
    const station = await addDevice(spring.administrator, spring.customer.id, { type: 'baitStation', ...at });
    const eaten = async (day: string, percents: readonly BaitPercent[]) => {
      const ids = [];
      let site = spring;
      for (const [hour, consumedPercent] of percents.entries()) {
        site = await later(spring, `${day}T0${hour + 1}:00:00.000Z`);
        ids.push(await baitVisit(site, station.id, consumedPercent));
      }
      const { id } = await site.administrator.get('task.generateServicesReport', { ids });
      const report = await site.administrator.get('report.detail', { id });
      const [plan] = section(report, 'floorPlans').data.plans;
      return {
        spot: section(report, 'hotSpots').data.rows.find(({ code }) => code === station.code),
        plan: plan?.devices.find(({ code }) => code === station.code)?.value,
      };
    };
    expect(await eaten('2026-04-03', [100, 50])).toMatchObject({ spot: { value: 75 }, plan: 75 });
    expect(await eaten('2026-04-20', [50, 25, 75])).toMatchObject({ spot: { value: 50, previous: 75 }, plan: 50 });
  });

  test('a comparison is of the devices checked in both periods, or says that there are none', async () => {
    server().setNow('2026-04-02T02:00:00.000Z');
    const spring = await addSite(server());
    await visit(spring, 40);
    const site = await later(spring, '2026-05-04T02:00:00.000Z');
    const { floorPlanId } = await site.administrator.get('device.detail', { id: site.lamp.id });
    const at = { floorPlanId, position: { x: 0.2, y: 0.2 } };
    const added = await addDevice(site.administrator, site.customer.id, at);
    const both = await reportOf(site, await visit(site, 25, false, [{ id: added.id, flies: 100 }]));
    const { rows, comparison } = section(both, 'pestData').data;
    expect(rows).toContainEqual({ group: 'flyingInsect', count: 125, sameDevices: 25, previous: 40 });
    expect(comparison).toEqual({ devices: 1, deviceDays: 32, previousDeviceDays: 1 });

    const summer = await later(site, '2026-06-04T02:00:00.000Z');
    const only = await reportOf(summer, await visit(summer, null, false, [{ id: added.id, flies: 3 }]));
    expect(section(only, 'pestData').data.comparison).toMatchObject({ devices: 1 });
    expect(section(only, 'pestData').data.rows).toContainEqual({
      group: 'flyingInsect',
      count: 3,
      sameDevices: 3,
      previous: 100,
    });
  });

  test('a risk is open until its solution is verified, in the report as on the dashboard', async () => {
    server().setNow('2026-04-02T02:00:00.000Z');
    const spring = await addSite(server());
    await visit(spring, 1, true);
    const [found] = (await spring.administrator.get('risk.list', {})).items;
    await spring.technician.get('risk.treat', {
      id: found?.id ?? '',
      state: 'resolved',
      treatment: '已更换密封条',
      photos: [],
    });
    const site = await later(spring, '2026-05-04T02:00:00.000Z');
    const report = await reportOf(site, await visit(site, 2));
    const { openRisks } = await site.administrator.get('home.todayData', {});
    const listed = section(report, 'risks').data.rows.filter(isOpenRisk);
    expect(openRisks).toBe(listed.length);
    expect(listed).toMatchObject([{ state: 'resolved', verifiedAt: null, carriedOver: true }]);
    expect(section(report, 'summary').text).toContain(
      '未关闭的风险 1 项：未解决 0 项，待核实 1 项；前次遗留 1 项，本次发现 0 项',
    );
  });

  test('what was generated is read in the reader’s language, and an edit in one leaves the other as it was', async () => {
    const site = await addSite(server());
    const { administrator } = site;
    const report = await reportOf(site, await visit(site, 5));
    const { id } = report;
    const summary = section(report, 'summary');
    expect(proseIn(summary, 'zh')).toContain('本次应检设备 2 台');
    expect(proseIn(summary, 'en')).toContain('Of 2 devices due, 1 checked');

    const edited = report.sections.map((one) =>
      one.kind === 'summary' ? { ...one, ...withProse(one, 'zh', '一切正常。') } : one,
    );
    await administrator.get('report.saveDetailData', { ...edit(report), sections: edited });
    const saved = await administrator.get('report.detail', { id });
    expect(section(saved, 'summary')).toMatchObject({
      words: { zh: '一切正常。', en: expect.stringContaining('Of 2 devices due') },
      editedIn: ['zh'],
    });
    expect(untouchedLanguage(section(saved, 'summary'))).toBe('en');

    // A client that knows of one text only has written it in the caller's language.
    const plain = saved.sections.map((one) => (one.kind === 'summary' ? { ...one, text: '无异常。' } : one));
    await administrator.get('report.saveDetailData', { ...edit(saved), sections: plain });
    const again = section(await administrator.get('report.detail', { id }), 'summary');
    expect(again.words).toMatchObject({ zh: '无异常。', en: expect.stringContaining('Of 2 devices due') });

    // Words in both languages for figures that none were generated for.
    const words = { zh: '高发点已处理。', en: 'The hot spots are dealt with.' };
    const worded = (await administrator.get('report.detail', { id })).sections.map((one) =>
      one.kind === 'hotSpots' ? { ...one, text: words.zh, words, editedIn: ['zh' as const, 'en' as const] } : one,
    );
    const now = await administrator.get('report.detail', { id });
    await administrator.get('report.saveDetailData', { ...edit(now), sections: worded });
    expect(section(await administrator.get('report.detail', { id }), 'hotSpots')).toMatchObject({ words });

    const { fullurl } = await administrator.get('report.exportPdf', { id, language: 'en' });
    const { pathname, search } = new URL(fullurl);
    const reply = await server().app.inject({ url: pathname + search });
    const pdf = await getDocument({ data: Uint8Array.from(reply.rawPayload) }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const first = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(first).toContain('Pest control service report');
    expect(first).toContain('Of 2 devices due');
  });

  test('what was answered by a template is printed with its photos, and nothing of what was not asked', async () => {
    const site = await addSite(server());
    const { administrator, technician, customer, lamp, trap } = site;
    const items = [
      { id: 'lit', name: '灯管亮', nameEn: 'Tube lit', type: 'yesNo' as const, riskWhen: 'no' as const },
      { id: 'why', name: '原因', type: 'text' as const, showIf: "${lit} = 'yes'" },
      {
        id: 'shade',
        name: '灯罩',
        type: 'choice' as const,
        options: [
          { id: 'clean', label: '清洁', labelEn: 'Clean' },
          { id: 'dirty', label: '有污渍' },
        ],
      },
      { id: 'seen', name: '现场', type: 'photo' as const },
      { id: 'more', name: '备注', type: 'text' as const, required: false },
    ];
    const directions = [{ id: 'd', name: '设备', items }];
    await administrator.get('template.create', { name: '灯', deviceType: 'flyLamp', directions });
    const photo = (await technician.upload()).data.fullurl;
    const taskId = await addTask(administrator, customer.id, [technician], {
      plannedAt: server().parts.now().toISOString(),
    });
    await technician.get('task.checkIn', { id: taskId });
    const answers = { lit: false, why: 'hidden', shade: ['clean'], seen: { photos: [photo] } };
    const given = { answers, photos: [photo], templateVersion: 1 };
    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 0, given));
    const unreached = { outcome: 'inaccessible', reason: '货物遮挡', reading: null } as const;
    await technician.get('inspection.record', lampCheck(taskId, trap.id, 0, unreached));
    await technician.get('task.submit', { id: taskId });
    await administrator.get('task.review', { id: taskId, outcome: 'pass' });

    const report = await reportOf(site, taskId);
    const recorded = section(report, 'deviceRecords').data.rows.find(({ code }) => code === lamp.code)?.answers;
    expect(recorded).toMatchObject([
      { question: { zh: '灯管亮', en: 'Tube lit' }, answer: { zh: '否', en: 'No' }, photos: [], raisesRisk: true },
      { question: { zh: '灯罩' }, answer: { zh: '清洁', en: 'Clean' }, raisesRisk: false },
      { question: { zh: '现场' }, answer: { zh: '' }, photos: [expect.stringMatching(/^https/)] },
    ]);
    expect(recorded).toHaveLength(3);
    await administrator.get('report.saveDetailData', edit(report));
  });

  test('every device that was due is recorded, and stands on its plan; what was not opened is no zero', async () => {
    const site = await addSite(server());
    const report = await reportOf(site, await visit(site, 0));
    expect(section(report, 'deviceRecords').data.rows).toMatchObject(
      [
        { code: site.lamp.code, location: '包装车间东门', outcome: 'checked', captures: 0, counts: [] },
        { code: site.trap.code, outcome: 'inaccessible', reason: '货物遮挡', captures: null },
      ].sort((a, b) => (a.code < b.code ? -1 : 1)),
    );
    const [plan] = section(report, 'floorPlans').data.plans;
    expect(plan?.image).toMatch(/^https/);
    expect(plan?.devices.map(({ code, value }) => [code, value])).toEqual(
      expect.arrayContaining([
        [site.lamp.code, 0],
        [site.trap.code, null],
      ]),
    );
    // What travels out comes back: saving the report as it is changes no figure.
    expect((await site.administrator.ask('report.saveDetailData', edit(report))).code).toBe(0);
  });

  test('a service that is not reviewed has no report yet', async () => {
    const site = await addSite(server());
    const taskId = await addTask(site.administrator, site.customer.id, []);
    expect((await site.administrator.ask('report.add', { taskId })).code).toBe(4001);
    expect((await site.administrator.ask('report.add', { taskId: unknownId })).code).toBe(4004);
  });

  test('saving counts the version up, keeps photos, refuses an older version and outdates signatures', async () => {
    server().setNow('2026-05-04T02:00:00.000Z');
    const site = await addSite(server());
    const report = await reportOf(site, await visit(site, 5, true));
    const { administrator } = site;
    const sign = (version: number) =>
      administrator.ask('report.sign', {
        id: report.id,
        version,
        role: 'technician',
        name: '李䶮',
        method: 'drawn',
        strokes: ink,
      });
    expect((await sign(1)).code).toBe(0);
    expect(await administrator.get('report.saveDetailData', { ...edit(report), name: '新名称' })).toEqual({
      version: 2,
    });
    expect((await administrator.ask('report.saveDetailData', edit(report))).code).toBe(4001);
    expect((await sign(1)).code).toBe(4001);
    const after = await administrator.get('report.detail', { id: report.id });
    expect(after).toMatchObject({ name: '新名称', version: 2 });
    expect(after.signatures).toMatchObject([{ role: 'technician', name: '李䶮', outdated: true }]);
    expect(section(after, 'risks').data.rows[0]?.photos).toHaveLength(1);
    expect((await sign(2)).code).toBe(0);
    const signed = await administrator.get('report.detail', { id: report.id });
    expect(signed.signatures).toMatchObject([{ outdated: false, strokes: ink }]);
    const list = await administrator.get('report.list', { search: '新名称' });
    expect(list.items).toMatchObject([
      { id: report.id, signatureCount: 1, signers: [{ role: 'technician', name: '李䶮' }] },
    ]);
  });

  test('a photo from elsewhere does not get into a report', async () => {
    const site = await addSite(server());
    const report = await reportOf(site, await visit(site, 5, true));
    const foreign = await (await addCompany(server())).administrator.upload();
    const risks = section(report, 'risks');
    const rows = risks.data.rows.map((row) => ({ ...row, photos: [foreign.data.fullurl] }));
    const sections = report.sections.map((one) => (one.kind === 'risks' ? { ...one, data: { rows } } : one));
    expect(await site.administrator.ask('report.saveDetailData', { ...edit(report), sections })).toMatchObject({
      code: 3001,
      field: 'sections',
    });
  });

  test('a signature needs ink when drawn, and none when typed', async () => {
    const site = await addSite(server());
    const { id } = await reportOf(site, await visit(site, 1));
    const empty = { id, version: 1, role: 'reviewer', name: 'Administrator', method: 'drawn', strokes: [[]] } as const;
    expect(await site.administrator.ask('report.sign', { ...empty, strokes: [[]] })).toMatchObject({
      field: 'strokes',
    });
    expect((await site.administrator.ask('report.sign', { ...empty, method: 'typed', strokes: null })).code).toBe(0);
  });

  test('rejected with a reason it can be edited again; approved it is frozen, by the database too', async () => {
    const site = await addSite(server());
    const { administrator, company } = site;
    const report = await reportOf(site, await visit(site, 5));
    const { id } = report;
    await administrator.get('report.examineDetailSimple', { id, outcome: 'reject', reason: '缺少建议' });
    expect(await administrator.get('report.detail', { id })).toMatchObject({
      state: 'rejected',
      reviewNote: '缺少建议',
    });
    expect((await pass(company, id)).code).toBe(20017);
    await administrator.get('report.saveDetailData', edit(report));
    expect(await administrator.get('report.detail', { id })).toMatchObject({ state: 'pendingReview', reviewNote: '' });

    expect((await pass(company, id)).code).toBe(0);
    expect((await pass(company, id)).code).toBe(20017);
    expect((await administrator.ask('report.saveDetailData', { ...edit(report), version: 2 })).code).toBe(4001);
    expect((await administrator.ask('report.update', { id, name: 'X', subject: '' })).code).toBe(4001);
    expect((await administrator.ask('report.delete', { id })).code).toBe(4001);
    const { system } = server().database;
    const frozen = (error: unknown) => violates(error, 'report_frozen');
    await expect(system.updateTable('report').set({ name: 'X' }).where('id', '=', id).execute()).rejects.toSatisfy(
      frozen,
    );
    await expect(system.deleteFrom('report').where('id', '=', id).execute()).rejects.toSatisfy(frozen);
  });

  test('an approved report stays as it is when what it names changes', async () => {
    const site = await addSite(server());
    const { administrator, customer, company, lamp } = site;
    const { id } = await reportOf(site, await visit(site, 5));
    await pass(company, id);
    const { signatures: _, ...before } = await administrator.get('report.detail', { id });
    await administrator.get('device.delete', { id: lamp.id });
    await server()
      .database.system.updateTable('customer')
      .set({ name: '改名' })
      .where('id', '=', customer.id)
      .execute();
    const { signatures: __, ...after } = await administrator.get('report.detail', { id });
    expect(after).toEqual(before);
  });

  test('a customer reads approved reports without hidden sections', async () => {
    const site = await addSite(server());
    const { administrator, company, customer } = site;
    const report = await reportOf(site, await visit(site, 5));
    const { id } = report;
    const sections = report.sections.map((one) => (one.kind === 'recommendations' ? { ...one, hidden: true } : one));
    await administrator.get('report.saveDetailData', { ...edit(report), sections });
    expect((await customer.person.ask('report.detail', { id })).code).toBe(4004);
    expect((await customer.person.get('report.list', {})).items).toEqual([]);
    await pass(company, id);

    const seen = await customer.person.get('report.detail', { id });
    expect(seen.sections.map(({ kind }) => kind)).not.toContain('recommendations');
    expect((await customer.person.ask('report.delete', { id })).code).toBe(20014);
  });

  test('a list of what waits for the customer’s signature, and of what it has signed', async () => {
    const site = await addSite(server());
    const { administrator, technician, customer } = site;
    const report = await reportOf(site, await visit(site, 5));
    const { id, version } = report;
    const listed = async (person: typeof customer.person, unsigned: 'true' | 'false') =>
      (await person.get('report.list', { unsigned, customerId: customer.id })).items.map((one) => one.id);
    expect(await listed(customer.person, 'true')).toEqual([]);
    expect(await listed(administrator, 'true')).toEqual([id]);
    const itsService = async () =>
      (await customer.person.get('task.list', {})).items.map(({ reportId, reportState }) => [reportId, reportState]);
    expect(await itsService()).toEqual([[null, 'notGenerated']]);
    const sign = { id, version, method: 'drawn', strokes: ink } as const;
    await technician.get('report.sign', { ...sign, role: 'technician', name: '李䶮' });
    expect(await listed(customer.person, 'true')).toEqual([id]);
    expect(await listed(customer.person, 'false')).toEqual([]);
    expect(await itsService()).toEqual([[id, 'pendingReview']]);
    expect((await customer.person.get('task.list', { reportState: 'notGenerated' })).total).toBe(0);
    await customer.person.get('report.sign', { ...sign, role: 'customer', name: '龚喆' });
    expect(await listed(customer.person, 'true')).toEqual([]);
    const [signed] = (await customer.person.get('report.list', { unsigned: 'false' })).items;
    expect(signed).toMatchObject({ id, customerSignedAt: server().parts.now().toISOString() });
    // What it signed was changed: it has not signed what the report says now.
    await administrator.get('report.update', { id, name: report.name, subject: '补充' });
    expect(await listed(administrator, 'true')).toEqual([id]);
    expect(await listed(administrator, 'false')).toEqual([]);
  });

  test('another company’s report is not there', async () => {
    const site = await addSite(server());
    const { id } = await reportOf(site, await visit(site, 5));
    const stranger = (await addCompany(server())).administrator;
    const [foreign, unknown] = [
      await stranger.ask('report.detail', { id }),
      await stranger.ask('report.detail', { id: unknownId }),
    ];
    expect(foreign.code).toBe(4004);
    expect(unknown.body).toBe(foreign.body);
    expect((await stranger.ask('report.exportPdf', { id })).code).toBe(4004);
    expect((await stranger.get('report.list', {})).total).toBe(0);
  });

  test('a briefing adds up several services of one customer', async () => {
    server().setNow('2026-04-02T02:00:00.000Z');
    const spring = await addSite(server());
    const first = await visit(spring, 40);
    const site = await later(spring, '2026-05-04T02:00:00.000Z');
    const second = await visit(site, 25);
    const { id } = await site.administrator.get('task.generateServicesReport', { ids: [second, first] });
    const briefing = await site.administrator.get('report.detail', { id });
    expect(briefing.kind).toBe('briefing');
    expect(section(briefing, 'pestData').data.rows).toContainEqual({
      group: 'flyingInsect',
      count: 65,
      sameDevices: null,
      previous: null,
    });
    expect(section(briefing, 'serviceContent').data.services).toMatchObject([
      { technicians: ['李䶮'], due: 2, checked: 1, captures: 40 },
      { technicians: ['李䶮'], due: 2, checked: 1, captures: 25 },
    ]);
    const [april, may] = section(briefing, 'serviceContent').data.services ?? [];
    expect(
      section(briefing, 'deviceRecords')
        .data.rows.map((row) => [row.service, row.captures])
        .sort(),
    ).toEqual(
      [
        [april?.number, 40],
        [april?.number, null],
        [may?.number, 25],
        [may?.number, null],
      ].sort(),
    );
    expect(
      section(briefing, 'deviceChecks')
        .data.notChecked.map((row) => row.service)
        .sort(),
    ).toEqual([april?.number, may?.number].sort());
    // Asked for again, it is the same one, until it is approved.
    expect((await site.administrator.get('task.generateServicesReport', { ids: [first, second, first] })).id).toBe(id);
    // Over dates that a person chose it bears those, in its name too, and in each language.
    const dates = { from: '2026-04-01', to: '2026-05-04' };
    const ask = (given: Partial<typeof dates>) =>
      site.administrator.ask('task.generateServicesReport', { ids: [first, second], ...dates, ...given });
    const { id: dated } = await site.administrator.get('task.generateServicesReport', {
      ids: [first, second],
      ...dates,
    });
    expect(dated).not.toBe(id);
    const chosen = await site.administrator.get('report.detail', { id: dated });
    expect(chosen).toMatchObject({ period: dates, name: '2026-04-01 至 2026-05-04 有害生物防治服务简报' });
    const inEnglish = await site.administrator.get('report.detail', { id: dated }, { 'Accept-Language': 'en' });
    expect(inEnglish.name).toBe('Pest control briefing 2026-04-01 to 2026-05-04');
    expect((await ask({ from: '2026-04-03' })).code).toBe(4001);
    expect((await ask({ to: '2026-05-05' })).code).toBe(4001);
    expect((await ask({ to: '2026-03-01' })).code).toBe(3001);
    const reader = await site.company.addManagementStaff(['m_seminar_service_list']);
    expect((await reader.ask('report.detail', { id })).code).toBe(4004);
    const other = await addSite(server());
    expect(
      (await site.administrator.ask('task.generateServicesReport', { ids: [first, await visit(other, 1)] })).code,
    ).toBe(4004);
  });

  test('figures are of the services that were chosen: no other visit of their days is counted with them', async () => {
    server().setNow('2026-04-02T02:00:00.000Z');
    const spring = await addSite(server());
    const first = await visit(spring, 40);
    const between = await later(spring, '2026-04-20T02:00:00.000Z');
    const leftOut = await visit(between, 100);
    const site = await later(spring, '2026-05-04T02:00:00.000Z');
    const third = await visit(site, 25);
    const again = await visit(site, 3);
    const flying = async (ids: string[]) => {
      const { id } = await site.administrator.get('task.generateServicesReport', { ids });
      const report = await site.administrator.get('report.detail', { id });
      const { rows, comparison } = section(report, 'pestData').data;
      const [plan] = section(report, 'floorPlans').data.plans;
      return {
        count: rows.find(({ group }) => group === 'flyingInsect')?.count,
        spot: section(report, 'hotSpots').data.rows[0]?.value,
        plan: plan?.devices.find(({ code }) => code === site.lamp.code)?.value,
        compared: comparison?.devices ?? null,
      };
    };
    expect(await flying([first, third])).toEqual({ count: 65, spot: 65, plan: 65, compared: null });
    expect(await flying([third])).toEqual({ count: 25, spot: 25, plan: 25, compared: 1 });
    expect(await flying([again])).toMatchObject({ count: 3, spot: 3, plan: 3 });
    expect(await flying([first, leftOut, third, again])).toMatchObject({ count: 168, spot: 168 });
  });

  test('the export is a PDF that its signed address alone opens', async () => {
    const site = await addSite(server());
    const report = await reportOf(site, await visit(site, 5, true));
    const { fullurl, file_name } = await site.administrator.get('report.exportPdf', { id: report.id, language: 'zh' });
    expect(file_name).toMatch(new RegExp(`^${report.number}_.*_v1_zh\\.pdf$`));
    const { pathname, search } = new URL(fullurl);
    const reply = await server().app.inject({ url: pathname + search });
    expect(reply.headers['content-type']).toBe('application/pdf');
    const pdf = await getDocument({ data: Uint8Array.from(reply.rawPayload) }).promise;
    expect(pdf.numPages).toBeGreaterThan(1);
    expect((await server().app.inject({ url: pathname })).statusCode).toBe(404);
  });
});
