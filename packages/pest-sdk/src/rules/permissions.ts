import type { Words } from '../language/language';

/**
 * Permission codes with their labels. `m_…` opens a menu entry, `btn_…` allows an act in it. Codes that the
 * specification shows keep its spelling ("mquipment" included); the others follow the same style.
 */
export const permissionLabels = {
  m_index: { zh: '首页', en: 'Home' },
  m_mquipment_inventory: { zh: '物理耗材', en: 'Physical consumables' },
  btn_mquipment_replenish: { zh: '物理耗材补货', en: 'Replenish physical consumables' },
  btn_mquipment_warning: { zh: '设置物理耗材预警值', en: 'Set physical warning values' },
  btn_mquipment_save: { zh: '新增与编辑物理耗材', en: 'Add and edit physical consumables' },
  btn_mquipment_delete: { zh: '删除物理耗材', en: 'Delete physical consumables' },
  m_mquipment_chemistry: { zh: '化学耗材', en: 'Chemical consumables' },
  btn_chemistry_replenish: { zh: '化学耗材入库', en: 'Replenish chemicals' },
  btn_chemistry_warning: { zh: '设置化学耗材预警值', en: 'Set chemical warning values' },
  btn_chemistry_save: { zh: '新增与编辑化学耗材', en: 'Add and edit chemicals' },
  btn_chemistry_delete: { zh: '删除化学耗材', en: 'Delete chemicals' },
  m_shift_management: { zh: '排班管理', en: 'Shift scheduling' },
  m_device_management: { zh: '设备权限管理', en: 'Device permissions' },
  m_device_add: { zh: '新增设备权限', en: 'Add device role' },
  btn_device_role_save: { zh: '保存设备权限', en: 'Save device roles' },
  btn_device_role_edit: { zh: '编辑设备权限', en: 'Edit device roles' },
  btn_device_role_delete: { zh: '删除设备权限', en: 'Delete device roles' },
  m_serve_management: { zh: '服务公司管理', en: 'Service companies' },
  btn_serve_delete: { zh: '解除服务公司', en: 'End a service company' },
  m_account_list: { zh: '账号管理', en: 'Accounts' },
  btn_account_add: { zh: '新增账号', en: 'Add accounts' },
  btn_account_edit: { zh: '编辑账号', en: 'Edit accounts' },
  btn_account_delete: { zh: '删除账号', en: 'Delete accounts' },
  btn_account_sub: { zh: '编辑子账号', en: 'Edit sub-accounts' },
  m_client_list: { zh: '客户管理', en: 'Customers' },
  btn_client_create: { zh: '新建客户', en: 'Create customers' },
  btn_client_edit: { zh: '编辑客户', en: 'Edit customers' },
  btn_client_delete: { zh: '删除客户', en: 'Delete customers' },
  btn_client_bind: { zh: '绑定客户', en: 'Bind customers' },
  m_img_list: { zh: '平面图管理', en: 'Floor plans' },
  btn_img_save: { zh: '上传与编辑平面图', en: 'Upload and edit floor plans' },
  btn_img_delete: { zh: '删除平面图', en: 'Delete floor plans' },
  btn_device_add: { zh: '新增设备', en: 'Add devices' },
  btn_device_edit: { zh: '编辑与移动设备', en: 'Edit and move devices' },
  btn_device_delete: { zh: '删除设备', en: 'Delete devices' },
  m_img_heat: { zh: '热力图', en: 'Heat map' },
  m_workshop_list: { zh: '车间管理', en: 'Workshops' },
  btn_workshop_save: { zh: '新增与编辑车间', en: 'Add and edit workshops' },
  btn_workshop_delete: { zh: '删除车间', en: 'Delete workshops' },
  m_service_undone: { zh: '未完成服务', en: 'Unfinished services' },
  m_service_completed: { zh: '已完成服务', en: 'Finished services' },
  m_service_add: { zh: '新建服务', en: 'Create services' },
  btn_service_assign: { zh: '分配服务人员', en: 'Assign staff' },
  btn_service_execute: { zh: '执行服务', en: 'Carry out services' },
  btn_service_delete: { zh: '删除服务', en: 'Delete services' },
  btn_service_review: { zh: '审核服务', en: 'Review services' },
  m_seminar_service_list: { zh: '服务报告', en: 'Service reports' },
  m_seminar_service_detail: { zh: '编辑服务报告', en: 'Edit service reports' },
  btn_save_seminar: { zh: '保存服务报告', en: 'Save service reports' },
  btn_audit_seminar: { zh: '审核服务报告', en: 'Review service reports' },
  btn_export_seminar: { zh: '导出服务报告', en: 'Export service reports' },
  m_report_service_list: { zh: '服务简报', en: 'Service briefings' },
  btn_Service_save: { zh: '保存服务简报', en: 'Save service briefings' },
  btn_Service_audit: { zh: '审核服务简报', en: 'Review service briefings' },
  m_patrol_list: { zh: '巡检模板', en: 'Inspection templates' },
  btn_patrol_save: { zh: '编辑巡检模板', en: 'Edit inspection templates' },
  btn_patrol_delete: { zh: '删除巡检模板', en: 'Delete inspection templates' },
  btn_leave_apply: { zh: '申请请假', en: 'Apply for leave' },
  m_leave_list: { zh: '请假审批', en: 'Leave approval' },
  btn_leave_audit: { zh: '审批请假', en: 'Approve and refuse leave' },
  m_seal_list: { zh: '印章管理', en: 'Seals' },
  btn_seal_save: { zh: '新增与编辑印章', en: 'Add and edit seals' },
  btn_seal_delete: { zh: '删除印章', en: 'Delete seals' },
  m_contract_list: { zh: '合同管理', en: 'Contracts' },
  btn_contract_save: { zh: '上传合同', en: 'Upload contracts' },
  btn_contract_audit: { zh: '审核合同', en: 'Review contracts' },
  btn_contract_delete: { zh: '删除合同', en: 'Delete contracts' },
  m_log_undone: { zh: '未处理虫害日志', en: 'Untreated pest logs' },
  m_log_done: { zh: '已处理虫害日志', en: 'Treated pest logs' },
  btn_log_handle: { zh: '处理虫害日志', en: 'Treat pest logs' },
} as const satisfies Record<`m_${string}` | `btn_${string}`, Words>;

