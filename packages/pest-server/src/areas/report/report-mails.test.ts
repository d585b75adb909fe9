import { expect, test } from 'vitest';
import { addSite, pass, reportOf, type Site, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';
import { mailReports } from './report-mails';

onEachEngine((server) => {
  const system = () => server().database.system;

  async function approved(email: string, own = '') {
    const site = await addSite(server());
    await system()
      .updateTable('customer_binding')
      .set({ report_email: email })
      .where('customer_id', '=', site.customer.id)
      .execute();
    await system().updateTable('customer').set({ report_email: own }).where('id', '=', site.customer.id).execute();
    const report = await reportOf(site, await visit(site, 7));
    await pass(site.company, report.id);
    return { site, report };
  }

  function mailsTo(email: string) {
    return system().selectFrom('outbox_message').selectAll().where('recipient', '=', email).execute();
  }

  async function openedBy(link: string) {
    const key = new URL(link).searchParams.get('report') ?? '';
    const { app } = server();
    return (await app.inject({ url: `/api/v-task-report-data/detail-simple-nologin/${key}` })).json();
  }

  const sharesOf = (site: Site, id: string) => site.administrator.get('report.shares', { id });

  test('an approved report goes to the address that the company keeps, once, as a link that opens it', async () => {
    const { report } = await approved('quality@factory.example', 'own@factory.example');
    await Promise.all([
      mailReports(server().parts, server().parts.now()),
      mailReports(server().parts, server().parts.now()),
    ]);
    await mailReports(server().parts, server().parts.now());
    const [mail, ...more] = await mailsTo('quality@factory.example');
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(new RegExp(`^${report.name} / Pest control`));
    const [zh, en, link = ''] = mail?.body.split('\n\n') ?? [];
    expect(zh).toContain('已通过审核');
    expect(zh).toContain('2026-06-03');
    expect(en).toContain('has been approved');
    expect(link).toMatch(/^https:\/\/pest\.test\/iosEcharts\?report=/);
    expect((await openedBy(link)).data).toMatchObject({ name: report.name, state: 'approved' });
    expect(await mailsTo('own@factory.example')).toEqual([]);
  });

  test('without one it goes to the customer’s own, and without either to nobody', async () => {
    await approved('', 'own@lake.example');
    const { site, report } = await approved('');
    await mailReports(server().parts, server().parts.now());
    expect(await mailsTo('own@lake.example')).toHaveLength(1);
    expect(await sharesOf(site, report.id)).toEqual([]);
  });

  test('a link that was revoked before its mail left is not sent', async () => {
    const { site, report } = await approved('late@factory.example');
    const [share] = await sharesOf(site, report.id);
    await site.administrator.get('report.endShare', { id: share?.id ?? '' });
    await mailReports(server().parts, server().parts.now());
    expect(await mailsTo('late@factory.example')).toEqual([]);
  });
});
