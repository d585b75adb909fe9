import { createHash } from 'node:crypto';
import {
  addDays,
  administratorPermissions,
  type Permission,
  reviewStatus,
  serviceStaffPermissions,
  userTypes,
} from 'pest-sdk';
import type { Passwords } from '../call/identity/passwords';
import type { NewRow } from '../database/tables';
import type { DemoFiles, DemoPicture } from './demo-files';
import { type DemoWorld, demoId } from './demo-world';

/** The company that the demo is about; it is the one that sees contracts and seals. */
export const demoCompanyId = demoId('company A');
const otherCompanyId = demoId('company B');
const waitingCompanyId = demoId('company that waits');
const newCompanyId = demoId('company that is new');
const platformCompanyId = demoId('platform company');

const password = 'pest1234';

export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly licence: string;
  readonly phone: string;
}

export interface DemoPeople {
  readonly company: {
    readonly id: string;
    readonly administrator: DemoAccount;
    readonly technicians: readonly DemoAccount[];
  };
  readonly other: {
    readonly id: string;
    readonly administrator: DemoAccount;
    readonly technicians: readonly DemoAccount[];
  };
  /** Company A's management staff. */
  readonly manager: DemoAccount;
  /** What each account signs in with. */
  readonly passwordHash: string;
}

/** What the browser sends for a password. */
function sentPassword(): string {
  return createHash('md5').update(password).digest('hex');
}

export async function addPeople(world: DemoWorld, files: DemoFiles, passwords: Passwords): Promise<DemoPeople> {
  const passwordHash = await passwords.hash(sentPassword());
  const company = addCompany(
    world,
    demoCompanyId,
    '青禾有害生物防治有限公司',
    '上海市徐汇区漕宝路 401 号',
    '赵敏',
    '13900000001',
    reviewStatus.approved,
    files,
  );
  const other = addCompany(
    world,
    otherCompanyId,
    'Harbour Pest Control Ltd',
    '88 Airport Road, Zhuqiao, Pudong, Shanghai',
    'Alice Hart',
    '13900000007',
    reviewStatus.approved,
    files,
  );
  const waiting = addCompany(
    world,
    waitingCompanyId,
    '绿盾虫害防治服务部',
    '江苏省昆山市前进东路 12 号',
    '陈立',
    '13900000006',
    reviewStatus.waiting,
    files,
  );
  const platform = addCompany(
    world,
    platformCompanyId,
    'Pest Portal 平台运营',
    '上海市',
    '平台管理员',
    '13900000005',
    reviewStatus.approved,
    files,
    true,
  );
  const staff = (companyId: string, phone: string, name: string, licence = '', management = false) =>
    addAccount(world, passwordHash, {
      company_id: companyId,
      customer_id: null,
      login_id: phone,
      user_name: name,
      type: userTypes.staff,
      staff_kind: management ? 'management' : 'service',
      licence,
      permissions: permissionText(management ? administratorPermissions : serviceStaffPermissions),
    });
  const head = (companyId: string, phone: string, name: string) =>
    addAccount(world, passwordHash, {
      company_id: companyId,
      customer_id: null,
      login_id: phone,
      user_name: name,
      type: userTypes.administrator,
      permissions: '[]',
    });
  const people = {
    company: {
      id: company,
      administrator: head(company, '13900000001', '赵敏'),
      technicians: [
        staff(company, '13900000003', '李强', 'PCO-SH-2023-0117'),
        staff(company, '13900000011', '王磊', 'PCO-SH-2024-0042'),
        staff(company, '13900000012', '刘芳', 'PCO-SH-2025-0203'),
        staff(company, '13900000014', '孙浩', 'PCO-SH-2024-0188'),
        staff(company, '13900000015', '何宇', 'PCO-SH-2025-0331'),
        staff(company, '13900000016', '马骏', 'PCO-SH-2026-0029'),
      ],
    },
    other: {
      id: other,
      administrator: head(other, '13900000007', 'Alice Hart'),
      technicians: [staff(other, '13900000013', 'Tom Shaw', 'PCO-SH-2022-0311')],
    },
    passwordHash,
  };
  const manager = staff(company, '13900000002', '孙丽', '', true);
  addCompany(
    world,
    newCompanyId,
    '新启有害生物防治有限公司',
    '浙江省嘉兴市南湖区中环南路 2 号',
    '方颖',
    '13900000009',
    reviewStatus.approved,
    files,
  );
  head(newCompanyId, '13900000009', '方颖');
  head(platform, '13900000005', '平台管理员');
  const waitingHead = head(waiting, '13900000006', '陈立');
  addFiles(world, { company_id: waiting, customer_id: null }, waitingHead.id, [files.licence]);
  addFiles(world, { company_id: company, customer_id: null }, people.company.administrator.id, [
    files.logo,
    files.qualification,
  ]);
  return { ...people, manager };
}

function addCompany(
  world: DemoWorld,
  id: string,
  name: string,
  address: string,
  contact: string,
  phone: string,
  status: number,
  files: DemoFiles,
  platform = false,
): string {
  const registered = world.at(addDays(world.today, id === waitingCompanyId ? -1 : -800), 9);
  world.rows.review_step.push({ owner_id: id, id: demoId(`submission ${name}`), step: 'submitted', at: registered });
  world.rows.company.push({
    id,
    name,
    address,
    contact_name: contact,
    contact_phone: phone,
    introduction: '',
    logo: id === demoCompanyId ? files.logo.key : null,
    business_license: id === waitingCompanyId ? files.licence.key : null,
    pest_control_qualification: id === demoCompanyId ? files.qualification.key : null,
    status,
    platform,
    created_at: registered,
    submitted_at: registered,
  });
  return id;
}

export function addAccount(
  world: DemoWorld,
  passwordHash: string,
  account: Omit<NewRow<'account'>, 'id' | 'password_hash' | 'created_at'>,
): DemoAccount {
  const id = world.id();
  world.rows.account.push({
    id,
    password_hash: passwordHash,
    created_at: world.at(addDays(world.today, -790), 9),
    ...account,
  });
  return { id, name: account.user_name, licence: account.licence ?? '', phone: account.login_id };
}

function permissionText(permissions: readonly Permission[]): string {
  return JSON.stringify(permissions);
}

/** Writes down whose files these are. A file has one owner: each is added once. */
export function addFiles(
  world: DemoWorld,
  owner: Pick<NewRow<'stored_file'>, 'company_id' | 'customer_id'>,
  accountId: string,
  pictures: readonly DemoPicture[],
): void {
  for (const picture of pictures) {
    world.rows.stored_file.push({
      id: world.id(),
      ...picture,
      sent_bytes: picture.bytes,
      ...owner,
      owner_id: owner.company_id ?? owner.customer_id ?? '',
      account_id: accountId,
      created_at: world.now,
      bound_at: world.now,
    });
  }
}
