import { type RequestInput, reviewStatus } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, type Person } from '../../testing/people';
import { onEachEngine, type TestServer } from '../../testing/test-server';

async function profile(person: Person): Promise<RequestInput<'company.update'>> {
  const picture = async () => (await person.upload()).data.fullurl;
  return {
    name: 'Pest Control Ltd',
    address: '1 Road',
    contactName: 'Wang',
    contactPhone: '13900000000',
    introduction: 'Since 1998',
    logo: await picture(),
    businessLicense: await picture(),
    pestControlQualification: await picture(),
    pesticideUsageCertificate: null,
    personnelQualification: null,
  };
}

/** An address of a file is signed anew each time it is handed out. */
function keyIn(url: string | null): string | undefined {
  return url?.split('?')[0];
}

function setPlatform(server: TestServer, id: string): Promise<unknown> {
  return server.database.system.updateTable('company').set({ platform: true }).where('id', '=', id).execute();
}

onEachEngine((server) => {
  test('a new company submits its information and waits for review', async () => {
    const { administrator } = await addCompany(server(), reviewStatus.none);
    const given = await profile(administrator);
    await administrator.get('company.update', given);
    const details = await administrator.get('company.details', {});
    expect(details).toMatchObject({ name: given.name, introduction: given.introduction, status: 1, reason: '' });
    expect(details.pesticideUsageCertificate).toBeNull();
    expect((await server().app.inject({ url: details.logo?.replace('https://pest.test', '') ?? '' })).statusCode).toBe(
      200,
    );
  });

  describe('an approved company', () => {
    async function approved() {
      const platform = await addCompany(server());
      await setPlatform(server(), platform.id);
      const company = await addCompany(server(), reviewStatus.none);
      const given = await profile(company.administrator);
      await company.administrator.get('company.update', given);
      const verdict = { kind: 'company', id: company.id } as const;
      await platform.administrator.get('platform.review', { ...verdict, outcome: 'pass' });
      const decide = (outcome: { outcome: 'pass' } | { outcome: 'fail'; reason: string }) =>
        platform.administrator.get('platform.review', { ...verdict, ...outcome });
      const listed = async (state: 'waiting' | 'approved') => {
        const { items } = await platform.administrator.get('platform.companies', { state, search: given.contactPhone });
        return items.find(({ id }) => id === company.id);
      };
      return { company, given, decide, listed };
    }

    test('changes its logo freely; new papers wait, and the approved ones stay in force with the console open', async () => {
      const { company, given, decide, listed } = await approved();
      const { administrator } = company;
      const customer = await addCustomer(server(), company);
      const shownTo = async () =>
        (await customer.person.get('serviceCompany.list', {})).items[0]?.businessLicense ?? null;
      const technician = await company.addServiceStaff();
      const logo = (await administrator.upload()).data.fullurl;
      await administrator.get('company.update', { ...given, logo, introduction: 'New words' });
      expect(await administrator.get('company.details', {})).toMatchObject({ status: 2, renewal: null });

      const businessLicense = (await administrator.upload()).data.fullurl;
      await administrator.get('company.update', { ...given, businessLicense });
      const details = await administrator.get('company.details', {});
      expect(details).toMatchObject({ status: 2, renewal: { state: 'waiting', reason: '' } });
      expect(keyIn(details.businessLicense)).toBe(keyIn(businessLicense));
      expect(keyIn(await shownTo())).toBe(keyIn(given.businessLicense));
      for (const person of [administrator, technician]) expect((await person.ask('task.list', {})).code).toBe(0);
      expect(await listed('approved')).toBeUndefined();
      expect(await listed('waiting')).toMatchObject({ renews: true, submittedAt: details.renewal?.submittedAt });

      await decide({ outcome: 'fail', reason: 'Blurred' });
      expect(await administrator.get('company.details', {})).toMatchObject({
        status: 2,
        renewal: { state: 'failed', reason: 'Blurred' },
      });
      expect((await technician.ask('task.list', {})).code).toBe(0);
      expect(keyIn(await shownTo())).toBe(keyIn(given.businessLicense));

      await administrator.get('company.update', { ...given, businessLicense });
      await decide({ outcome: 'pass' });
      expect(await administrator.get('company.details', {})).toMatchObject({ status: 2, renewal: null });
      expect(keyIn(await shownTo())).toBe(keyIn(businessLicense));
      expect((await listed('approved'))?.renews).toBe(false);
    });

    test('takes new papers back by sending the approved ones, and keeps its place by sending the same', async () => {
      const { company, given } = await approved();
      const { administrator } = company;
      const renewal = async () => (await administrator.get('company.details', {})).renewal;
      await administrator.get('company.update', { ...given, name: 'Another name' });
      const first = await renewal();
      server().setNow('2026-05-04T03:00:00.000Z');
      await administrator.get('company.update', { ...given, name: 'Another name', introduction: 'Longer' });
      expect(await renewal()).toEqual(first);
      const { history } = await administrator.get('company.details', {});
      expect(history.map(({ step }) => step)).toEqual(['submitted', 'passed', 'submitted']);
      await administrator.get('company.update', given);
      expect(await renewal()).toBeNull();
    });
  });

  test('only the administrator changes it, and status comes from nobody’s body', async () => {
    const company = await addCompany(server());
    const given = await profile(company.administrator);
    const technician = await company.addServiceStaff();
    expect((await technician.ask('company.update', given)).code).toBe(20014);
    const cheat = { ...given, status: 2 };
    expect(await company.administrator.ask('company.update', cheat)).toMatchObject({ code: 3001, field: 'status' });
    const { person } = await addCustomer(server(), company);
    expect((await person.ask('company.details', {})).code).toBe(20014);
  });
});
