import { describe, expect, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { addSite, edit, pass, reportOf, type Site, section, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  /** A report that was approved, and is known to state a difference that is none. */
  async function approved(site: Site) {
    const { id } = await reportOf(site, await visit(site, 5));
    await pass(site.company, id);
    const { customer_id, company_id } = await server()
      .database.system.selectFrom('report')
      .select(['customer_id', 'company_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, mark: { company_id, customer_id, report_id: id } };
  }

  async function misstated(site: Site): Promise<string> {
    const { id, mark } = await approved(site);
    await server().database.system.insertInto('misstated_report').values(mark).execute();
    return id;
  }

  describe('an approved report that misstates something', () => {
    test('is listed until it has a corrected version, and stays as it was approved', async () => {
      const site = await addSite(server());
      const { administrator } = site;
      const id = await misstated(site);
      const listed = async () =>
        (await administrator.get('report.list', { misstates: 'true' })).items.map((one) => one.id);
      expect(await listed()).toEqual([id]);
      expect((await administrator.get('report.list', {})).items).toMatchObject([{ id, misstates: true }]);
      const before = await administrator.get('report.detail', { id });
      expect(before.correctedBy).toBeNull();

      const correction = await administrator.get('report.correct', { id });
      expect(await administrator.get('report.correct', { id })).toEqual(correction);
      expect(await listed()).toEqual([]);
      const now = await administrator.get('report.detail', { id: correction.id });
      expect(now).toMatchObject({
        state: 'pendingReview',
        subject: `更正报告 ${before.number} 中的比较数字`,
        period: before.period,
        corrects: { id, number: before.number },
      });
      expect(section(now, 'pestData').data).toEqual(section(before, 'pestData').data);
      const { correctedBy, ...after } = await administrator.get('report.detail', { id });
      expect(correctedBy).toEqual({ id: correction.id, number: now.number });
      expect({ ...after, correctedBy: null }).toEqual(before);
    });

    test('tells its customer of the correction once that is approved, and the service keeps its report', async () => {
      const site = await addSite(server());
      const { administrator, company, customer } = site;
      const id = await misstated(site);
      const correction = await administrator.get('report.correct', { id });
      const read = () => customer.person.get('report.detail', { id });
      expect((await read()).correctedBy).toBeNull();
      await pass(company, correction.id);
      expect((await read()).correctedBy).toMatchObject(correction);
      const [service] = (await administrator.get('task.list', { finished: 'true' })).items;
      expect(await administrator.get('task.generateReport', { id: service?.id ?? '' })).toEqual({ id });
    });

    test('may be corrected anew when the correction was deleted', async () => {
      const site = await addSite(server());
      const { administrator } = site;
      const id = await misstated(site);
      const first = await administrator.get('report.correct', { id });
      await administrator.get('report.delete', first);
      const second = await administrator.get('report.correct', { id });
      expect(second.id).not.toBe(first.id);
    });

    test('has one correction, also when two ask at once', async () => {
      const site = await addSite(server());
      const id = await misstated(site);
      const answers = await Promise.all([1, 2, 3].map(() => site.administrator.get('report.correct', { id })));
      expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    });
  });

  test('a report that says what its figures do is not corrected, and another company’s is not there', async () => {
    const site = await addSite(server());
    const { id } = await approved(site);
    expect((await site.administrator.ask('report.correct', { id })).code).toBe(4001);
    const other = await addCompany(server());
    expect((await other.administrator.ask('report.correct', { id })).code).toBe(4004);
    const [only] = (await site.administrator.get('report.list', {})).items;
    expect(only).not.toHaveProperty('misstates');
    expect(edit(await site.administrator.get('report.detail', { id }))).toMatchObject({ id });
  });
});
