import type { QueryClient } from '@tanstack/react-query';
import type { TodayData } from 'pest-sdk';
import type { IconPath } from 'pest-ui';
import {
  bugIcon,
  calendarCheckIcon,
  calendarCrossIcon,
  calendarIcon,
  checkIcon,
  chemicalIcon,
  clockIcon,
  customerIcon,
  type Fetched,
  fetchCode,
  fetched,
  filterIcon,
  flagIcon,
  floorPlanIcon,
  folderIcon,
  globeIcon,
  heatMapIcon,
  historyIcon,
  homeIcon,
  inventoryIcon,
  lockIcon,
  plusIcon,
  reportIcon,
  sealIcon,
  serviceIcon,
  shareIcon,
  signIcon,
  templateIcon,
  userIcon,
} from 'pest-ui';
import type { OpenedPage } from '../base/opened-page';
import type { FreePath } from '../base/page-queries';
import { type Page, pages, type RoutePath, stockPathOf } from '../base/pages';
import type { RouteTitle } from './routes.messages';

/** Around the screen: the public site's header, the console's menu and bar, or nothing. */
export type Layout = 'marketing' | 'bare' | 'console';

export interface MenuPlace {
  readonly icon: IconPath;
  /** What waits behind it. */
  readonly count?: keyof Omit<TodayData, 'day'> | undefined;
  /** The group's title; without one the entry stands by itself. */
  readonly group?: RouteTitle | undefined;
  /** Left out of the menu for holders of this permission, who reach the page from another one. */
  readonly exceptFor?: RoutePath | undefined;
}

/** How a page is shown. */
interface RouteRow {
  readonly layout: Layout;
  readonly title: RouteTitle;
  readonly screen: Fetched;
  /** Hidden pages have no place in the menu. */
  readonly menu?: MenuPlace | undefined;
  /** Asks for what the page shows first, before it is drawn; who asks may not be known yet. */
  readonly ask?: ((queryClient: QueryClient, page: OpenedPage) => Promise<unknown>) | undefined;
  /** What is typed outlives the tab: at a site a phone ends one when it likes. */
  readonly lastingDrafts?: boolean | undefined;
  /** The page above it in the breadcrumb, which may depend on what is asked for. */
  readonly parent?: FreePath | ((query: URLSearchParams) => FreePath) | undefined;
}

/** A page with who may open it and how it is shown. */
export type PortalRoute = Page & RouteRow;

/** A page that needs to know more than its path has no place in the menu. */
type RowOf<Path extends RoutePath> = Path extends FreePath ? RouteRow : Omit<RouteRow, 'menu'>;

const stockListOf = (query: URLSearchParams) => stockPathOf(query.get('kind'));

