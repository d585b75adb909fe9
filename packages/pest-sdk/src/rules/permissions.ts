/**
 * Permission codes. `m_…` opens a menu entry, `btn_…` allows an act in it. Codes that the specification shows keep
 * its spelling ("mquipment" included); the others follow the same style. `permissionLabels` and
 * `permissionTree` have their words and places.
 */
export const permissions = [
  'm_index',
  'm_mquipment_inventory',
  'btn_mquipment_view',
  'btn_mquipment_replenish',
  'btn_mquipment_warning',
  'btn_mquipment_save',
  'btn_mquipment_delete',
  'm_mquipment_chemistry',
  'btn_chemistry_view',
  'btn_chemistry_replenish',
  'btn_chemistry_warning',
  'btn_chemistry_save',
  'btn_chemistry_edit',
  'btn_chemistry_delete',
  'm_shift_management',
  'm_device_management',
  'm_device_add',
  'btn_device_role_save',
  'btn_device_role_edit',
  'btn_device_role_delete',
  'm_serve_management',
  'btn_serve_delete',
  'm_account_management',
  'm_account_list',
  'btn_account_add',
  'btn_account_edit',
  'btn_account_delete',
  'btn_account_sub',
  'btn_order_save',
  'm_client_list',
  'btn_client_add',
  'btn_client_create',
  'btn_client_edit',
  'btn_client_delete',
  'btn_client_bind',
  'm_img_list',
  'btn_img_save',
  'btn_img_delete',
  'btn_device_add',
  'btn_device_edit',
  'btn_device_delete',
  'm_img_heat',
  'm_workshop_list',
  'btn_workshop_save',
  'btn_workshop_delete',
  'm_service_undone',
  'm_service_completed',
  'm_service_add',
  'btn_service_assign',
  'btn_service_execute',
  'btn_service_delete',
  'btn_service_review',
  'btn_risk_answer',
  'm_document_list',
  'btn_document_save',
  'm_seminar_service_list',
  'm_seminar_service_detail',
  'btn_save_seminar',
  'btn_audit_seminar',
  'btn_export_seminar',
  'm_report_service_list',
  'btn_Service_save',
  'btn_Service_audit',
  'm_patrol_list',
  'btn_patrol_save',
  'btn_patrol_delete',
  'btn_leave_apply',
  'm_leave_list',
  'btn_leave_audit',
  'm_seal_list',
  'btn_seal_save',
  'btn_seal_delete',
  'm_contract_list',
  'btn_contract_save',
  'btn_contract_audit',
  'btn_contract_delete',
  'm_log_undone',
  'm_log_done',
  'btn_log_save',
  'btn_log_handle',
] as const;

/** A permission code; see {@link permissions}. */
export type Permission = (typeof permissions)[number];

const known: ReadonlySet<string> = new Set(permissions);

/** Whether a code is one of the contract's permission codes. */
export function isPermission(code: string): code is Permission {
  return known.has(code);
}

/** What only a customer does. */
const ofCustomers: ReadonlySet<Permission> = new Set(['m_serve_management', 'btn_serve_delete', 'btn_risk_answer']);

/** Specification §6: an administrator sees every console route but the service companies (they are a customer's). */
export const administratorPermissions: readonly Permission[] = permissions.filter((code) => !ofCustomers.has(code));

/** The fixed set that specification §6 gives a customer. */
export const customerAdministration = [
  'm_device_management',
  'btn_device_role_save',
  'btn_device_role_delete',
  'btn_device_role_edit',
  'm_device_add',
  'm_shift_management',
  'm_serve_management',
  'btn_serve_delete',
  'm_account_management',
  'm_account_list',
  'btn_account_add',
  'btn_account_sub',
  'btn_account_delete',
] as const satisfies readonly Permission[];

/** What a customer needs at its own site, beside the specification's set: reading, and answering its corrective actions. */
export const customerOwnSite = [
  'm_index',
  'm_img_list',
  'm_img_heat',
  'm_service_completed',
  'm_seminar_service_list',
  'btn_export_seminar',
  'btn_risk_answer',
  'm_document_list',
] as const satisfies readonly Permission[];

/** All permissions of a customer account: the fixed set of specification §6, and what it needs at its own site. */
export const customerPermissions: readonly Permission[] = [...customerAdministration, ...customerOwnSite];

/** What service staff hold unless their administrator decides otherwise. */
export const serviceStaffPermissions: readonly Permission[] = [
  'm_index',
  'm_service_undone',
  'm_service_completed',
  'btn_service_execute',
  'btn_leave_apply',
  'm_log_undone',
  'm_log_done',
  'btn_log_save',
  'btn_log_handle',
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
  return codesOf(power).filter((code): code is Permission => isPermission(code) && code !== 'm_serve_management');
}

function codesOf(power: string): string[] {
  const lists = parsed(power);
  return [...codesIn(lists, 'menuList'), ...codesIn(lists, 'btnMap')];
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

/** What decides what a signed-in account may do. */
export interface PowerHolder {
  readonly type: number;
  readonly power: string;
  /** A customer's sub-account holds a part of the customer's permissions. */
  readonly subAccount?: boolean | undefined;
}

/** The permissions of a signed-in account, by the three rules of specification §6. */
export function permissionsOf(user: PowerHolder): readonly Permission[] {
  if (user.type === userTypes.administrator) return administratorPermissions;
  if (user.type !== userTypes.customer) return readPower(user.power);
  if (!user.subAccount) return customerPermissions;
  const held = new Set(codesOf(user.power));
  return customerPermissions.filter((code) => held.has(code));
}

/** Company and customer information (design of the review): nothing submitted, waiting, approved, failed. */
export const reviewStatus = { none: 0, waiting: 1, approved: 2, failed: 3 } as const;
