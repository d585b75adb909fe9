import type { Words } from '../language/language';
import { isPermission, type Permission } from './permissions';

/** Pages that belong together where rights are given, grouped as the menu is. */
const groups = {
  home: { zh: '首页', en: 'Home' },
  customers: { zh: '客户与平面图', en: 'Customers and plans' },
  serviceCompanies: { zh: '服务公司', en: 'Service companies' },
  services: { zh: '服务管理', en: 'Services' },
  reports: { zh: '报告与简报', en: 'Reports and briefings' },
  stock: { zh: '库存管理', en: 'Inventory' },
  leave: { zh: '请假', en: 'Leave' },
  pestLogs: { zh: '虫害日志', en: 'Pest logs' },
  devices: { zh: '设备权限', en: 'Device permissions' },
  accounts: { zh: '账号管理', en: 'Accounts' },
  contracts: { zh: '合同与印章', en: 'Contracts and seals' },
} as const satisfies Record<string, Words>;

/** What a permission is called, and where it stands: on a page, or in a group by itself, as pages do. */
type PermissionRow = Words & ({ readonly group: keyof typeof groups } | { readonly on: Permission });

/** As they are listed in their groups. */
const rows: { readonly [Code in Permission]: PermissionRow } = {
  m_index: { group: 'home', zh: '首页', en: 'Home' },
  m_client_list: { group: 'customers', zh: '客户管理', en: 'Customers' },
  btn_client_add: { on: 'm_client_list', zh: '新增客户', en: 'Add customers' },
  btn_client_create: { on: 'm_client_list', zh: '新建客户并开通账号', en: 'Create customers with a login' },
  btn_client_edit: { on: 'm_client_list', zh: '编辑客户', en: 'Edit customers' },
  btn_client_delete: { on: 'm_client_list', zh: '删除客户', en: 'Delete customers' },
  btn_client_bind: { on: 'm_client_list', zh: '绑定客户', en: 'Bind customers' },
  m_img_list: { group: 'customers', zh: '平面图管理', en: 'Floor plans' },
  btn_img_save: { on: 'm_img_list', zh: '上传与编辑平面图', en: 'Upload and edit floor plans' },
  btn_img_delete: { on: 'm_img_list', zh: '删除平面图', en: 'Delete floor plans' },
  btn_device_add: { on: 'm_img_list', zh: '新增设备', en: 'Add devices' },
  btn_device_edit: { on: 'm_img_list', zh: '编辑与移动设备', en: 'Edit and move devices' },
  btn_device_delete: { on: 'm_img_list', zh: '删除设备', en: 'Delete devices' },
  m_img_heat: { group: 'customers', zh: '热力图', en: 'Heat map' },
  m_workshop_list: { group: 'customers', zh: '车间管理', en: 'Workshops' },
  btn_workshop_save: { on: 'm_workshop_list', zh: '新增与编辑车间', en: 'Add and edit workshops' },
  btn_workshop_delete: { on: 'm_workshop_list', zh: '删除车间', en: 'Delete workshops' },
  m_serve_management: { group: 'serviceCompanies', zh: '服务公司', en: 'Service companies' },
  btn_serve_delete: { on: 'm_serve_management', zh: '解除服务公司', en: 'End a service company' },
  m_service_undone: { group: 'services', zh: '未完成服务', en: 'Unfinished services' },
  btn_service_execute: { on: 'm_service_undone', zh: '执行服务', en: 'Carry out services' },
  btn_service_assign: { on: 'm_service_undone', zh: '分配服务人员', en: 'Assign staff' },
  btn_service_delete: { on: 'm_service_undone', zh: '删除服务', en: 'Delete services' },
  btn_service_review: { on: 'm_service_undone', zh: '审核服务', en: 'Review services' },
  m_service_completed: { group: 'services', zh: '已完成服务', en: 'Finished services' },
  btn_risk_answer: { group: 'services', zh: '答复整改', en: 'Answer corrective actions' },
  m_service_add: { group: 'services', zh: '新建服务', en: 'Create services' },
  m_shift_management: { group: 'services', zh: '排班管理', en: 'Shift scheduling' },
  m_patrol_list: { group: 'services', zh: '巡检模板', en: 'Inspection templates' },
  btn_patrol_save: { on: 'm_patrol_list', zh: '编辑巡检模板', en: 'Edit inspection templates' },
  btn_patrol_delete: { on: 'm_patrol_list', zh: '删除巡检模板', en: 'Delete inspection templates' },
  m_seminar_service_list: { group: 'reports', zh: '服务报告', en: 'Service reports' },
  btn_save_seminar: { on: 'm_seminar_service_list', zh: '保存服务报告', en: 'Save service reports' },
  btn_audit_seminar: { on: 'm_seminar_service_list', zh: '审核服务报告', en: 'Review service reports' },
  btn_export_seminar: { on: 'm_seminar_service_list', zh: '导出服务报告', en: 'Export service reports' },
  m_seminar_service_detail: { group: 'reports', zh: '编辑服务报告', en: 'Edit service reports' },
  m_report_service_list: { group: 'reports', zh: '服务简报', en: 'Service briefings' },
  btn_Service_save: { on: 'm_report_service_list', zh: '保存服务简报', en: 'Save service briefings' },
  btn_Service_audit: { on: 'm_report_service_list', zh: '审核服务简报', en: 'Review service briefings' },
  m_document_list: { group: 'reports', zh: '证照夹', en: 'Audit binder' },
  btn_document_save: { on: 'm_document_list', zh: '维护证照资料', en: 'Keep audit documents' },
  m_mquipment_inventory: { group: 'stock', zh: '物理耗材', en: 'Physical consumables' },
  btn_mquipment_view: {
    on: 'm_mquipment_inventory',
    zh: '查看物理耗材出入记录',
    en: 'View physical consumables’ records',
  },
  btn_mquipment_replenish: { on: 'm_mquipment_inventory', zh: '物理耗材补货', en: 'Replenish physical consumables' },
  btn_mquipment_warning: { on: 'm_mquipment_inventory', zh: '设置物理耗材预警值', en: 'Set physical warning values' },
  btn_mquipment_save: {
    on: 'm_mquipment_inventory',
    zh: '新增与编辑物理耗材',
    en: 'Add and edit physical consumables',
  },
  btn_mquipment_delete: { on: 'm_mquipment_inventory', zh: '删除物理耗材', en: 'Delete physical consumables' },
  m_mquipment_chemistry: { group: 'stock', zh: '化学耗材', en: 'Chemical consumables' },
  btn_chemistry_view: { on: 'm_mquipment_chemistry', zh: '查看化学耗材出入记录', en: 'View chemicals’ records' },
  btn_chemistry_replenish: { on: 'm_mquipment_chemistry', zh: '化学耗材入库', en: 'Replenish chemicals' },
  btn_chemistry_warning: { on: 'm_mquipment_chemistry', zh: '设置化学耗材预警值', en: 'Set chemical warning values' },
  btn_chemistry_save: { on: 'm_mquipment_chemistry', zh: '新增化学耗材', en: 'Add chemicals' },
  btn_chemistry_edit: { on: 'm_mquipment_chemistry', zh: '编辑化学耗材', en: 'Edit chemicals' },
  btn_chemistry_delete: { on: 'm_mquipment_chemistry', zh: '删除化学耗材', en: 'Delete chemicals' },
  btn_leave_apply: { group: 'leave', zh: '申请请假', en: 'Apply for leave' },
  m_leave_list: { group: 'leave', zh: '请假审批', en: 'Leave approval' },
  btn_leave_audit: { on: 'm_leave_list', zh: '审批请假', en: 'Approve and refuse leave' },
  btn_log_save: { group: 'pestLogs', zh: '填写虫害日志', en: 'Write pest logs' },
  m_log_undone: { group: 'pestLogs', zh: '未处理虫害日志', en: 'Untreated pest logs' },
  btn_log_handle: { on: 'm_log_undone', zh: '处理虫害日志', en: 'Treat pest logs' },
  m_log_done: { group: 'pestLogs', zh: '已处理虫害日志', en: 'Treated pest logs' },
  m_device_management: { group: 'devices', zh: '设备权限管理', en: 'Device permissions' },
  btn_device_role_save: { on: 'm_device_management', zh: '保存设备权限', en: 'Save device roles' },
  btn_device_role_edit: { on: 'm_device_management', zh: '编辑设备权限', en: 'Edit device roles' },
  btn_device_role_delete: { on: 'm_device_management', zh: '删除设备权限', en: 'Delete device roles' },
  m_device_add: { group: 'devices', zh: '新增设备权限', en: 'Add device role' },
  m_account_management: { group: 'accounts', zh: '账号管理', en: 'Account management' },
  m_account_list: { group: 'accounts', zh: '账号列表', en: 'Account list' },
  btn_account_add: { on: 'm_account_list', zh: '新增账号', en: 'Add accounts' },
  btn_account_edit: { on: 'm_account_list', zh: '编辑账号', en: 'Edit accounts' },
  btn_account_sub: { on: 'm_account_list', zh: '编辑子账号', en: 'Edit sub-accounts' },
  btn_account_delete: { on: 'm_account_list', zh: '删除账号', en: 'Delete accounts' },
  btn_order_save: { on: 'm_account_list', zh: '购买会员', en: 'Buy plans' },
  m_seal_list: { group: 'contracts', zh: '印章管理', en: 'Seals' },
  btn_seal_save: { on: 'm_seal_list', zh: '新增与编辑印章', en: 'Add and edit seals' },
  btn_seal_delete: { on: 'm_seal_list', zh: '删除印章', en: 'Delete seals' },
  m_contract_list: { group: 'contracts', zh: '合同管理', en: 'Contracts' },
  btn_contract_save: { on: 'm_contract_list', zh: '上传合同', en: 'Upload contracts' },
  btn_contract_audit: { on: 'm_contract_list', zh: '审核合同', en: 'Review contracts' },
  btn_contract_delete: { on: 'm_contract_list', zh: '删除合同', en: 'Delete contracts' },
};

