import { expect, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { addSite, ink, later, pass, reportOf, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

const layout = {
  paper: 'Letter',
  logo: null,
  accent: '#004a99',
  header: '禾盾有害生物防治',
  footer: '内部资料',
} as const;

onEachEngine((server) => {
  test('a layout is kept, voids no signature and changes no version; the next report begins with it', async () => {
    server().setNow('2026-05-04T02:00:00.000Z');
    const site = await addSite(server());
    const { administrator } = site;
    const { id } = await reportOf(site, await visit(site, 5));
    const begun = await administrator.get('report.detail', { id });
    expect(begun.layout).toMatchObject({ paper: 'A4', accent: null, header: '', footer: '' });
    const signature = { id, role: 'technician', name: '李䶮', method: 'drawn', strokes: ink } as const;
    await administrator.get('report.sign', { ...signature, version: 1 });
    const logo = (await administrator.upload()).data.fullurl;
    const twice = [0, 1].map(() => administrator.get('report.saveLayout', { id, layout: { ...layout, logo } }));
    await Promise.all(twice);

    const kept = await administrator.get('report.detail', { id });
    const withLogo = { ...layout, logo: expect.stringContaining('https://pest.test') };
    expect(kept).toMatchObject({ version: 1, layout: withLogo, signatures: [{ outdated: false }] });
    const picture = kept.layout?.logo?.replace('https://pest.test', '') ?? '';
    expect((await server().app.inject({ url: picture })).statusCode).toBe(200);

    const next = await later(site, '2026-06-04T02:00:00.000Z');
    const { layout: begins } = await reportOf(next, await visit(next, 3));
    expect(begins).toMatchObject(withLogo);
  });

  test('the logo is a picture of the company’s own; an approved report keeps its look', async () => {
    const site = await addSite(server());
    const { administrator } = site;
    const { id } = await reportOf(site, await visit(site, 5));
    const foreign = await (await addCompany(server())).administrator.upload();
    for (const logo of [foreign.data.fullurl, 'https://elsewhere.test/logo.png']) {
      const refused = await administrator.ask('report.saveLayout', { id, layout: { ...layout, logo } });
      expect(refused).toMatchObject({ code: 3001, field: 'layout' });
    }
    expect(await administrator.ask('report.saveLayout', { id, layout: { ...layout, accent: 'red' } })).toMatchObject({
      code: 3001,
    });
    await pass(site.company, id);
    expect((await administrator.ask('report.saveLayout', { id, layout })).code).toBe(4001);
    expect((await administrator.get('report.detail', { id })).layout?.paper).toBe('A4');
  });
});
