import type { QueryClient } from '@tanstack/react-query';
import type { Permission } from 'pest-sdk';
import type { IconPath } from 'pest-ui';
import {
  alertIcon,
  calendarIcon,
  checkIcon,
  chemicalIcon,
  closeIcon,
  customerIcon,
  floorPlanIcon,
  globeIcon,
  heatMapIcon,
  homeIcon,
  inboxIcon,
  inventoryIcon,
  lockIcon,
  plusIcon,
  reportIcon,
  sealIcon,
  serviceIcon,
  templateIcon,
  userIcon,
} from 'pest-ui';
import { type ComponentType, lazy } from 'react';
import { type Page, pages, type RoutePath } from '../base/pages';
import type { RouteTitle } from './routes.messages';

/** Around the screen: the public site's header, the console's menu and bar, or nothing. */
export type Layout = 'marketing' | 'bare' | 'console';

export interface MenuPlace {
  readonly icon: IconPath;
  /** The group's title; without one the entry stands by itself. */
  readonly group?: RouteTitle | undefined;
  /** Left out of the menu for holders of this permission, who reach the page from another one. */
  readonly exceptFor?: Permission | undefined;
}

/** A page's component; its code is fetched when it is first shown, or before. */
export type Screen = ComponentType & { readonly fetch: () => Promise<ScreenFile> };

/** What a screen's file says beside its component. */
interface ScreenFile {
  /** Asks what the screen will ask first, for who opens the site at its address: the account is not known yet. */
  readonly ahead?: ((queryClient: QueryClient, address: URLSearchParams) => void) | undefined;
}

/** How a page is shown. */
interface RouteRow {
  readonly layout: Layout;
  readonly title: RouteTitle;
  readonly screen: Screen;
  /** Hidden pages have no place in the menu. */
  readonly menu?: MenuPlace | undefined;
  /** The page above it in the breadcrumb. */
  readonly parent?: RoutePath | undefined;
}

/** A page with who may open it and how it is shown. */
export type PortalRoute = Page & RouteRow;

