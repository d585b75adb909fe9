import { expect, test } from 'vitest';
import { pageAt } from './pages';

/** Specification §2: route, permission codes (of an installed page any one opens it), whether a login is needed. */
test.each([
  ['/home', 'm_index'],
  ['/admin', 'm_index'],
  ['/serverEcharts', 'm_report_service_list btn_Service_save btn_Service_audit'],
  ['/myEcharts', 'm_seminar_service_detail btn_export_seminar btn_save_seminar'],
  ['/inventory/list', 'm_mquipment_inventory'],
  ['/inventory/chemistry', 'm_mquipment_chemistry'],
  ['/shiftManagement/list', 'm_shift_management'],
  ['/device/list', 'm_device_management'],
  ['/serve/list', 'm_serve_management'],
  ['/deviceAdd', 'm_device_add'],
  ['/system/account', 'm_account_list'],
  ['/customer/list', 'm_client_list'],
  ['/imgCustomer', 'm_img_list'],
  ['/imgHeat', 'm_img_heat'],
  ['/img', 'm_img_list'],
  ['/workshop', 'm_workshop_list'],
  ['/servicePage/questionList', 'm_patrol_list'],
])('the console’s %s asks for the codes of the specification', (path, codes) => {
  const page = pageAt(path);
  expect(page?.login).toBe(true);
  for (const code of codes.split(' ')) expect(page?.permissions).toContain(code);
});

test.each([
  '/createCustomer',
  '/detailCustomer',
  '/servicePage/undoneList',
  '/servicePage/completedList',
  '/servicePage/serverReport',
  '/servicePage/newAdd',
  '/servicePage/questionAdd',
  '/leave/unList',
  '/leave/okList',
  '/leave/errorList',
  '/contract/sealMange',
  '/contract/contractMange',
  '/dewormingLog/unLog',
  '/dewormingLog/okLog',
  '/completedCompanyInfo',
  '/completedClientInfo',
])('%s is there, behind the login', (path) => {
  expect(pageAt(path)?.login).toBe(true);
});

test.each(['/', '/login', '/404', '/agreement', '/resetPassword'])('%s is open to everybody', (path) => {
  expect(pageAt(path)?.login).toBe(false);
});

test.each([
  '/personalCenter',
  '/confirmOrder',
  '/payment',
  '/payFail',
  '/downloadContract',
  '/downloadContract1',
  '/writerInvoice',
  '/orderStateCompleted',
  '/orderStateUnpaid',
  '/orderStateClosed',
])('%s is open to a visitor, and asks for the login itself', (path) => {
  expect(pageAt(path)?.login).toBe('here');
});
