/** The forms of the portal, for tests that walk through them. */
import { fireEvent, waitFor } from '@testing-library/react';
import type { EndpointName, Risk, TaskDetails, UserInfo } from 'pest-sdk';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { sheetRow } from '../areas/task/sheet-rows.fixture';
import type { people } from './people';
import type { RenderedPortal } from './render-portal';

/** A form, how it is opened, and the call that it fills in. */
export interface FormCase {
  /** Where the form is. */
  readonly source: string;
  readonly at: string;
  readonly as?: keyof typeof people | null;
  readonly account?: Partial<UserInfo>;
  readonly answers?: MockAnswers;
  /** What is pressed to open it, one after the other. */
  readonly open: readonly (string | RegExp)[];
  /** What the server refuses. */
  readonly call: EndpointName;
  /** Values by label, where any value of the field's kind will not do; null leaves a field as it is. */
  readonly fill?: Readonly<Record<string, string | null>>;
  /** Where what is wrong with an argument is said when no field is marked: over the form, or in a dialog over it. */
  readonly saidIn?: 'note' | 'dialog';
  /** Whether the form stays open once it is taken. @default false */
  readonly stays?: true;
}

const service: TaskDetails = {
  ...sampleResult('task.details'),
  state: 'checkedIn',
  submitted: null,
  reviewed: null,
  returnReason: '',
  siteSignature: null,
};
const sheet: MockAnswers = {
  'task.details': service,
  'inspection.sheet': { taskId: 'task-1', rows: [sheetRow({ deviceId: 'd1', code: 'MT-0001' })], templates: [] },
};
const risk = (change: Partial<Risk>): MockAnswers => {
  const page = sampleResult('risk.list');
  return { 'risk.list': { ...page, items: page.items.slice(0, 1).map((one) => ({ ...one, ...change })) } };
};
const approvedCustomers: FormCase['answers'] = {
  'platform.customers': {
    ...sampleResult('platform.customers'),
    items: sampleResult('platform.customers').items.map((item) => ({ ...item, state: 'approved' })),
  },
};

const openPartners: MockAnswers = {
  'embed.partners': sampleResult('embed.partners').map((partner) => ({ ...partner, revokedAt: null })),
};
export const openServices: MockAnswers = {
  'account.serviceAccounts': sampleResult('account.serviceAccounts')
    .slice(0, 1)
    .map((service) => ({ ...service, name: 'ERP', revokedAt: null })),
};
const orders = (change: object): MockAnswers => {
  const page = sampleResult('platform.orders');
  return { 'platform.orders': { ...page, items: page.items.slice(0, 1).map((order) => ({ ...order, ...change })) } };
};
const factorIsOn: MockAnswers = { 'auth.secondFactor': { since: '2026-05-04T02:00:00.000Z', recoveryCodesLeft: 9 } };
const detail = '/servicePage/detail?id=task-1';
const creditCodeAndPlace = { 统一社会信用代码: '91310115MADEM0A11M', 纬度: '31.15', 经度: '121.11' };
const contracts = { contracts: true };
const platform = { platform: true };