/** Complete by its type: a path without a row does not compile, and a row without a path neither. */
const table: { readonly [Path in RoutePath]: RowOf<Path> } = {
  '/': {
    layout: 'bare',
    title: 'route.site',
    screen: fetched(() => import('./PublicHomeScreen'), 'PublicHomeScreen'),
  },
  '/login': {
    layout: 'bare',
    title: 'route.login',
    screen: fetched(() => import('../areas/auth/LoginScreen'), 'LoginScreen'),
  },
  '/404': {
    layout: 'bare',
    title: 'route.notFound',
    screen: fetched(() => import('../public/NotFoundPage'), 'NotFoundPage'),
  },
  '/resetPassword': {
    layout: 'marketing',
    title: 'route.resetPassword',
    screen: fetched(() => import('../areas/auth/PasswordScreen'), 'PasswordScreen'),
  },
  '/completedCompanyInfo': {
    layout: 'marketing',
    title: 'route.companyInfo',
    screen: fetched(() => import('../areas/company/CompanyInfoScreen'), 'CompanyInfoScreen'),
  },
  '/completedClientInfo': {
    layout: 'marketing',
    title: 'route.clientInfo',
    screen: fetched(() => import('../areas/customer/CustomerInfoScreen'), 'CustomerInfoScreen'),
  },
  '/personalCenter': {
    layout: 'marketing',
    title: 'route.personalCenter',
    screen: fetched(() => import('./PersonalCenterScreen'), 'PersonalCenterScreen'),
  },
  '/agreement': {
    layout: 'marketing',
    title: 'route.agreement',
    screen: fetched(() => import('../areas/order/AgreementScreen'), 'AgreementScreen'),
  },
  '/terms': {
    layout: 'marketing',
    title: 'route.terms',
    screen: fetched(() => import('../areas/order/TermsScreen'), 'TermsScreen'),
  },
  '/privacy': {
    layout: 'marketing',
    title: 'route.privacy',
    screen: fetched(() => import('../areas/order/PrivacyScreen'), 'PrivacyScreen'),
  },
  '/confirmOrder': {
    layout: 'marketing',
    title: 'route.confirmOrder',
    screen: fetched(() => import('../areas/order/ConfirmOrderScreen'), 'ConfirmOrderScreen'),
  },
  '/payment': {
    layout: 'marketing',
    title: 'route.payment',
    screen: fetched(() => import('../areas/order/PaymentScreen'), 'PaymentScreen'),
  },
  '/payFail': {
    layout: 'marketing',
    title: 'route.payFail',
    screen: fetched(() => import('../areas/order/PayFailScreen'), 'PayFailScreen'),
  },
  '/orderStateUnpaid': {
    layout: 'marketing',
    title: 'route.orderUnpaid',
    screen: fetched(() => import('../areas/order/OrderStateScreen'), 'UnpaidOrderScreen'),
  },
  '/orderStateCompleted': {
    layout: 'marketing',
    title: 'route.orderCompleted',
    screen: fetched(() => import('../areas/order/OrderStateScreen'), 'CompletedOrderScreen'),
  },
  '/orderStateClosed': {
    layout: 'marketing',
    title: 'route.orderClosed',
    screen: fetched(() => import('../areas/order/OrderStateScreen'), 'ClosedOrderScreen'),
  },
  '/writerInvoice': {
    layout: 'marketing',
    title: 'route.writeInvoice',
    screen: fetched(() => import('../areas/order/InvoiceScreen'), 'InvoiceScreen'),
  },
  '/downloadContract': {
    layout: 'marketing',
    title: 'route.downloadContract',
    screen: fetched(() => import('../areas/order/ContractScreen'), 'PlainContractScreen'),
  },
  '/downloadContract1': {
    layout: 'marketing',
    title: 'route.downloadSealed',
    screen: fetched(() => import('../areas/order/ContractScreen'), 'SealedContractScreen'),
  },
  '/home': {
    layout: 'console',
    title: 'route.home',
    screen: fetched(() => import('../areas/home/HomeScreen'), 'HomeScreen'),
    ask: async (...opened) => (await fetchCode(() => import('../areas/home/ask-home'), 'askHome'))(...opened),
    menu: { icon: homeIcon },
  },
  '/customer/list': {
    layout: 'console',
    title: 'route.customers',
    screen: fetched(() => import('../areas/customer/CustomerListScreen'), 'CustomerListScreen'),
    menu: { icon: customerIcon },
  },
  '/createCustomer': {
    layout: 'console',
    title: 'route.createCustomer',
    screen: fetched(() => import('../areas/customer/CustomerFormScreen'), 'CustomerFormScreen'),
    parent: '/customer/list',
  },
  '/detailCustomer': {
    layout: 'console',
    title: 'route.customerDetails',
    screen: fetched(() => import('../areas/customer/CustomerDetailsScreen'), 'CustomerDetailsScreen'),
    parent: '/customer/list',
  },
  '/deviceLabels': {
    layout: 'console',
    title: 'route.deviceLabels',
    screen: fetched(() => import('../areas/customer/labels/LabelsScreen'), 'LabelsScreen'),
    parent: '/customer/list',
  },
  '/imgCustomer': {
    layout: 'console',
    title: 'route.floorPlans',
    screen: fetched(() => import('../areas/floor-plan/FloorPlansScreen'), 'FloorPlansScreen'),
    menu: { icon: floorPlanIcon, exceptFor: '/customer/list' },
    parent: '/customer/list',
  },
  '/img': {
    layout: 'console',
    title: 'route.floorPlan',
    screen: fetched(() => import('../areas/device/PlanScreen'), 'PlanScreen'),
    parent: '/imgCustomer',
  },
  '/imgHeat': {
    layout: 'console',
    title: 'route.heatMap',
    screen: fetched(() => import('../areas/device/HeatScreen'), 'HeatScreen'),
    menu: { icon: heatMapIcon },
    parent: '/imgCustomer',
  },
  '/workshop': {
    layout: 'console',
    title: 'route.workshops',
    screen: fetched(() => import('../areas/workshop/WorkshopsScreen'), 'WorkshopsScreen'),
    parent: '/customer/list',
  },
  '/servicePage/undoneList': {
    layout: 'console',
    title: 'route.undone',
    screen: fetched(() => import('../areas/task/plan/UnfinishedScreen'), 'UnfinishedScreen'),
    menu: { icon: serviceIcon, count: 'servicesOpen', group: 'route.group.services' },
  },
  '/servicePage/completedList': {
    layout: 'console',
    title: 'route.completed',
    screen: fetched(() => import('../areas/task/plan/FinishedScreen'), 'FinishedScreen'),
    menu: { icon: checkIcon, group: 'route.group.services' },
  },
  '/servicePage/serverReport': {
    layout: 'console',
    title: 'route.reports',
    screen: fetched(() => import('../areas/report/ReportListScreen'), 'ReportListScreen'),
    menu: { icon: reportIcon, count: 'reportsPendingReview', group: 'route.group.services' },
  },
  '/servicePage/compareReports': {
    layout: 'console',
    title: 'route.compareReports',
    screen: fetched(() => import('../areas/report/CompareScreen'), 'CompareScreen'),
    parent: '/servicePage/serverReport',
  },
  '/servicePage/newAdd': {
    layout: 'console',
    title: 'route.newService',
    screen: fetched(() => import('../areas/task/plan/ServiceFormScreen'), 'ServiceFormScreen'),
    menu: { icon: plusIcon, group: 'route.group.services' },
  },
  '/shiftManagement/list': {
    layout: 'console',
    title: 'route.shifts',
    screen: fetched(() => import('../areas/schedule/board/ShiftBoardScreen'), 'ShiftBoardScreen'),
    menu: { icon: calendarIcon, count: 'unallocated', group: 'route.group.services' },
  },
  '/shiftManagement/recurring': {
    layout: 'console',
    title: 'route.recurring',
    screen: fetched(() => import('../areas/schedule/recurring/RecurringScreen'), 'RecurringScreen'),
    parent: '/shiftManagement/list',
  },
  '/servicePage/riskList': {
    layout: 'console',
    title: 'route.risks',
    screen: fetched(() => import('../areas/risk/register/RiskRegisterScreen'), 'RiskRegisterScreen'),
    menu: { icon: flagIcon, count: 'openRisks', group: 'route.group.services' },
  },
  '/documents': {
    layout: 'console',
    title: 'route.documents',
    screen: fetched(() => import('../areas/document/DocumentsScreen'), 'DocumentsScreen'),
    menu: { icon: folderIcon, group: 'route.group.services' },
  },
  '/servicePage/questionList': {
    layout: 'console',
    title: 'route.templates',
    screen: fetched(() => import('../areas/template/TemplateListScreen'), 'TemplateListScreen'),
    menu: { icon: templateIcon, group: 'route.group.services' },
  },
  '/servicePage/questionAdd': {
    layout: 'console',
    title: 'route.editTemplate',
    screen: fetched(() => import('../areas/template/TemplateEditScreen'), 'TemplateEditScreen'),
    parent: '/servicePage/questionList',
  },
  '/servicePage/detail': {
    layout: 'console',
    title: 'route.serviceDetail',
    screen: fetched(() => import('../areas/task/details/ServiceDetailScreen'), 'ServiceDetailScreen'),
    parent: (query) => (query.get('list') === 'completed' ? '/servicePage/completedList' : '/servicePage/undoneList'),
  },
  '/servicePage/inspect': {
    layout: 'console',
    title: 'route.inspect',
    screen: fetched<'InspectScreen'>(() => import('../areas/inspection/InspectScreen'), 'InspectScreen'),
    ask: async (...opened) =>
      (await fetchCode(() => import('../areas/inspection/InspectScreen'), 'askSheet'))(...opened),
    lastingDrafts: true,
    parent: '/servicePage/undoneList',
  },
  '/myEcharts': {
    layout: 'console',
    title: 'route.editReport',
    screen: fetched(() => import('../areas/report/ReportScreen'), 'ReportScreen'),
    parent: '/servicePage/serverReport',
  },
  '/serverEcharts': {
    layout: 'console',
    title: 'route.briefing',
    screen: fetched(() => import('../areas/report/ReportScreen'), 'ReportScreen'),
    parent: '/servicePage/serverReport',
  },
  '/serve/list': {
    layout: 'console',
    title: 'route.serviceCompanies',
    screen: fetched(() => import('../areas/service-company/ServiceCompaniesScreen'), 'ServiceCompaniesScreen'),
    menu: { icon: customerIcon },
  },
  '/inventory/list': {
    layout: 'console',
    title: 'route.physicalStock',
    screen: fetched(() => import('../areas/stock/StockScreen'), 'PhysicalStockScreen'),
    menu: { icon: inventoryIcon, group: 'route.group.inventory' },
  },
  '/inventory/chemistry': {
    layout: 'console',
    title: 'route.chemicalStock',
    screen: fetched(() => import('../areas/stock/StockScreen'), 'ChemicalStockScreen'),
    menu: { icon: chemicalIcon, group: 'route.group.inventory' },
  },
  '/inventory/count': {
    layout: 'console',
    title: 'route.stockTake',
    screen: fetched(() => import('../areas/stock/StockTakeScreen'), 'StockTakeScreen'),
    parent: stockListOf,
  },
  '/inventory/balance': {
    layout: 'console',
    title: 'route.stockBalance',
    screen: fetched(() => import('../areas/stock/BalanceScreen'), 'BalanceScreen'),
    parent: stockListOf,
  },
  '/device/list': {
    layout: 'console',
    title: 'route.deviceRoles',
    screen: fetched(() => import('../areas/device-role/DeviceRolesScreen'), 'DeviceRolesScreen'),
    menu: { icon: lockIcon, group: 'route.group.system' },
  },
  '/deviceAdd': {
    layout: 'console',
    title: 'route.editDeviceRole',
    screen: fetched(() => import('../areas/device-role/DeviceRoleScreen'), 'DeviceRoleScreen'),
    parent: '/device/list',
  },
  '/system/account': {
    layout: 'console',
    title: 'route.accounts',
    screen: fetched(() => import('../areas/account/AccountsScreen'), 'AccountsScreen'),
    menu: { icon: userIcon, group: 'route.group.system' },
  },
  '/system/settings': {
    layout: 'console',
    title: 'route.settings',
    screen: fetched(() => import('./SettingsScreen'), 'SettingsScreen'),
    menu: { icon: filterIcon, group: 'route.group.system' },
  },
  '/system/partners': {
    layout: 'console',
    title: 'route.partners',
    screen: fetched(() => import('../areas/embed/PartnersScreen'), 'PartnersScreen'),
    menu: { icon: shareIcon, group: 'route.group.system' },
  },
  '/system/partner': {
    layout: 'console',
    title: 'route.partner',
    screen: fetched(() => import('../areas/embed/PartnerScreen'), 'PartnerScreen'),
    parent: '/system/partners',
  },
  '/leave/unList': {
    layout: 'console',
    title: 'route.leaveWaiting',
    screen: fetched(() => import('../areas/leave/LeaveScreen'), 'WaitingLeaveScreen'),
    menu: { icon: clockIcon, count: 'leavesUnderReview', group: 'route.group.leave' },
  },
  '/leave/okList': {
    layout: 'console',
    title: 'route.leaveApproved',
    screen: fetched(() => import('../areas/leave/LeaveScreen'), 'ApprovedLeaveScreen'),
    menu: { icon: calendarCheckIcon, group: 'route.group.leave' },
  },
  '/leave/errorList': {
    layout: 'console',
    title: 'route.leaveRefused',
    screen: fetched(() => import('../areas/leave/LeaveScreen'), 'RefusedLeaveScreen'),
    menu: { icon: calendarCrossIcon, group: 'route.group.leave' },
  },
  '/contract/sealMange': {
    layout: 'console',
    title: 'route.seals',
    screen: fetched(() => import('../areas/seal/SealsScreen'), 'SealsScreen'),
    menu: { icon: sealIcon, group: 'route.group.contracts' },
  },
  '/contract/contractMange': {
    layout: 'console',
    title: 'route.contracts',
    screen: fetched(() => import('../areas/contract/ContractsScreen'), 'ContractsScreen'),
    menu: { icon: signIcon, group: 'route.group.contracts' },
  },
  '/dewormingLog/unLog': {
    layout: 'console',
    title: 'route.logsUnhandled',
    screen: fetched(() => import('../areas/pest-log/PestLogsScreen'), 'UnhandledLogsScreen'),
    menu: { icon: bugIcon, group: 'route.group.logs' },
  },
  '/dewormingLog/okLog': {
    layout: 'console',
    title: 'route.logsHandled',
    screen: fetched(() => import('../areas/pest-log/PestLogsScreen'), 'HandledLogsScreen'),
    menu: { icon: historyIcon, group: 'route.group.logs' },
  },
  '/admin': {
    layout: 'console',
    title: 'route.platform',
    screen: fetched(() => import('../areas/platform/PlatformScreen'), 'PlatformScreen'),
    menu: { icon: globeIcon },
  },
};

/** In the order of `pages`, which is the menu's. */
export const routes: readonly PortalRoute[] = pages.map((page) => ({ ...page, ...table[page.path] }));

export function routeAt(path: string): PortalRoute | undefined {
  return routes.find((route) => route.path === path);
}
