import { type ComponentType, lazy } from 'react';
import type { RoutePath } from './routes';

/**
 * The screen of every route, fetched when it is first opened. Apart from the table, so that screens can ask the table
 * where things are.
 */
export const screens: Readonly<Record<RoutePath, ComponentType>> = {
  '/': screen(async () => (await import('../site/HomePage')).HomePage),
  '/login': screen(async () => (await import('../areas/auth/LoginScreen')).LoginScreen),
  '/404': screen(async () => (await import('../site/NotFoundPage')).NotFoundPage),
  '/completedCompanyInfo': screen(async () => (await import('../areas/auth/ReviewStateScreen')).ReviewStateScreen),
  '/completedClientInfo': screen(async () => (await import('../areas/auth/ReviewStateScreen')).ReviewStateScreen),
  '/home': screen(async () => (await import('../areas/home/HomeScreen')).HomeScreen),
  '/customer/list': screen(async () => (await import('../areas/customer/CustomerListScreen')).CustomerListScreen),
  '/createCustomer': screen(async () => (await import('../areas/customer/CustomerFormScreen')).CustomerFormScreen),
  '/detailCustomer': screen(
    async () => (await import('../areas/customer/CustomerDetailsScreen')).CustomerDetailsScreen,
  ),
  '/imgCustomer': screen(async () => (await import('../areas/floor-plan/FloorPlansScreen')).FloorPlansScreen),
  '/img': screen(async () => (await import('../areas/device/PlanScreen')).PlanScreen),
  '/imgHeat': screen(async () => (await import('../areas/device/HeatScreen')).HeatScreen),
  '/workshop': screen(async () => (await import('../areas/workshop/WorkshopsScreen')).WorkshopsScreen),
  '/servicePage/undoneList': screen(async () => (await import('../areas/task/plan/UnfinishedScreen')).UnfinishedScreen),
  '/servicePage/completedList': screen(async () => (await import('../areas/task/plan/FinishedScreen')).FinishedScreen),
  '/servicePage/serverReport': screen(async () => (await import('../areas/report/ReportListScreen')).ReportListScreen),
  '/servicePage/newAdd': screen(async () => (await import('../areas/task/plan/ServiceFormScreen')).ServiceFormScreen),
  '/servicePage/questionList': screen(
    async () => (await import('../areas/template/TemplateListScreen')).TemplateListScreen,
  ),
  '/servicePage/questionAdd': screen(
    async () => (await import('../areas/template/TemplateEditScreen')).TemplateEditScreen,
  ),
  '/servicePage/detail': screen(
    async () => (await import('../areas/task/details/ServiceDetailScreen')).ServiceDetailScreen,
  ),
  '/servicePage/inspect': screen(async () => (await import('../areas/task/sheet/InspectScreen')).InspectScreen),
  '/myEcharts': screen(async () => (await import('../areas/report/ReportScreen')).ReportScreen),
  '/serverEcharts': screen(async () => (await import('../areas/report/ReportScreen')).ReportScreen),
  '/inventory/list': screen(async () => (await import('../areas/stock/StockScreen')).PhysicalStockScreen),
  '/inventory/chemistry': screen(async () => (await import('../areas/stock/StockScreen')).ChemicalStockScreen),
};

function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