/** The forms of the portal, those left out that tests of their own refuse. */
export const forms: readonly FormCase[] = [
  {
    source: 'areas/account/AccountActs',
    at: '/system/account',
    open: ['Li Ming 的操作', '重设密码'],
    call: 'account.resetPassword',
  },
  {
    source: 'areas/account/ServiceDialogs',
    at: '/system/settings',
    open: ['新增程序账号'],
    call: 'account.addServiceAccount',
  },
  {
    source: 'areas/account/ServiceDialogs',
    at: '/system/settings',
    answers: openServices,
    open: ['更换“ERP”的密钥'],
    call: 'account.rotateServiceKey',
  },
  {
    source: 'areas/contract/ReviewContractDialog',
    at: '/contract/contractMange',
    account: contracts,
    open: ['审核 S-20260504-001', '驳回…'],
    call: 'contract.updateApply',
  },
  {
    source: 'areas/contract/SubmitContractDialog',
    at: '/contract/contractMange',
    account: contracts,
    open: ['提交合同'],
    call: 'contract.add',
  },
  {
    source: 'areas/customer/ConfirmLoginDialog',
    at: '/detailCustomer?id=customer-1',
    open: ['139 0000 0002 的操作', '确认此账号'],
    call: 'customer.confirmLogin',
  },
  {
    source: 'areas/customer/LoginAccountDialog',
    at: '/customer/list',
    open: ['Morning Light Foods 的操作', '开通登录账号'],
    call: 'customer.createAccount',
  },
  {
    source: 'areas/customer/ResetLoginDialog',
    at: '/detailCustomer?id=customer-1',
    answers: {
      'customer.logins': sampleResult('customer.logins').map((login) => ({
        ...login,
        madeBy: 'us' as const,
        proven: false,
      })),
    },
    open: ['139 0000 0001 的操作', '重设初始密码'],
    call: 'customer.resetLogin',
  },
  {
    source: 'areas/threshold/ThresholdDialogs',
    at: '/detailCustomer?id=customer-1&tab=thresholds',
    open: ['设定厂区阈值'],
    call: 'threshold.set',
  },
  {
    source: 'areas/threshold/ThresholdDialogs',
    at: '/detailCustomer?id=customer-1&tab=thresholds',
    open: ['设定单台设备阈值'],
    call: 'threshold.setForDevices',
  },
  {
    source: 'areas/device/DeviceDialog',
    at: '/img',
    open: ['新增设备'],
    call: 'device.add',
    fill: { 设备编号: 'MT-0099' },
  },
  { source: 'areas/device/KeptWordsDialog', at: '/img', open: ['标签与型号', '新增标签'], call: 'device.addTag' },
  {
    source: 'areas/device/KeptWordsDialog',
    at: '/img',
    open: ['标签与型号', /^型号/, '新增型号'],
    call: 'device.addModel',
  },
  { source: 'areas/document/DocumentDialog', at: '/documents', open: ['添加资料'], call: 'document.add' },
  {
    source: 'areas/document/DocumentDialog',
    at: '/documents',
    open: ['Title 的操作', '修改'],
    call: 'document.update',
  },
  {
    source: 'areas/embed/PartnerDialog',
    at: '/system/partners',
    open: ['新增合作方'],
    call: 'embed.addPartner',
    fill: { 允许的网页来源: 'https://erp.test' },
  },
  {
    source: 'areas/embed/WebhookDialog',
    at: '/system/partner?id=embed-1',
    answers: openPartners,
    open: ['新增推送地址'],
    call: 'embed.addWebhook',
    fill: { 地址: 'https://erp.test/events' },
  },
  {
    source: 'areas/floor-plan/FloorPlanDialog',
    at: '/imgCustomer?customerId=customer-1',
    open: ['上传平面图'],
    call: 'floorPlan.add',
  },
  {
    source: 'areas/floor-plan/FloorPlanDialog',
    at: '/imgCustomer?customerId=customer-1',
    open: [/的操作$/, '编辑'],
    call: 'floorPlan.update',
  },
  {
    source: 'areas/leave/ApplyDialog',
    at: '/leave/unList',
    open: ['申请请假'],
    call: 'leave.apply',
    fill: { 结束时间: '18:00' },
  },
  {
    source: 'areas/leave/ReviewLeaveDialog',
    at: '/leave/unList',
    open: ['审批 Li Ming 的请假', '拒绝…'],
    call: 'leave.audit',
  },
  {
    source: 'areas/notice/NoticeSettingsDialog',
    at: '/inventory/list',
    open: [/^通知，/, '通知设置'],
    call: 'notice.saveSettings',
    saidIn: 'note',
  },
  {
    source: 'areas/pest-log/HandOverDialog',
    at: '/dewormingLog/unLog',
    open: ['Title 的操作', '转交'],
    call: 'pestLog.handOver',
  },
  {
    source: 'areas/pest-log/HandleLogDialog',
    at: '/dewormingLog/unLog',
    open: ['处理“Title”'],
    call: 'pestLog.handle',
  },
  {
    source: 'areas/platform/ConfirmTransferDialog',
    at: '/admin?tab=orders',
    account: platform,
    answers: orders({ amountCents: 300 }),
    open: ['确认订单 S-20260504-001 到账'],
    call: 'platform.confirmTransfer',
  },
  {
    source: 'areas/platform/CorrectCustomerDialog',
    at: '/admin?tab=customers&state=approved',
    account: platform,
    answers: approvedCustomers,
    open: ['查看Name', '更正资料'],
    call: 'platform.correctCustomer',
    fill: { 统一社会信用代码: '91310115MADEM0A11M', 更正原因: '与营业执照不符' },
  },
  {
    source: 'areas/platform/CustomerVoices',
    at: '/admin?tab=customers&state=approved',
    account: platform,
    answers: {
      ...approvedCustomers,
      'platform.customerLogins': sampleResult('platform.customerLogins').map((login) => ({
        ...login,
        loginId: '13900000009',
        disabled: false,
        proven: true,
      })),
    },
    open: ['查看Name', '登录账号', '139 0000 0009 的操作', /代表客户$/],
    call: 'platform.hearLogin',
    fill: { 原因: '客户不认识该手机号' },
  },
  {
    source: 'areas/platform/IssueInvoiceDialog',
    at: '/admin?tab=orders',
    account: platform,
    answers: orders({
      state: 'completed',
      invoice: { ...sampleResult('platform.orders').items[0]?.invoice, issuedAt: null },
    }),
    open: ['订单 S-20260504-001 的发票'],
    call: 'platform.issueInvoice',
  },
  {
    source: 'areas/platform/PaymentAlarmsTab',
    at: '/admin?tab=alarms',
    account: platform,
    answers: {
      'platform.paymentAlarms': {
        ...sampleResult('platform.paymentAlarms'),
        items: sampleResult('platform.paymentAlarms').items.map((alarm) => ({ ...alarm, settledAt: null })),
      },
    },
    open: [/^处理/],
    call: 'platform.settlePaymentAlarm',
  },
  {
    source: 'areas/platform/ReviewDialog',
    at: '/admin',
    account: platform,
    open: ['审核Name', '不通过…'],
    call: 'platform.review',
  },
  {
    source: 'areas/seal/SealDialog',
    at: '/contract/sealMange',
    account: contracts,
    open: ['新增印章'],
    call: 'seal.add',
  },
  {
    source: 'areas/seal/SealDialog',
    at: '/contract/sealMange',
    account: contracts,
    open: ['Title 的操作', '编辑'],
    call: 'seal.update',
  },
  {
    source: 'areas/service-company/OwnProfile',
    at: '/serve/list',
    as: 'customer',
    open: ['编辑'],
    call: 'customer.updateOwn',
    fill: { 统一社会信用代码: '91310115MADEM0A11M' },
  },
  {
    source: 'areas/stock/ConsumableDialog',
    at: '/inventory/list',
    open: ['新增耗材'],
    call: 'stock.addConsumablesStock',
  },
  {
    source: 'areas/stock/ConsumableDialog',
    at: '/inventory/chemistry',
    open: ['Cockroach gel, 12 g 的操作', '编辑'],
    call: 'stock.updateConsumablesStock',
  },
  {
    source: 'areas/stock/ReplenishDialog',
    at: '/inventory/list',
    open: ['Cockroach gel, 12 g 的操作', '补货'],
    call: 'stock.addCategoryStock',
  },
  {
    source: 'areas/stock/TakeOutDialog',
    at: '/inventory/list',
    open: ['Cockroach gel, 12 g 的操作', '出库'],
    call: 'stock.takeOut',
  },
  {
    source: 'areas/stock/WarningLevelDialog',
    at: '/inventory/list',
    open: ['Cockroach gel, 12 g 的操作', '预警值'],
    call: 'stock.setCategoryWarningNum',
  },
  {
    source: 'areas/task/chemicals/ChemicalDialog',
    at: '/servicePage/inspect?id=task-1',
    answers: sheet,
    open: [/用药/, '添加用药'],
    call: 'inspection.useChemical',
  },
  {
    source: 'areas/schedule/recurring/RecurringDialog',
    at: '/shiftManagement/recurring',
    open: ['新建周期服务'],
    call: 'schedule.addRecurring',
  },
  {
    source: 'areas/schedule/recurring/RecurringDialog',
    at: '/shiftManagement/recurring',
    open: ['Morning Light Foods的操作', '修改'],
    call: 'schedule.changeRecurring',
  },
  {
    source: 'areas/schedule/recurring/StopDialogs',
    at: '/shiftManagement/recurring',
    open: ['Morning Light Foods的操作', '暂停'],
    call: 'schedule.pauseRecurring',
  },
  {
    source: 'areas/schedule/recurring/StopDialogs',
    at: '/shiftManagement/recurring',
    open: ['Morning Light Foods的操作', '结束'],
    call: 'schedule.endRecurring',
  },
  {
    source: 'areas/risk/AnswerDialog',
    at: '/servicePage/riskList?risk=risk-1',
    as: 'customer',
    answers: risk({ assignedTo: 'customer', state: 'untreated', answeredBy: null, verifiedAt: null }),
    open: ['答复整改'],
    call: 'risk.answer',
  },
  {
    source: 'areas/risk/AssignRiskDialog',
    at: detail,
    answers: { 'task.details': service, ...risk({ state: 'untreated', verifiedAt: null }) },
    open: [/^风险 ?1$/, '指派'],
    call: 'risk.assign',
  },
  {
    source: 'areas/risk/ReturnDialog',
    at: detail,
    answers: { 'task.details': service, ...risk({ assignedTo: 'customer', state: 'resolved', verifiedAt: null }) },
    open: [/^风险 ?1$/, '退回答复'],
    call: 'risk.returnAnswer',
  },
  {
    source: 'areas/risk/RiskDialog',
    at: '/servicePage/inspect?id=task-1',
    answers: sheet,
    open: [/风险/, '记录风险'],
    call: 'risk.add',
  },
  {
    source: 'areas/risk/TreatDialog',
    at: detail,
    answers: { 'task.details': service, ...risk({ assignedTo: 'company', state: 'untreated', verifiedAt: null }) },
    open: [/^风险 ?1$/, '更新处理'],
    call: 'risk.treat',
  },
  {
    source: 'areas/task/signature/SignDialog',
    at: '/servicePage/inspect?id=task-1',
    answers: sheet,
    open: ['客户签字', '键入姓名'],
    call: 'inspection.sign',
  },
  {
    source: 'areas/task/steps/AssignStaffDialog',
    at: detail,
    open: ['分配人员'],
    call: 'task.distribute',
    saidIn: 'dialog',
  },
  {
    source: 'areas/workshop/WorkshopDialog',
    at: '/workshop?customerId=customer-1',
    open: ['新增车间'],
    call: 'workshop.add',
  },
  {
    source: 'areas/workshop/WorkshopDialog',
    at: '/workshop?customerId=customer-1',
    open: ['Inner packing room 的操作', '编辑'],
    call: 'workshop.update',
  },
  {
    source: 'areas/pest-log/write/WriteLogDialog',
    at: '/dewormingLog/unLog',
    open: ['写虫害日志'],
    call: 'pestLog.create',
  },
  {
    source: 'areas/pest-log/write/WriteLogDialog',
    at: '/dewormingLog/unLog',
    open: ['Title 的操作', '编辑'],
    call: 'pestLog.update',
  },
  {
    source: 'areas/device/site/CopyDevices',
    at: '/detailCustomer?id=customer-1&tab=devices',
    open: [/^选择 (?!全)/, '复制到……'],
    call: 'device.copy',
  },
  { source: 'areas/account/NewAccountPanel', at: '/system/account?id=new', open: [], call: 'account.create' },
  {
    source: 'areas/account/useAccountEdit',
    at: '/system/account?id=account-2',
    open: [],
    call: 'account.update',
    stays: true,
  },
  { source: 'areas/auth/PasswordScreen', at: '/resetPassword', as: null, open: [], call: 'auth.webForgotPassword' },
  {
    source: 'areas/auth/PasswordScreen',
    at: '/resetPassword',
    as: 'customer',
    account: { proven: false },
    open: [],
    call: 'auth.setOwnPassword',
  },
  {
    source: 'areas/auth/PersonalDialog',
    at: '/leave/unList',
    as: 'technician',
    open: [/Li Qiang/],
    call: 'auth.updateOwn',
    stays: true,
  },
  {
    source: 'areas/auth/PersonalDialog',
    at: '/leave/unList',
    as: 'technician',
    open: [/Li Qiang/, '修改密码'],
    call: 'auth.changePassword',
    stays: true,
  },
  {
    source: 'areas/auth/BeginFactorDialog',
    at: '/personalCenter',
    as: 'technician',
    answers: { 'auth.secondFactor': { since: null, recoveryCodesLeft: 0 } },
    open: ['开启两步验证'],
    call: 'auth.beginSecondFactor',
  },
  {
    source: 'areas/auth/Passkeys',
    at: '/personalCenter',
    as: 'technician',
    open: [/^移除通行密钥/],
    call: 'auth.removePasskey',
  },
  {
    source: 'areas/auth/SecondFactor',
    at: '/personalCenter',
    as: 'technician',
    answers: factorIsOn,
    open: ['更换恢复码'],
    call: 'auth.renewRecoveryCodes',
  },
  {
    source: 'areas/auth/SecondFactor',
    at: '/personalCenter',
    as: 'technician',
    answers: factorIsOn,
    open: ['关闭两步验证'],
    call: 'auth.endSecondFactor',
  },
  {
    source: 'areas/erasure/LeaveCompanyDialog',
    at: '/system/settings',
    open: ['注销公司'],
    call: 'erasure.give',
  },
  {
    source: 'areas/company/CompanyProviderDialog',
    at: '/system/settings',
    open: ['设置公司账号登录'],
    call: 'company.saveSignIn',
    fill: {
      公司代码: 'harbour',
      身份提供方地址: 'https://id.harbour.test',
      邮箱域名: 'harbour.test',
    },
  },
  {
    source: 'areas/company/CompanyProviderDialog',
    at: '/system/settings',
    answers: factorIsOn,
    open: ['设置公司账号登录', '停用'],
    call: 'company.removeSignIn',
  },
  {
    source: 'areas/customer/CustomerFormScreen',
    at: '/createCustomer?login=1',
    open: [],
    call: 'customer.create',
    fill: creditCodeAndPlace,
  },
  {
    source: 'areas/customer/CustomerFormScreen',
    at: '/createCustomer',
    open: [],
    call: 'customer.add',
    fill: { ...creditCodeAndPlace, 保存时为客户开通登录账号: null },
  },
  {
    source: 'areas/customer/CustomerFormScreen',
    at: '/createCustomer?id=customer-1',
    answers: { 'customer.details': { ...sampleResult('customer.details'), profileLock: null } },
    open: [],
    call: 'customer.update',
    fill: creditCodeAndPlace,
  },
  {
    source: 'areas/device-role/DeviceRoleScreen',
    at: '/deviceAdd',
    answers: {
      'customer.allList': [{ id: 'customer-1', name: 'Hesui Bakery' }],
      'workshop.children': [{ id: 'workshop-1', name: 'Packing' }],
    },
    open: [],
    call: 'deviceRole.create',
  },
  {
    source: 'areas/device-role/DeviceRoleScreen',
    at: '/deviceAdd?id=deviceRole-1',
    answers: {
      'customer.allList': [{ id: 'customer-1', name: 'Hesui Bakery' }],
      'workshop.children': [{ id: 'workshop-1', name: 'Packing' }],
    },
    open: [],
    call: 'deviceRole.update',
  },
  {
    source: 'areas/device/KeptWordsDialog',
    at: '/img',
    open: ['标签与型号', /的操作$/, '改名'],
    call: 'device.updateTag',
  },
  {
    source: 'areas/device/KeptWordsDialog',
    at: '/img',
    open: ['标签与型号', /^型号/, /的操作$/, '改名'],
    call: 'device.updateModel',
  },
  {
    source: 'areas/device/KeptWordsDialog',
    at: '/img',
    open: ['标签与型号', /的操作$/, /^合并/],
    call: 'device.mergeTags',
  },
  {
    source: 'areas/device/KeptWordsDialog',
    at: '/img',
    answers: {
      'device.modelList': sampleResult('device.modelList').map((model) => ({ ...model, type: 'flyLamp' as const })),
    },
    open: ['标签与型号', /^型号/, /的操作$/, /^合并/],
    call: 'device.mergeModels',
  },
  {
    source: 'areas/embed/PartnerDialog',
    at: '/system/partners',
    answers: {
      'embed.partners': sampleResult('embed.partners').map((partner) => ({
        ...partner,
        origins: ['https://erp.test'],
        revokedAt: null,
      })),
    },
    open: [/的操作$/, '编辑'],
    call: 'embed.updatePartner',
    fill: { 允许的网页来源: 'https://erp.test' },
  },
  {
    source: 'areas/embed/WebhookDialog',
    at: '/system/partner?id=embed-1',
    answers: {
      'embed.webhooks': sampleResult('embed.webhooks')
        .slice(0, 1)
        .map((webhook) => ({ ...webhook, url: 'https://erp.test/events', customerIds: ['customer-1'] })),
    },
    open: ['erp.test/events 的操作', '编辑'],
    call: 'embed.updateWebhook',
    fill: { 地址: 'https://erp.test/told' },
  },
  {
    source: 'areas/order/ConfirmOrderScreen',
    at: '/confirmOrder',
    answers: { 'order.list': { ...sampleResult('order.list'), items: [], total: 0 } },
    open: [],
    call: 'order.create',
    fill: { 统一社会信用代码: '91310115MADEM0A11M' },
  },
  {
    source: 'areas/report/ShareDialog',
    at: '/myEcharts?id=report-1',
    open: ['分享'],
    call: 'report.share',
    stays: true,
  },
];

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What can be filled in. */
export const controlsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<Control>('input, select, textarea')].filter(({ disabled }) => !disabled);
/** How a control is called, without what is said beside its name. */
export const labelOf = (control: Control) =>
  control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent?.replace(/[（(*].*$/, '').trim() ?? '';
/** What a control says. */
export const shownBy = (control: Control) =>
  control.type === 'checkbox' || control.type === 'radio'
    ? String((control as HTMLInputElement).checked)
    : control.value;

/** A value that the field's kind takes. */
function valueFor(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options].filter(({ value, disabled }) => value !== '' && !disabled);
    return options.at(-1)?.value ?? '';
  }
  if (control.getAttribute('placeholder') === 'YYYY-MM-DD') return '2027-03-01';
  if (control.getAttribute('placeholder') === 'HH:MM') return '09:00';
  if (control.type === 'tel') return '13912345678';
  if (control.type === 'email') return 'office@harbour.example';
  if (control.autocomplete === 'one-time-code') return '123456';
  // As a Chinese keyboard writes it: whatever is a number is read so, in every form.
  if (control.inputMode === 'decimal') return '３。０';
  if (control.inputMode === 'numeric') return '3';
  return 'harbour lamp';
}

