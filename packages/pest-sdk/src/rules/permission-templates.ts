import type { Words } from '../language/language';
import { administratorPermissions, customerOwnSite, type Permission, serviceStaffPermissions } from './permissions';

/** A usual set of permissions to begin with. */
export interface PermissionTemplate {
  readonly id: string;
  readonly name: Words;
  /** Whose accounts it is for; a customer's are its sub-accounts. */
  readonly audience: 'service' | 'management' | 'customer';
  readonly codes: readonly Permission[];
}

const readsSites = ['m_client_list', 'm_img_list', 'm_img_heat', 'm_workshop_list'] as const;
const readsServices = ['m_service_undone', 'm_service_completed'] as const;

/** Sets that a company begins with; an account may differ from its template in any code. */
export const permissionTemplates: readonly PermissionTemplate[] = [
  {
    id: 'technician',
    name: { zh: '标准', en: 'Standard' },
    audience: 'service',
    codes: serviceStaffPermissions,
  },
  {
    id: 'leadTechnician',
    name: { zh: '组长', en: 'Lead' },
    audience: 'service',
    codes: [
      ...serviceStaffPermissions,
      'btn_save_seminar',
      'm_seminar_service_detail',
      'm_mquipment_inventory',
      'btn_mquipment_view',
      'm_mquipment_chemistry',
      'btn_chemistry_view',
    ],
  },
  {
    id: 'scheduler',
    name: { zh: '排班主管', en: 'Scheduler' },
    audience: 'management',
    codes: [
      'm_index',
      ...readsSites,
      ...readsServices,
      'm_service_add',
      'btn_service_assign',
      'btn_service_delete',
      'm_shift_management',
      'm_leave_list',
      'btn_leave_audit',
      'btn_leave_apply',
    ],
  },
  {
    id: 'stockKeeper',
    name: { zh: '库存管理员', en: 'Stock keeper' },
    audience: 'management',
    codes: [
      'm_index',
      'm_mquipment_inventory',
      'btn_mquipment_view',
      'btn_mquipment_replenish',
      'btn_mquipment_warning',
      'btn_mquipment_save',
      'm_mquipment_chemistry',
      'btn_chemistry_view',
      'btn_chemistry_replenish',
      'btn_chemistry_warning',
      'btn_chemistry_save',
      'btn_chemistry_edit',
      'btn_leave_apply',
    ],
  },
  {
    id: 'reviewer',
    name: { zh: '审核主管', en: 'Reviewer' },
    audience: 'management',
    codes: [
      'm_index',
      ...readsSites,
      ...readsServices,
      'btn_service_review',
      'm_seminar_service_list',
      'm_seminar_service_detail',
      'btn_save_seminar',
      'btn_audit_seminar',
      'btn_export_seminar',
      'm_report_service_list',
      'btn_Service_save',
      'btn_Service_audit',
      'btn_leave_apply',
    ],
  },
  {
    id: 'customerManager',
    name: { zh: '客户经理', en: 'Customer manager' },
    audience: 'management',
    codes: [
      'm_index',
      ...readsSites,
      'btn_client_add',
      'btn_client_create',
      'btn_client_edit',
      'btn_client_bind',
      'btn_img_save',
      'btn_device_add',
      'btn_device_edit',
      'btn_workshop_save',
      ...readsServices,
      'm_seminar_service_list',
      'btn_export_seminar',
      'btn_leave_apply',
    ],
  },
  {
    id: 'everything',
    name: { zh: '全部权限', en: 'Everything' },
    audience: 'management',
    codes: administratorPermissions,
  },
  {
    id: 'siteReader',
    name: { zh: '只读本场所', en: 'Reads the site' },
    audience: 'customer',
    codes: customerOwnSite,
  },
  {
    id: 'siteManager',
    name: { zh: '场所管理', en: 'Site manager' },
    audience: 'customer',
    codes: [
      ...customerOwnSite,
      'm_device_management',
      'btn_device_role_save',
      'btn_device_role_edit',
      'btn_device_role_delete',
      'm_device_add',
      'm_serve_management',
    ],
  },
];
