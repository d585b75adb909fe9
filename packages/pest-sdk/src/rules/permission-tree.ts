import type { Words } from '../language/language';
import type { Permission } from './permissions';

/** A page and what is done on it. */
export interface PermissionBranch {
  /** Opens the page; null for acts that need none. */
  readonly menu: Permission | null;
  readonly buttons: readonly Permission[];
}

/** Pages that belong together where rights are given. */
export interface PermissionGroup {
  readonly id: string;
  readonly name: Words;
  readonly branches: readonly PermissionBranch[];
}

/** Every permission once, grouped as the menu is. A right to act is of no use without the page that it stands on. */
export const permissionTree = [
  { id: 'home', name: { zh: '首页', en: 'Home' }, branches: [{ menu: 'm_index', buttons: [] }] },
  {
    id: 'customers',
    name: { zh: '客户与平面图', en: 'Customers and plans' },
    branches: [
      {
        menu: 'm_client_list',
        buttons: ['btn_client_add', 'btn_client_create', 'btn_client_edit', 'btn_client_delete', 'btn_client_bind'],
      },
      {
        menu: 'm_img_list',
        buttons: ['btn_img_save', 'btn_img_delete', 'btn_device_add', 'btn_device_edit', 'btn_device_delete'],
      },
      { menu: 'm_img_heat', buttons: [] },
      { menu: 'm_workshop_list', buttons: ['btn_workshop_save', 'btn_workshop_delete'] },
    ],
  },
  {
    id: 'serviceCompanies',
    name: { zh: '服务公司', en: 'Service companies' },
    branches: [{ menu: 'm_serve_management', buttons: ['btn_serve_delete'] }],
  },
  {
    id: 'services',
    name: { zh: '服务管理', en: 'Services' },
    branches: [
      {
        menu: 'm_service_undone',
        buttons: ['btn_service_execute', 'btn_service_assign', 'btn_service_delete', 'btn_service_review'],
      },
      { menu: 'm_service_completed', buttons: [] },
      { menu: null, buttons: ['btn_risk_answer'] },
      { menu: 'm_service_add', buttons: [] },
      { menu: 'm_shift_management', buttons: [] },
      { menu: 'm_patrol_list', buttons: ['btn_patrol_save', 'btn_patrol_delete'] },
    ],
  },
  {
    id: 'reports',
    name: { zh: '报告与简报', en: 'Reports and briefings' },
    branches: [
      {
        menu: 'm_seminar_service_list',
        buttons: ['btn_save_seminar', 'btn_audit_seminar', 'btn_export_seminar'],
      },
      { menu: 'm_seminar_service_detail', buttons: [] },
      { menu: 'm_report_service_list', buttons: ['btn_Service_save', 'btn_Service_audit'] },
      { menu: 'm_document_list', buttons: ['btn_document_save'] },
    ],
  },
  {
    id: 'stock',
    name: { zh: '库存管理', en: 'Inventory' },
    branches: [
      {
        menu: 'm_mquipment_inventory',
        buttons: [
          'btn_mquipment_view',
          'btn_mquipment_replenish',
          'btn_mquipment_warning',
          'btn_mquipment_save',
          'btn_mquipment_delete',
        ],
      },
      {
        menu: 'm_mquipment_chemistry',
        buttons: [
          'btn_chemistry_view',
          'btn_chemistry_replenish',
          'btn_chemistry_warning',
          'btn_chemistry_save',
          'btn_chemistry_edit',
          'btn_chemistry_delete',
        ],
      },
    ],
  },
  {
    id: 'leave',
    name: { zh: '请假', en: 'Leave' },
    branches: [
      { menu: null, buttons: ['btn_leave_apply'] },
      { menu: 'm_leave_list', buttons: ['btn_leave_audit'] },
    ],
  },
  {
    id: 'pestLogs',
    name: { zh: '虫害日志', en: 'Pest logs' },
    branches: [
      { menu: null, buttons: ['btn_log_save'] },
      { menu: 'm_log_undone', buttons: ['btn_log_handle'] },
      { menu: 'm_log_done', buttons: [] },
    ],
  },
  {
    id: 'devices',
    name: { zh: '设备权限', en: 'Device permissions' },
    branches: [
      {
        menu: 'm_device_management',
        buttons: ['btn_device_role_save', 'btn_device_role_edit', 'btn_device_role_delete'],
      },
      { menu: 'm_device_add', buttons: [] },
    ],
  },
  {
    id: 'accounts',
    name: { zh: '账号管理', en: 'Accounts' },
    branches: [
      { menu: 'm_account_management', buttons: [] },
      {
        menu: 'm_account_list',
        buttons: ['btn_account_add', 'btn_account_edit', 'btn_account_sub', 'btn_account_delete', 'btn_order_save'],
      },
    ],
  },
  {
    id: 'contracts',
    name: { zh: '合同与印章', en: 'Contracts and seals' },
    branches: [
      { menu: 'm_seal_list', buttons: ['btn_seal_save', 'btn_seal_delete'] },
      { menu: 'm_contract_list', buttons: ['btn_contract_save', 'btn_contract_audit', 'btn_contract_delete'] },
    ],
  },
] as const satisfies readonly PermissionGroup[];

/** All codes of a group, in the tree's order. */
export function permissionsIn({ branches }: PermissionGroup): readonly Permission[] {
  return branches.flatMap(({ menu, buttons }) => (menu === null ? buttons : [menu, ...buttons]));
}

const branches: readonly PermissionBranch[] = permissionTree.flatMap((group): readonly PermissionBranch[] => [
  ...group.branches,
]);

/** Together with a code: its page, so that what is allowed can be reached. */
export function withPermission(held: ReadonlySet<Permission>, code: Permission): ReadonlySet<Permission> {
  const menu = branches.find(({ buttons }) => buttons.includes(code))?.menu ?? null;
  return new Set([...held, ...(menu === null ? [] : [menu]), code]);
}

/** Those held that are of no use once this code is gone: the acts on its page. */
export function dependentsOf(held: ReadonlySet<Permission>, code: Permission): readonly Permission[] {
  const branch = branches.find(({ menu }) => menu === code);
  return branch?.buttons.filter((button) => held.has(button)) ?? [];
}

/** Without a code, and without the acts on its page. */
export function withoutPermission(held: ReadonlySet<Permission>, code: Permission): ReadonlySet<Permission> {
  const gone = new Set([code, ...dependentsOf(held, code)]);
  return new Set([...held].filter((one) => !gone.has(one)));
}
