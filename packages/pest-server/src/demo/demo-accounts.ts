import { addDays, type Permission, permissionTemplates, userTypes } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import { addAccount, type DemoPeople } from './demo-people';
import { type DemoWorld, demoId } from './demo-world';

interface Colleague {
  readonly phone: string;
  readonly name: string;
  /** Id of a permission template. */
  readonly template: string;
  readonly extra: readonly Permission[];
  /** Days ago; null for somebody who has never signed in. */
  readonly lastSignIn: number | null;
  readonly disabled?: boolean;
}

/** Who works in a company's office beside its administrator, and what it has bought. */
export interface Office {
  readonly colleagues: readonly Colleague[];
  /** What the role is called that the first of them holds. */
  readonly role: string;
  /** Days ago. */
  readonly bought: number;
}

export const officeOfA: Office = {
  colleagues: [
    { phone: '13900000031', name: '吴俊', template: 'scheduler', extra: ['m_patrol_list'], lastSignIn: 0 },
    { phone: '13900000032', name: '周婷', template: 'reviewer', extra: [], lastSignIn: null },
    { phone: '13900000034', name: '陈曦', template: 'stockKeeper', extra: [], lastSignIn: 53, disabled: true },
  ],
  role: '鼠类监测设备',
  bought: 235,
};

/** A company's office: what it has bought, who signed in when, and a device role. */
export function addAccounts(
  world: DemoWorld,
  company: DemoPeople['company'],
  passwordHash: string,
  { colleagues, role, bought }: Office,
): void {
  world.rows.entitlement.push({
    company_id: company.id,
    id: demoId(`entitlement ${company.id}`),
    plan: 'premium',
    starts_at: world.at(addDays(world.today, -bought), 0),
    ends_at: world.at(addDays(world.today, 365 - bought), 0),
  });
  const office = colleagues.map((colleague) => addColleague(world, company.id, passwordHash, colleague));
  [company.administrator, ...company.technicians].forEach(({ id }, at) => {
    addSignIn(world, id, at % 2, 8 + at);
    addSignIn(world, id, 3 + at, 8);
  });
  addRodentRole(world, company.id, role, office.slice(0, 1));
}

function addColleague(world: DemoWorld, companyId: string, passwordHash: string, colleague: Colleague): string {
  const template = permissionTemplates.find(({ id }) => id === colleague.template);
  if (!template) throw new Error(`There is no permission template ${colleague.template}.`);
  const { id } = addAccount(world, passwordHash, {
    company_id: companyId,
    customer_id: null,
    login_id: colleague.phone,
    user_name: colleague.name,
    type: userTypes.staff,
    staff_kind: 'management',
    permissions: JSON.stringify([...template.codes, ...colleague.extra]),
    disabled_at: colleague.disabled ? world.at(addDays(world.today, -20), 18) : null,
  });
  if (colleague.lastSignIn !== null) addSignIn(world, id, colleague.lastSignIn, 9);
  return id;
}

export function addSignIn(world: DemoWorld, accountId: string, daysAgo: number, hour: number): void {
  const at = world.at(addDays(world.today, -daysAgo), hour, 30);
  world.rows.sign_in.push({
    id: world.id(),
    account_id: accountId,
    at: at < world.now ? at : world.now,
    address: '127.0.0.1',
  });
}

/** Held by somebody in the office: the technicians use every device. */
function addRodentRole(world: DemoWorld, companyId: string, name: string, holders: readonly string[]): void {
  const owner = { owner_id: companyId, company_id: companyId, customer_id: null };
  const role: NewRow<'device_role'> = {
    ...owner,
    id: demoId(`device role ${companyId}`),
    name,
    device_types: ['mouseTrap', 'baitStation'],
    updated_at: world.at(addDays(world.today, -40), 10),
  };
  world.rows.device_role.push(role);
  for (const account_id of holders) world.rows.device_role_account.push({ ...owner, account_id, role_id: role.id });
}
