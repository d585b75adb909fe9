import type { Permission } from 'pest-sdk';
import { type Account, holds, type Right, type Role } from './roles';

/** Who may open a page. */
export interface PageAccess {
  /** Only for signed-in people. `here`: a visitor sees the page, which asks for the login over itself. */
  readonly login: boolean | 'here';
  /** Any one of them opens the page; empty asks for none. */
  readonly permissions: readonly Permission[];
  /** Who may see it at all (specification §6). */
  readonly roles: readonly Role[];
  /** Only in the company that the installation switches contracts and seals on for. */
  readonly contracts?: boolean | undefined;
  /** Only for the administrators of the company that runs the installation. */
  readonly platform?: boolean | undefined;
}

interface PageRow extends PageAccess {
  readonly path: string;
}

const everyone: readonly Role[] = ['admin', 'staff', 'customer'];
const company: readonly Role[] = ['admin', 'staff'];
const leave: readonly Permission[] = ['m_leave_list', 'btn_leave_apply'];

/** Every page there is, in the order of the menu; its screen and title stand in the route table of `app/`. */
const table = [
  open('/'),
  open('/login'),
  open('/404'),
  open('/resetPassword'),
  { path: '/completedCompanyInfo', login: true, permissions: [], roles: company },
  { path: '/completedClientInfo', login: true, permissions: [], roles: ['customer'] },
  { path: '/personalCenter', login: 'here', permissions: [], roles: everyone },
  open('/agreement'),
  open('/terms'),
  open('/privacy'),
  buying('/confirmOrder'),
  buying('/payment'),
  buying('/payFail'),
  buying('/orderStateUnpaid'),
  buying('/orderStateCompleted'),
  buying('/orderStateClosed'),
  buying('/writerInvoice'),
  buying('/downloadContract'),
  buying('/downloadContract1'),
  { path: '/home', login: true, permissions: ['m_index'], roles: everyone },
  { path: '/admin', login: true, permissions: ['m_index'], roles: ['admin'], platform: true },
  { path: '/customer/list', login: true, permissions: ['m_client_list'], roles: company },
  {
    path: '/createCustomer',
    login: true,
    permissions: ['btn_client_add', 'btn_client_create', 'btn_client_edit'],
    roles: company,
  },
  { path: '/detailCustomer', login: true, permissions: ['m_client_list'], roles: company },
  { path: '/deviceLabels', login: true, permissions: ['m_img_list'], roles: company },
  { path: '/imgCustomer', login: true, permissions: ['m_img_list'], roles: everyone },
  { path: '/img', login: true, permissions: ['m_img_list'], roles: everyone },
  { path: '/imgHeat', login: true, permissions: ['m_img_heat'], roles: everyone },
  { path: '/workshop', login: true, permissions: ['m_workshop_list'], roles: company },
  { path: '/serve/list', login: true, permissions: ['m_serve_management'], roles: ['customer'] },
  { path: '/servicePage/undoneList', login: true, permissions: ['m_service_undone'], roles: company },
  { path: '/servicePage/completedList', login: true, permissions: ['m_service_completed'], roles: everyone },
  {
    path: '/servicePage/serverReport',
    login: true,
    permissions: ['m_seminar_service_list', 'm_report_service_list'],
    roles: everyone,
  },
  {
    path: '/servicePage/compareReports',
    login: true,
    permissions: ['m_seminar_service_list', 'm_report_service_list'],
    roles: everyone,
  },
  { path: '/servicePage/newAdd', login: true, permissions: ['m_service_add'], roles: company },
  { path: '/shiftManagement/list', login: true, permissions: ['m_shift_management'], roles: everyone },
  { path: '/shiftManagement/recurring', login: true, permissions: ['m_service_add'], roles: company },
  {
    path: '/servicePage/riskList',
    login: true,
    permissions: ['m_service_undone', 'btn_risk_answer'],
    roles: everyone,
  },
  { path: '/servicePage/questionList', login: true, permissions: ['m_patrol_list'], roles: company },
  { path: '/servicePage/questionAdd', login: true, permissions: ['m_patrol_list'], roles: company },
  {
    path: '/servicePage/detail',
    login: true,
    permissions: ['m_service_undone', 'm_service_completed', 'btn_service_execute'],
    roles: everyone,
  },
  { path: '/servicePage/inspect', login: true, permissions: ['btn_service_execute'], roles: company },
  {
    path: '/myEcharts',
    login: true,
    permissions: ['m_seminar_service_detail', 'btn_export_seminar', 'btn_save_seminar'],
    roles: everyone,
  },
  {
    path: '/serverEcharts',
    login: true,
    permissions: ['m_report_service_list', 'btn_Service_save', 'btn_Service_audit'],
    roles: company,
  },
  { path: '/documents', login: true, permissions: ['m_document_list'], roles: everyone },
  { path: '/inventory/list', login: true, permissions: ['m_mquipment_inventory'], roles: company },
  { path: '/inventory/chemistry', login: true, permissions: ['m_mquipment_chemistry'], roles: company },
  {
    path: '/inventory/count',
    login: true,
    permissions: ['btn_mquipment_replenish', 'btn_chemistry_replenish'],
    roles: company,
  },
  {
    path: '/inventory/balance',
    login: true,
    permissions: ['btn_mquipment_view', 'btn_chemistry_view'],
    roles: company,
  },
  { path: '/device/list', login: true, permissions: ['m_device_management'], roles: everyone },
  {
    path: '/deviceAdd',
    login: true,
    permissions: ['m_device_add', 'btn_device_role_save', 'btn_device_role_edit'],
    roles: everyone,
  },
  { path: '/system/account', login: true, permissions: ['m_account_list'], roles: everyone },
  { path: '/system/settings', login: true, permissions: [], roles: company },
  { path: '/system/partners', login: true, permissions: [], roles: ['admin'] },
  { path: '/system/partner', login: true, permissions: [], roles: ['admin'] },
  { path: '/leave/unList', login: true, permissions: leave, roles: company },
  { path: '/leave/okList', login: true, permissions: leave, roles: company },
  { path: '/leave/errorList', login: true, permissions: leave, roles: company },
  { path: '/contract/sealMange', login: true, permissions: ['m_seal_list'], roles: company, contracts: true },
  { path: '/contract/contractMange', login: true, permissions: ['m_contract_list'], roles: company, contracts: true },
  { path: '/dewormingLog/unLog', login: true, permissions: ['m_log_undone'], roles: company },
  { path: '/dewormingLog/okLog', login: true, permissions: ['m_log_done'], roles: company },
] as const satisfies readonly PageRow[];

/** The addresses there are. */
export type RoutePath = (typeof table)[number]['path'];

export interface Page extends PageAccess {
  readonly path: RoutePath;
}

export const pages: readonly Page[] = table;

export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}

/** The right to open a page, for what stands elsewhere and leads there. */
export function rightTo(path: RoutePath): Right {
  return pageAt(path)?.permissions ?? [];
}

/** Whether an account's role and permissions open a page. */
export function mayOpen(account: Account, page: PageAccess): boolean {
  if (page.contracts && !account.user.contracts) return false;
  if (page.platform && !account.user.platform) return false;
  if (!page.roles.includes(account.role)) return false;
  return page.permissions.length === 0 || holds(account, page.permissions);
}

/** A page anyone may open. */
function open<const Path extends string>(path: Path) {
  return { path, login: false, permissions: [], roles: everyone } as const;
}

/** A page of what a company buys. */
function buying<const Path extends string>(path: Path) {
  return { path, login: 'here', permissions: ['btn_order_save'], roles: company } as const;
}

/** The stock page of a kind of consumables, as an address may name it. */
export function stockPathOf(kind: string | null): '/inventory/chemistry' | '/inventory/list' {
  return kind === 'chemical' ? '/inventory/chemistry' : '/inventory/list';
}