/** Fills in everything that a form asks for. */
export async function fillIn(portal: RenderedPortal, dialog: HTMLElement, fill: FormCase['fill'] = {}): Promise<void> {
  for (const control of controlsOf(dialog)) {
    const given = fill[labelOf(control)];
    if (given === null || !dialog.contains(control)) continue;
    if (control.type === 'file') {
      const accept = control.getAttribute('accept') ?? '';
      const file =
        accept.includes('pdf') && !accept.includes('image')
          ? new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' })
          : new File(['png'], 'picture.png', { type: 'image/png' });
      await portal.user.upload(control, file);
    } else if (control.type === 'radio') {
      if (!dialog.querySelector(`input[name="${control.name}"]:checked`)) await portal.user.click(control);
    } else if (control.type === 'checkbox') {
      if (!(control as HTMLInputElement).checked) await portal.user.click(control);
    } else {
      fireEvent.change(control, { target: { value: given ?? valueFor(control) } });
      fireEvent.blur(control);
    }
  }
}

/** The form that was opened last: over the page, or else of the page itself. */
export const shownForm = () =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLFormElement>('form')];
    const form = all.findLast((one) => one.closest('dialog')) ?? all.findLast((one) => submitOf(one) !== null);
    if (!form) throw new Error('No form is shown.');
    return form;
  });

const submitOf = (form: HTMLFormElement) =>
  form.querySelector('button[type="submit"]') ?? document.querySelector(`button[type="submit"][form="${form.id}"]`);
/** Fields that are marked as wrong. */
export const markedIn = (form: HTMLElement) => [...form.querySelectorAll('[aria-invalid="true"]')];

/** Sends the form, and waits for the call to be made once more. */
export async function send(portal: RenderedPortal, form: HTMLFormElement, call: EndpointName): Promise<void> {
  const sent = () => portal.calls.filter(({ name }) => name === call).length;
  const before = sent();
  const submit = submitOf(form);
  if (!submit) throw new Error('The form has no button that sends it.');
  await waitFor(() => {
    if (submit.hasAttribute('disabled')) throw new Error('The form is not ready to be sent.');
  });
  await portal.user.click(submit);
  await waitFor(() => {
    if (sent() > before) return;
    const invalid = markedIn(form).map((control) => labelOf(control as Control));
    throw new Error(`It is not sent; not valid: ${invalid.join(', ') || 'nothing'}.`);
  });
}