const codes: readonly Permission[] = Object.keys(rows).filter(isPermission);

/** What each permission is called where accounts are given rights. */
export const permissionLabels: { readonly [Code in Permission]: Words } = rows;

/** Pages that belong together where rights are given, and what is done on them. */
export interface PermissionGroup {
  readonly id: string;
  readonly name: Words;
  /** A page, then the acts on it. */
  readonly codes: readonly Permission[];
}

/** Every permission once, grouped as the menu is. A right to act is of no use without the page that it stands on. */
export const permissionTree: readonly PermissionGroup[] = Object.entries(groups).map(([id, name]) => ({
  id,
  name,
  codes: codes.filter((code) => groupOf(code) === id),
}));

function groupOf(code: Permission): string {
  const row = rows[code];
  return 'group' in row ? row.group : groupOf(row.on);
}

function pageOf(code: Permission): Permission | null {
  const row = rows[code];
  return 'on' in row ? row.on : null;
}

/** Together with a code: its page, so that what is allowed can be reached. */
export function withPermission(held: ReadonlySet<Permission>, code: Permission): ReadonlySet<Permission> {
  const page = pageOf(code);
  return new Set([...held, ...(page === null ? [] : [page]), code]);
}

/** Those held that are of no use once this code is gone: the acts on its page. */
export function dependentsOf(held: ReadonlySet<Permission>, code: Permission): readonly Permission[] {
  return codes.filter((act) => held.has(act) && pageOf(act) === code);
}

/** Without a code, and without the acts on its page. */
export function withoutPermission(held: ReadonlySet<Permission>, code: Permission): ReadonlySet<Permission> {
  const gone = new Set([code, ...dependentsOf(held, code)]);
  return new Set([...held].filter((one) => !gone.has(one)));
}