/** A permission code; see {@link permissionLabels}. */
export type Permission = keyof typeof permissionLabels;

/** Whether a code is one of the contract's permission codes. */
export function isPermission(code: string): code is Permission {
  return Object.hasOwn(permissionLabels, code);
}

/** All permission codes. */
export const permissions: readonly Permission[] = Object.keys(permissionLabels).filter(isPermission);

/** Specification §6: an administrator sees every console route but the service companies (they are a customer's). */
export const administratorPermissions: readonly Permission[] = permissions.filter(
  (code) => code !== 'm_serve_management' && code !== 'btn_serve_delete',
);

/** The fixed set that specification §6 gives a customer. */
const customerAdministration = [
  'm_device_management',
  'btn_device_role_save',
  'btn_device_role_delete',
  'btn_device_role_edit',
  'm_device_add',
  'm_shift_management',
  'm_serve_management',
  'btn_serve_delete',
  'm_account_list',
  'btn_account_add',
  'btn_account_sub',
  'btn_account_delete',
] as const satisfies readonly Permission[];

/** What a customer needs to see its own site: added to the specification's set, and reading only. */
const customerOwnSite = [
  'm_index',
  'm_img_list',
  'm_img_heat',
  'm_service_completed',
  'm_seminar_service_list',
  'btn_export_seminar',
] as const satisfies readonly Permission[];

/** All permissions of a customer account: the fixed set of specification §6, and read access to its own site. */
export const customerPermissions: readonly Permission[] = [...customerAdministration, ...customerOwnSite];

/** What service staff hold unless their administrator decides otherwise. */
export const serviceStaffPermissions: readonly Permission[] = [
  'm_index',
  'm_service_undone',
  'm_service_completed',
  'btn_service_execute',
  'btn_leave_apply',
  'm_img_list',
  'm_img_heat',
  // Of their own services: there they sign, and hand the device over for the customer's signature.
  'm_seminar_service_list',
  'btn_export_seminar',
];

/** The `power` text of the info call: JSON with a list of menu codes and one of button codes (specification §3). */
export function writePower(codes: readonly Permission[]): string {
  const listed = (prefix: string) => codes.filter((code) => code.startsWith(prefix)).map((code) => ({ code }));
  return JSON.stringify({ menuList: listed('m_'), btnMap: listed('btn_') });
}

/**
 * Permissions from the server's `power` text (specification §6): all menu codes but the service-company one, and all
 * button codes. Unreadable text gives none, and unknown codes are left out.
 */
export function readPower(power: string): Permission[] {
  const lists = parsed(power);
  return [...codesIn(lists, 'menuList'), ...codesIn(lists, 'btnMap')].filter(
    (code): code is Permission => isPermission(code) && code !== 'm_serve_management',
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The codes of one list of `power`. Read by hand, so that the first screen needs no schema library for it. */
function codesIn(lists: unknown, name: string): string[] {
  const list = member(lists, name);
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) => member(entry, 'code')).filter((code) => typeof code === 'string');
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** Registration and info number the kinds of account (specification §3 and §6). */
export const userTypes = { administrator: 1, staff: 2, customer: 3 } as const;

/** The permissions of a signed-in account, by the three rules of specification §6. */
export function permissionsOf(user: { readonly type: number; readonly power: string }): readonly Permission[] {
  if (user.type === userTypes.administrator) return administratorPermissions;
  if (user.type === userTypes.customer) return customerPermissions;
  return readPower(user.power);
}

/** Company and customer information (design of the review): nothing submitted, waiting, approved, failed. */
export const reviewStatus = { none: 0, waiting: 1, approved: 2, failed: 3 } as const;
