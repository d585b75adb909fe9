import type { Permission } from 'pest-sdk';
import type { IconPath } from 'pest-ui';
import {
  checkIcon,
  chemicalIcon,
  customerIcon,
  floorPlanIcon,
  heatMapIcon,
  homeIcon,
  inventoryIcon,
  plusIcon,
  reportIcon,
  serviceIcon,
  templateIcon,
} from 'pest-ui';
import type { Role } from '../base/roles';
import type { RouteTitle } from './routes.messages';

/** Around the screen: the public site's header, the console's menu and bar, or nothing. */
export type Layout = 'marketing' | 'bare' | 'console';

export interface MenuPlace {
  readonly icon: IconPath;
  /** The group's title; without one the entry stands by itself. */
  readonly group?: RouteTitle;
  /** Left out of the menu for holders of this permission, who reach the page from another one. */
  readonly exceptFor?: Permission;
}

export interface RouteRow {
  readonly path: string;
  readonly layout: Layout;
  readonly title: RouteTitle;
  /** Only for signed-in people. */
  readonly login: boolean;
  /** Any one of them opens the page; empty asks for none. */
  readonly permissions: readonly Permission[];
  /** Who may see it at all (specification §6). */
  readonly roles: readonly Role[];
  /** Hidden pages have no place in the menu. */
  readonly menu?: MenuPlace;
  /** The page above it in the breadcrumb. */
  readonly parent?: string;
}

const everyone: readonly Role[] = ['admin', 'staff', 'customer'];
const company: readonly Role[] = ['admin', 'staff'];

/** Every page there is, in the order of the menu. A page that is not listed does not exist: its address leads to /404. */
const table = [
  open('/', 'marketing', 'route.site'),
  open('/login', 'bare', 'route.login'),
  open('/404', 'bare', 'route.notFound'),
  {
    ...open('/completedCompanyInfo', 'marketing', 'route.companyInfo'),
    login: true,
    roles: company,
  },
  {
    ...open('/completedClientInfo', 'marketing', 'route.clientInfo'),
    login: true,
    roles: ['customer'],
  },
  {
    ...page('/home', 'route.home'),
    permissions: ['m_index'],
    menu: { icon: homeIcon },
  },
  {
    ...page('/customer/list', 'route.customers'),
    permissions: ['m_client_list'],
    roles: company,
    menu: { icon: customerIcon },
  },
  {
    ...page('/createCustomer', 'route.createCustomer'),
    permissions: ['btn_client_create', 'btn_client_edit'],
    roles: company,
    parent: '/customer/list',
  },
  {
    ...page('/detailCustomer', 'route.customerDetails'),
    permissions: ['m_client_list'],
    roles: company,
    parent: '/customer/list',
  },
  {
    ...page('/imgCustomer', 'route.floorPlans'),
    permissions: ['m_img_list'],
    parent: '/customer/list',
    menu: { icon: floorPlanIcon, exceptFor: 'm_client_list' },
  },
  {
    ...page('/img', 'route.floorPlan'),
    permissions: ['m_img_list'],
    parent: '/imgCustomer',
  },
  {
    ...page('/imgHeat', 'route.heatMap'),
    permissions: ['m_img_heat'],
    parent: '/imgCustomer',
    menu: { icon: heatMapIcon, exceptFor: 'm_client_list' },
  },
  {
    ...page('/workshop', 'route.workshops'),
    permissions: ['m_workshop_list'],
    roles: company,
    parent: '/customer/list',
  },
  {
    ...page('/servicePage/undoneList', 'route.undone'),
    permissions: ['m_service_undone'],
    roles: company,
    menu: { icon: serviceIcon, group: 'route.group.services' },
  },
  {
    ...page('/servicePage/completedList', 'route.completed'),
    permissions: ['m_service_completed'],
    menu: { icon: checkIcon, group: 'route.group.services' },
  },
  {
    ...page('/servicePage/serverReport', 'route.reports'),
    permissions: ['m_seminar_service_list', 'm_report_service_list'],
    menu: { icon: reportIcon, group: 'route.group.services' },
  },
  {
    ...page('/servicePage/newAdd', 'route.newService'),
    permissions: ['m_service_add'],
    roles: company,
    menu: { icon: plusIcon, group: 'route.group.services' },
  },
  {
    ...page('/servicePage/questionList', 'route.templates'),
    permissions: ['m_patrol_list'],
    roles: company,
    menu: { icon: templateIcon, group: 'route.group.services' },
  },
  {
    ...page('/servicePage/questionAdd', 'route.editTemplate'),
    permissions: ['m_patrol_list'],
    roles: company,
    parent: '/servicePage/questionList',
  },
  {
    ...page('/servicePage/detail', 'route.serviceDetail'),
    permissions: ['m_service_undone', 'm_service_completed', 'btn_service_execute'],
    parent: '/servicePage/undoneList',
  },
  {
    ...page('/servicePage/inspect', 'route.inspect'),
    permissions: ['btn_service_execute'],
    roles: company,
    parent: '/servicePage/undoneList',
  },
  {
    ...page('/myEcharts', 'route.editReport'),
    permissions: ['m_seminar_service_detail', 'btn_export_seminar', 'btn_save_seminar'],
    parent: '/servicePage/serverReport',
  },
  {
    ...page('/serverEcharts', 'route.briefing'),
    permissions: ['m_report_service_list', 'btn_Service_save', 'btn_Service_audit'],
    roles: company,
    parent: '/servicePage/serverReport',
  },
  {
    ...page('/inventory/list', 'route.physicalStock'),
    permissions: ['m_mquipment_inventory'],
    roles: company,
    menu: { icon: inventoryIcon, group: 'route.group.inventory' },
  },
  {
    ...page('/inventory/chemistry', 'route.chemicalStock'),
    permissions: ['m_mquipment_chemistry'],
    roles: company,
    menu: { icon: chemicalIcon, group: 'route.group.inventory' },
  },
] as const satisfies readonly RouteRow[];

/** The addresses there are; each has its screen in `screens.ts`. */
export type RoutePath = (typeof table)[number]['path'];
export interface PortalRoute extends RouteRow {
  readonly path: RoutePath;
}
export const routes: readonly PortalRoute[] = table;

export function routeAt(path: string): PortalRoute | undefined {
  return routes.find((route) => route.path === path);
}

/** A page anyone may open. */
function open<const Path extends string>(path: Path, layout: Layout, title: RouteTitle) {
  return { path, layout, title, login: false, permissions: [], roles: everyone } as const;
}

/** A page of the console. */
function page<const Path extends string>(path: Path, title: RouteTitle) {
  return { path, layout: 'console', title, login: true, permissions: [], roles: everyone } as const;
}
