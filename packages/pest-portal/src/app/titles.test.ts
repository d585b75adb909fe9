import { expect, test } from 'vitest';
import { routes } from './routes';
import { routeMessages } from './routes.messages';

/** Specification §2: the titles of the pages inside the marketing layout, and their Chinese words. */
test.each([
  ['/personalCenter', 'Personal Center', '个人中心'],
  ['/confirmOrder', 'Confirm Order', '确认订单'],
  ['/agreement', 'Service Agreement', '服务协议'],
  ['/payment', 'Payment', '支付'],
  ['/payFail', 'Payment Failed', '支付失败'],
  ['/downloadContract', 'Download Contract', '下载合同'],
  ['/downloadContract1', 'Download Contract', '下载合同'],
  ['/writerInvoice', 'Fill Invoice', '填写发票'],
  ['/orderStateCompleted', 'Order Status Completed', '订单状态 已完成'],
  ['/orderStateUnpaid', 'Order Status Pending Payment', '订单状态 待支付'],
  ['/orderStateClosed', 'Order Status Closed', '订单状态 已关闭'],
  ['/resetPassword', 'Change Password', '修改密码'],
  ['/admin', 'Platform review', '平台审核'],
  ['/leave/unList', undefined, '未审批'],
  ['/dewormingLog/unLog', undefined, '未处理虫害日志'],
  ['/dewormingLog/okLog', undefined, '已处理虫害日志'],
])('%s has its title word by word', (path, en, zh) => {
  const title = routes.find((route) => route.path === path)?.title;
  if (title === undefined) throw new Error(`There is no page ${path}.`);
  expect(routeMessages.zh[title]).toBe(zh);
  if (en !== undefined) expect(routeMessages.en[title].toLowerCase()).toBe(en.toLowerCase());
});
