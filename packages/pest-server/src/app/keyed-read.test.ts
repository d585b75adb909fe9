import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dataStatements } from '../testing/data-statements';
import {
  addCompany,
  addCustomer,
  addDevice,
  type Person,
  password,
  randomPhone,
  type TestCompany,
  withSession,
} from '../testing/people';
import { onEachEngine } from '../testing/test-server';

/** Statements that reached the engine since they were last forgotten. */
let asked: string[] = [];
const watch = ({ sql }: { readonly sql: string }) => void asked.push(sql);

onEachEngine((server) => {
  let company: TestCompany;
  let customer: Person;
  let deviceId: string;

  beforeAll(async () => {
    company = await addCompany(server());
    const { id, person } = await addCustomer(server(), company);
    customer = person;
    deviceId = (await addDevice(company.administrator, id)).id;
  });
  beforeEach(() => {
    asked = [];
  });

  async function statementsOf(person: Person): Promise<{ readonly all: number; readonly data: number }> {
    asked = [];
    const { id } = await person.get('device.detail', { id: deviceId });
    expect(id).toBe(deviceId);
    return { all: asked.length, data: dataStatements(asked).length };
  }

  test('a read by key asks one data statement for the account of a company, whatever limits it', async () => {
    const staff = await company.addServiceStaff();
    const limited = await company.addServiceStaff('Limited');
    await company.administrator.get('deviceRole.create', {
      name: 'Lamps',
      deviceTypes: ['flyLamp'],
      accountIds: [limited.id],
    });
    for (const person of [company.administrator, staff, limited]) {
      // The session; begin, role, company, commit.
      expect(await statementsOf(person)).toEqual({ all: 6, data: 1 });
    }
  });

  test('one for a customer’s own login, and one more for the roles of a sub-account, which lie on another node', async () => {
    const loginId = randomPhone();
    await customer.get('account.create', {
      name: 'Sub',
      loginId,
      password,
      staffKind: 'management',
      permissions: ['m_img_list'],
    });
    expect((await statementsOf(customer)).data).toBe(1);
    expect((await statementsOf(await withSession(server(), loginId))).data).toBe(2);
  });
}, watch);