/** Complete by its type: a path without a row does not compile, and a row without a path neither. */
const table: Readonly<Record<RoutePath, RouteRow>> = {
  '/': {
    layout: 'bare',
    title: 'route.site',
    screen: screen(() => import('./HomeScreen'), 'HomeScreen'),
  },
  '/login': {
    layout: 'bare',
    title: 'route.login',
    screen: screen(() => import('../areas/auth/LoginScreen'), 'LoginScreen'),
  },
  '/404': {
    layout: 'bare',
    title: 'route.notFound',
    screen: screen(() => import('../site/NotFoundPage'), 'NotFoundPage'),
  },
  '/resetPassword': {
    layout: 'marketing',
    title: 'route.resetPassword',
    screen: screen(() => import('../areas/auth/PasswordScreen'), 'PasswordScreen'),
  },
  '/completedCompanyInfo': {
    layout: 'marketing',
    title: 'route.companyInfo',
    screen: screen(() => import('../areas/company/CompanyInfoScreen'), 'CompanyInfoScreen'),
  },
  '/completedClientInfo': {
    layout: 'marketing',
    title: 'route.clientInfo',
    screen: screen(() => import('../areas/customer/CustomerInfoScreen'), 'CustomerInfoScreen'),
  },
  '/personalCenter': {
    layout: 'marketing',
    title: 'route.personalCenter',
    screen: screen(() => import('./PersonalCenterScreen'), 'PersonalCenterScreen'),
  },
  '/agreement': {
    layout: 'marketing',
    title: 'route.agreement',
    screen: screen(() => import('../areas/order/AgreementScreen'), 'AgreementScreen'),
  },
  '/confirmOrder': {
    layout: 'marketing',
    title: 'route.confirmOrder',
    screen: screen(() => import('../areas/order/ConfirmOrderScreen'), 'ConfirmOrderScreen'),
  },
  '/payment': {
    layout: 'marketing',
    title: 'route.payment',
    screen: screen(() => import('../areas/order/PaymentScreen'), 'PaymentScreen'),
  },
  '/payFail': {
    layout: 'marketing',
    title: 'route.payFail',
    screen: screen(() => import('../areas/order/PayFailScreen'), 'PayFailScreen'),
  },
  '/orderStateUnpaid': {
    layout: 'marketing',
    title: 'route.orderUnpaid',
    screen: screen(() => import('../areas/order/OrderStateScreen'), 'UnpaidOrderScreen'),
  },
  '/orderStateCompleted': {
    layout: 'marketing',
    title: 'route.orderCompleted',
    screen: screen(() => import('../areas/order/OrderStateScreen'), 'CompletedOrderScreen'),
  },
  '/orderStateClosed': {
    layout: 'marketing',
    title: 'route.orderClosed',
    screen: screen(() => import('../areas/order/OrderStateScreen'), 'ClosedOrderScreen'),
  },
  '/writerInvoice': {
    layout: 'marketing',
    title: 'route.writeInvoice',
    screen: screen(() => import('../areas/order/InvoiceScreen'), 'InvoiceScreen'),
  },
  '/downloadContract': {
    layout: 'marketing',
    title: 'route.downloadContract',
    screen: screen(() => import('../areas/order/ContractScreen'), 'PlainContractScreen'),
  },
  '/downloadContract1': {
    layout: 'marketing',
    title: 'route.downloadSealed',
    screen: screen(() => import('../areas/order/ContractScreen'), 'SealedContractScreen'),
  },
  '/home': {
    layout: 'console',
    title: 'route.home',
    screen: screen(() => import('../areas/home/HomeScreen'), 'HomeScreen'),
    menu: { icon: homeIcon },
  },
  '/customer/list': {
    layout: 'console',
    title: 'route.customers',
    screen: screen(() => import('../areas/customer/CustomerListScreen'), 'CustomerListScreen'),
    menu: { icon: customerIcon },
  },
  '/createCustomer': {
    layout: 'console',
    title: 'route.createCustomer',
    screen: screen(() => import('../areas/customer/CustomerFormScreen'), 'CustomerFormScreen'),
    parent: '/customer/list',
  },
  '/detailCustomer': {
    layout: 'console',
    title: 'route.customerDetails',
    screen: screen(() => import('../areas/customer/CustomerDetailsScreen'), 'CustomerDetailsScreen'),
    parent: '/customer/list',
  },
  '/deviceLabels': {
    layout: 'console',
    title: 'route.deviceLabels',
    screen: screen(() => import('../areas/customer/labels/LabelsScreen'), 'LabelsScreen'),
    parent: '/customer/list',
  },
  '/imgCustomer': {
    layout: 'console',
    title: 'route.floorPlans',
    screen: screen(() => import('../areas/floor-plan/FloorPlansScreen'), 'FloorPlansScreen'),
    menu: { icon: floorPlanIcon, exceptFor: 'm_client_list' },
    parent: '/customer/list',
  },
  '/img': {
    layout: 'console',
    title: 'route.floorPlan',
    screen: screen(() => import('../areas/device/PlanScreen'), 'PlanScreen'),
    parent: '/imgCustomer',
  },
  '/imgHeat': {
    layout: 'console',
    title: 'route.heatMap',
    screen: screen(() => import('../areas/device/HeatScreen'), 'HeatScreen'),
    menu: { icon: heatMapIcon },
    parent: '/imgCustomer',
  },
  '/workshop': {
    layout: 'console',
    title: 'route.workshops',
    screen: screen(() => import('../areas/workshop/WorkshopsScreen'), 'WorkshopsScreen'),
    parent: '/customer/list',
  },
  '/servicePage/undoneList': {
    layout: 'console',
    title: 'route.undone',
    screen: screen(() => import('../areas/task/plan/UnfinishedScreen'), 'UnfinishedScreen'),
    menu: { icon: serviceIcon, group: 'route.group.services' },
  },
  '/servicePage/completedList': {
    layout: 'console',
    title: 'route.completed',
    screen: screen(() => import('../areas/task/plan/FinishedScreen'), 'FinishedScreen'),
    menu: { icon: checkIcon, group: 'route.group.services' },
  },
  '/servicePage/serverReport': {
    layout: 'console',
    title: 'route.reports',
    screen: screen(() => import('../areas/report/ReportListScreen'), 'ReportListScreen'),
    menu: { icon: reportIcon, group: 'route.group.services' },
  },
  '/servicePage/compareReports': {
    layout: 'console',
    title: 'route.compareReports',
    screen: screen(() => import('../areas/report/CompareScreen'), 'CompareScreen'),
    parent: '/servicePage/serverReport',
  },
  '/servicePage/newAdd': {
    layout: 'console',
    title: 'route.newService',
    screen: screen(() => import('../areas/task/plan/ServiceFormScreen'), 'ServiceFormScreen'),
    menu: { icon: plusIcon, group: 'route.group.services' },
  },
  '/shiftManagement/list': {
    layout: 'console',
    title: 'route.shifts',
    screen: screen(() => import('../areas/task/board/ShiftBoardScreen'), 'ShiftBoardScreen'),
    menu: { icon: calendarIcon, group: 'route.group.services' },
  },
  '/shiftManagement/recurring': {
    layout: 'console',
    title: 'route.recurring',
    screen: screen(() => import('../areas/task/recurring/RecurringScreen'), 'RecurringScreen'),
    parent: '/shiftManagement/list',
  },
  '/servicePage/riskList': {
    layout: 'console',
    title: 'route.risks',
    screen: screen(() => import('../areas/task/register/RiskRegisterScreen'), 'RiskRegisterScreen'),
    menu: { icon: alertIcon, group: 'route.group.services' },
  },
  '/documents': {
    layout: 'console',
    title: 'route.documents',
    screen: screen(() => import('../areas/document/DocumentsScreen'), 'DocumentsScreen'),
    menu: { icon: inboxIcon, group: 'route.group.services' },
  },
  '/servicePage/questionList': {
    layout: 'console',
    title: 'route.templates',
    screen: screen(() => import('../areas/template/TemplateListScreen'), 'TemplateListScreen'),
    menu: { icon: templateIcon, group: 'route.group.services' },
  },
  '/servicePage/questionAdd': {
    layout: 'console',
    title: 'route.editTemplate',
    screen: screen(() => import('../areas/template/TemplateEditScreen'), 'TemplateEditScreen'),
    parent: '/servicePage/questionList',
  },
  '/servicePage/detail': {
    layout: 'console',
    title: 'route.serviceDetail',
    screen: screen(() => import('../areas/task/details/ServiceDetailScreen'), 'ServiceDetailScreen'),
    parent: '/servicePage/undoneList',
  },
  '/servicePage/inspect': {
    layout: 'console',
    title: 'route.inspect',
    screen: screen(() => import('../areas/task/sheet/InspectScreen'), 'InspectScreen'),
    parent: '/servicePage/undoneList',
  },
  '/myEcharts': {
    layout: 'console',
    title: 'route.editReport',
    screen: screen(() => import('../areas/report/ReportScreen'), 'ReportScreen'),
    parent: '/servicePage/serverReport',
  },
  '/serverEcharts': {
    layout: 'console',
    title: 'route.briefing',
    screen: screen(() => import('../areas/report/ReportScreen'), 'ReportScreen'),
    parent: '/servicePage/serverReport',
  },
  '/serve/list': {
    layout: 'console',
    title: 'route.serviceCompanies',
    screen: screen(() => import('../areas/service-company/ServiceCompaniesScreen'), 'ServiceCompaniesScreen'),
    menu: { icon: customerIcon },
  },
  '/inventory/list': {
    layout: 'console',
    title: 'route.physicalStock',
    screen: screen(() => import('../areas/stock/StockScreen'), 'PhysicalStockScreen'),
    menu: { icon: inventoryIcon, group: 'route.group.inventory' },
  },
  '/inventory/chemistry': {
    layout: 'console',
    title: 'route.chemicalStock',
    screen: screen(() => import('../areas/stock/StockScreen'), 'ChemicalStockScreen'),
    menu: { icon: chemicalIcon, group: 'route.group.inventory' },
  },
  '/inventory/count': {
    layout: 'console',
    title: 'route.stockTake',
    screen: screen(() => import('../areas/stock/StockTakeScreen'), 'StockTakeScreen'),
    parent: '/inventory/list',
  },
  '/inventory/balance': {
    layout: 'console',
    title: 'route.stockBalance',
    screen: screen(() => import('../areas/stock/BalanceScreen'), 'BalanceScreen'),
    parent: '/inventory/list',
  },
  '/device/list': {
    layout: 'console',
    title: 'route.deviceRoles',
    screen: screen(() => import('../areas/device-role/DeviceRolesScreen'), 'DeviceRolesScreen'),
    menu: { icon: lockIcon, group: 'route.group.system' },
  },
  '/deviceAdd': {
    layout: 'console',
    title: 'route.editDeviceRole',
    screen: screen(() => import('../areas/device-role/DeviceRoleScreen'), 'DeviceRoleScreen'),
    parent: '/device/list',
  },
  '/system/account': {
    layout: 'console',
    title: 'route.accounts',
    screen: screen(() => import('../areas/account/AccountsScreen'), 'AccountsScreen'),
    menu: { icon: userIcon, group: 'route.group.system' },
  },
  '/system/partners': {
    layout: 'console',
    title: 'route.partners',
    screen: screen(() => import('../areas/embed/PartnersScreen'), 'PartnersScreen'),
    menu: { icon: globeIcon, group: 'route.group.system' },
  },
  '/leave/unList': {
    layout: 'console',
    title: 'route.leaveWaiting',
    screen: screen(() => import('../areas/leave/LeaveScreen'), 'WaitingLeaveScreen'),
    menu: { icon: calendarIcon, group: 'route.group.leave' },
  },
  '/leave/okList': {
    layout: 'console',
    title: 'route.leaveApproved',
    screen: screen(() => import('../areas/leave/LeaveScreen'), 'ApprovedLeaveScreen'),
    menu: { icon: checkIcon, group: 'route.group.leave' },
  },
  '/leave/errorList': {
    layout: 'console',
    title: 'route.leaveRefused',
    screen: screen(() => import('../areas/leave/LeaveScreen'), 'RefusedLeaveScreen'),
    menu: { icon: closeIcon, group: 'route.group.leave' },
  },
  '/contract/sealMange': {
    layout: 'console',
    title: 'route.seals',
    screen: screen(() => import('../areas/seal/SealsScreen'), 'SealsScreen'),
    menu: { icon: sealIcon, group: 'route.group.contracts' },
  },
  '/contract/contractMange': {
    layout: 'console',
    title: 'route.contracts',
    screen: screen(() => import('../areas/contract/ContractsScreen'), 'ContractsScreen'),
    menu: { icon: reportIcon, group: 'route.group.contracts' },
  },
  '/dewormingLog/unLog': {
    layout: 'console',
    title: 'route.logsUnhandled',
    screen: screen(() => import('../areas/pest-log/PestLogsScreen'), 'UnhandledLogsScreen'),
    menu: { icon: alertIcon, group: 'route.group.logs' },
  },
  '/dewormingLog/okLog': {
    layout: 'console',
    title: 'route.logsHandled',
    screen: screen(() => import('../areas/pest-log/PestLogsScreen'), 'HandledLogsScreen'),
    menu: { icon: checkIcon, group: 'route.group.logs' },
  },
  '/admin': {
    layout: 'console',
    title: 'route.platform',
    screen: screen(() => import('../areas/platform/PlatformScreen'), 'PlatformScreen'),
    menu: { icon: globeIcon },
  },
};

/** In the order of `pages`, which is the menu's. */
export const routes: readonly PortalRoute[] = pages.map((page) => ({ ...page, ...table[page.path] }));

export function routeAt(path: string): PortalRoute | undefined {
  return routes.find((route) => route.path === path);
}

/** One of the components of a file. That it is named beside the import spares what the build would write for each. */
function screen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>> & ScreenFile>,
  name: Name,
): Screen {
  return Object.assign(
    lazy(async () => {
      const component: ComponentType = (await load())[name];
      return { default: component };
    }),
    { fetch: load },
  );
}
