import { type RequestInput, reviewStatus } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany, addCustomer, type Person } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

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

  test('an approved company changes its logo freely; what was reviewed is reviewed again', async () => {
    const { id, administrator } = await addCompany(server());
    const given = await profile(administrator);
    await administrator.get('company.update', given);
    await server()
      .database.system.updateTable('company')
      .set({ status: reviewStatus.approved })
      .where('id', '=', id)
      .execute();
    const logo = (await administrator.upload()).data.fullurl;
    await administrator.get('company.update', { ...given, logo, introduction: 'New words' });
    expect((await administrator.get('company.details', {})).status).toBe(reviewStatus.approved);
    await administrator.get('company.update', { ...given, name: 'Another name' });
    expect((await administrator.get('company.details', {})).status).toBe(reviewStatus.waiting);
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
