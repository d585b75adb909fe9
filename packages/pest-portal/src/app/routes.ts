import type { Permission } from 'pest-sdk';
import type { IconName } from 'pest-ui';
import { type ComponentType, lazy } from 'react';
import type { Role } from './roles';
import type { RouteTitle } from './routes.messages';

/** Around the screen: the public site's header, the console's menu and bar, or nothing. */
export type Layout = 'marketing' | 'bare' | 'console';

export interface MenuPlace {
  readonly icon: IconName;
  /** The group's title; without one the entry stands by itself. */
  readonly group?: RouteTitle;
  /** Left out of the menu for holders of this permission, who reach the page from another one. */
  readonly exceptFor?: Permission;
}

export interface PortalRoute {
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
  readonly screen: ComponentType;
}

const everyone: readonly Role[] = ['admin', 'staff', 'customer'];
const company: readonly Role[] = ['admin', 'staff'];

/** Every page there is, in the order of the menu. A page that is not listed does not exist: its address leads to /404. */
export const routes: readonly PortalRoute[] = [
  open('/', 'marketing', 'route.site', async () => (await import('../site/HomePage')).HomePage),
  open('/login', 'bare', 'route.login', async () => (await import('../areas/auth/LoginScreen')).LoginScreen),
  open('/404', 'bare', 'route.notFound', async () => (await import('../site/NotFoundPage')).NotFoundPage),
  {
    ...open(
      '/completedCompanyInfo',
      'marketing',
      'route.companyInfo',
      async () => (await import('../areas/auth/ReviewStateScreen')).ReviewStateScreen,
    ),
    login: true,
    roles: company,
  },
  {
    ...open(
      '/completedClientInfo',
      'marketing',
      'route.clientInfo',
      async () => (await import('../areas/auth/ReviewStateScreen')).ReviewStateScreen,
    ),
    login: true,
    roles: ['customer'],
  },
  {
    ...page('/home', 'route.home', async () => (await import('../areas/home/HomeScreen')).HomeScreen),
    permissions: ['m_index'],
    menu: { icon: 'home' },
  },
  {
    ...page(
      '/customer/list',
      'route.customers',
      async () => (await import('../areas/customer/CustomerListScreen')).CustomerListScreen,
    ),
    permissions: ['m_client_list'],
    roles: company,
    menu: { icon: 'customer' },
  },
  {
    ...page(
      '/createCustomer',
      'route.createCustomer',
      async () => (await import('../areas/customer/CustomerFormScreen')).CustomerFormScreen,
    ),
    permissions: ['btn_client_create', 'btn_client_edit'],
    roles: company,
    parent: '/customer/list',
  },
  {
    ...page(
      '/detailCustomer',
      'route.customerDetails',
      async () => (await import('../areas/customer/CustomerDetailsScreen')).CustomerDetailsScreen,
    ),
    permissions: ['m_client_list'],
    roles: company,
    parent: '/customer/list',
  },
  {
    ...page(
      '/imgCustomer',
      'route.floorPlans',
      async () => (await import('../areas/floor-plan/FloorPlansScreen')).FloorPlansScreen,
    ),
    permissions: ['m_img_list'],
    parent: '/customer/list',
    menu: { icon: 'floorPlan', exceptFor: 'm_client_list' },
  },
  {
    ...page('/img', 'route.floorPlan', async () => (await import('../areas/device/PlanScreen')).PlanScreen),
    permissions: ['m_img_list'],
    parent: '/imgCustomer',
  },
  {
    ...page('/imgHeat', 'route.heatMap', async () => (await import('../areas/device/HeatScreen')).HeatScreen),
    permissions: ['m_img_heat'],
    parent: '/imgCustomer',
    menu: { icon: 'heatMap', exceptFor: 'm_client_list' },
  },
  {
    ...page(
      '/workshop',
      'route.workshops',
      async () => (await import('../areas/workshop/WorkshopsScreen')).WorkshopsScreen,
    ),
    permissions: ['m_workshop_list'],
    roles: company,
    parent: '/customer/list',
  },
  {
    ...page(
      '/servicePage/undoneList',
      'route.undone',
      async () => (await import('../areas/task/UnfinishedScreen')).UnfinishedScreen,
    ),
    permissions: ['m_service_undone'],
    roles: company,
    menu: { icon: 'service', group: 'route.group.services' },
  },
  {
    ...page(
      '/servicePage/completedList',
      'route.completed',
      async () => (await import('../areas/task/FinishedScreen')).FinishedScreen,
    ),
    permissions: ['m_service_completed'],
    menu: { icon: 'check', group: 'route.group.services' },
  },
  {
    ...page(
      '/servicePage/serverReport',
      'route.reports',
      async () => (await import('../areas/report/ReportListScreen')).ReportListScreen,
    ),
    permissions: ['m_seminar_service_list', 'm_report_service_list'],
    menu: { icon: 'report', group: 'route.group.services' },
  },
  {
    ...page(
      '/servicePage/newAdd',
      'route.newService',
      async () => (await import('../areas/task/ServiceFormScreen')).ServiceFormScreen,
    ),
    permissions: ['m_service_add'],
    roles: company,
    menu: { icon: 'plus', group: 'route.group.services' },
  },
  {
    ...page(
      '/servicePage/questionList',
      'route.templates',
      async () => (await import('../areas/template/TemplateListScreen')).TemplateListScreen,
    ),
    permissions: ['m_patrol_list'],
    roles: company,
    menu: { icon: 'template', group: 'route.group.services' },
  },
  {
    ...page(
      '/servicePage/questionAdd',
      'route.editTemplate',
      async () => (await import('../areas/template/TemplateEditScreen')).TemplateEditScreen,
    ),
    permissions: ['m_patrol_list'],
    roles: company,
    parent: '/servicePage/questionList',
  },
  {
    ...page(
      '/servicePage/detail',
      'route.serviceDetail',
      async () => (await import('../areas/task/ServiceDetailScreen')).ServiceDetailScreen,
    ),
    permissions: ['m_service_undone', 'm_service_completed', 'btn_service_execute'],
    parent: '/servicePage/undoneList',
  },
  {
    ...page(
      '/servicePage/inspect',
      'route.inspect',
      async () => (await import('../areas/inspection/InspectScreen')).InspectScreen,
    ),
    permissions: ['btn_service_execute'],
    roles: company,
    parent: '/servicePage/undoneList',
  },
  {
    ...page('/myEcharts', 'route.editReport', async () => (await import('../areas/report/ReportScreen')).ReportScreen),
    permissions: ['m_seminar_service_detail', 'btn_export_seminar', 'btn_save_seminar'],
    parent: '/servicePage/serverReport',
  },
  {
    ...page(
      '/serverEcharts',
      'route.briefing',
      async () => (await import('../areas/report/ReportScreen')).ReportScreen,
    ),
    permissions: ['m_report_service_list', 'btn_Service_save', 'btn_Service_audit'],
    roles: company,
    parent: '/servicePage/serverReport',
  },
  {
    ...page(
      '/inventory/list',
      'route.physicalStock',
      async () => (await import('../areas/stock/StockScreen')).PhysicalStockScreen,
    ),
    permissions: ['m_mquipment_inventory'],
    roles: company,
    menu: { icon: 'inventory', group: 'route.group.inventory' },
  },
  {
    ...page(
      '/inventory/chemistry',
      'route.chemicalStock',
      async () => (await import('../areas/stock/StockScreen')).ChemicalStockScreen,
    ),
    permissions: ['m_mquipment_chemistry'],
    roles: company,
    menu: { icon: 'chemical', group: 'route.group.inventory' },
  },
];

export function routeAt(path: string): PortalRoute | undefined {
  return routes.find((route) => route.path === path);
}

type Load = () => Promise<ComponentType>;

/** A page anyone may open. */
function open(path: string, layout: Layout, title: RouteTitle, load: Load): PortalRoute {
  return { path, layout, title, login: false, permissions: [], roles: everyone, screen: screen(load) };
}

/** A page of the console. */
function page(path: string, title: RouteTitle, load: Load): PortalRoute {
  return { path, layout: 'console', title, login: true, permissions: [], roles: everyone, screen: screen(load) };
}

function screen(load: Load): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
