import type { Handlers } from '../call/handlers';
import { accountHandlers } from './account/account.handlers';
import { authHandlers } from './auth/auth.handlers';
import { companyHandlers } from './company/company.handlers';
import { contactHandlers } from './contact/contact.handlers';
import { contractHandlers } from './contract/contract.handlers';
import { customerHandlers } from './customer/customer.handlers';
import { deviceHandlers } from './device/device.handlers';
import { factoryDeviceHandlers } from './device/factory-device.handlers';
import { deviceRoleHandlers } from './device-role/device-role.handlers';
import { documentHandlers } from './document/document.handlers';
import { embedHandlers } from './embed/embed.handlers';
import { erasureHandlers } from './erasure/erasure.handlers';
import { floorPlanHandlers } from './floor-plan/floor-plan.handlers';
import { homeHandlers } from './home/home.handlers';
import { inspectionHandlers } from './inspection/inspection.handlers';
import { leaveHandlers } from './leave/leave.handlers';
import { membershipHandlers } from './membership/membership.handlers';
import { noticeHandlers } from './notice/notice.handlers';
import { orderHandlers } from './order/order.handlers';
import { pestLogHandlers } from './pest-log/pest-log.handlers';
import { platformHandlers } from './platform/platform.handlers';
import { reportHandlers } from './report/report.handlers';
import { riskHandlers } from './risk/risk.handlers';
import { scheduleHandlers } from './schedule/schedule.handlers';
import { sealHandlers } from './seal/seal.handlers';
import { searchHandlers } from './search/search.handlers';
import { serviceCompanyHandlers } from './service-company/service-company.handlers';
import { stockHandlers } from './stock/stock.handlers';
import { taskHandlers } from './task/task.handlers';
import { templateHandlers } from './template/template.handlers';
import { thresholdHandlers } from './threshold/threshold.handlers';
import { uploadHandlers } from './upload/upload.handlers';
import { workshopHandlers } from './workshop/workshop.handlers';

/** Every handler there is. A row of the contract that is missing here and in `pending.ts` does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...authHandlers,
  ...companyHandlers,
  ...contactHandlers,
  ...contractHandlers,
  ...customerHandlers,
  ...deviceHandlers,
  ...factoryDeviceHandlers,
  ...deviceRoleHandlers,
  ...floorPlanHandlers,
  ...homeHandlers,
  ...inspectionHandlers,
  ...leaveHandlers,
  ...pestLogHandlers,
  ...platformHandlers,
  ...membershipHandlers,
  ...noticeHandlers,
  ...orderHandlers,
  ...reportHandlers,
  ...riskHandlers,
  ...scheduleHandlers,
  ...sealHandlers,
  ...serviceCompanyHandlers,
  ...stockHandlers,
  ...taskHandlers,
  ...templateHandlers,
  ...uploadHandlers,
  ...workshopHandlers,
  ...embedHandlers,
  ...documentHandlers,
  ...thresholdHandlers,
  ...searchHandlers,
  ...erasureHandlers,
};
