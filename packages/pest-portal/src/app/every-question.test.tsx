import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EndpointName, Risk, TaskDetails, UserInfo } from 'pest-sdk';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { sheetRow } from '../areas/task/sheet-rows.fixture';
import { openServices } from '../testing/form-cases';
import type { people } from '../testing/people';
import { press } from '../testing/press';
import { renderPortal } from '../testing/render-portal';

interface Question {
  /** The file that asks. */
  readonly source: string;
  readonly at: string;
  readonly as?: keyof typeof people;
  readonly account?: Partial<UserInfo>;
  readonly answers?: MockAnswers;
  /** What is pressed to be asked, one after the other. */
  readonly open: readonly (string | RegExp)[];
  /** What it says of what goes. */
  readonly says: RegExp;
  readonly call: EndpointName;
  /** Where a refusal is explained: in a dialog of its own in place of the question. */
  readonly refusedIn?: 'dialog';
}

const service = (change: Partial<TaskDetails>): TaskDetails => ({
  ...sampleResult('task.details'),
  checkedIn: null,
  submitted: null,
  reviewed: null,
  reportId: null,
  reportState: 'notGenerated',
  returnReason: '',
  ...change,
});
const first = <Item extends object>(items: readonly Item[], change: Partial<Item>): Item[] =>
  items.slice(0, 1).map((item) => ({ ...item, ...change }));
const toldPartner: MockAnswers = {
  'embed.partners': sampleResult('embed.partners').map((partner) => ({ ...partner, revokedAt: null })),
  'embed.webhooks': first(sampleResult('embed.webhooks'), { url: 'https://erp.test/events', enabled: true }),
};
const risk = (change: Partial<Risk>): MockAnswers => {
  const page = sampleResult('risk.list');
  return { 'risk.list': { ...page, items: first(page.items, change) } };
};
const detail = '/servicePage/detail?id=task-1';
const contracts = { contracts: true };
const signedIn = sampleResult('auth.sessions').map((session, at) => ({ ...session, current: at === 0 }));

const signInsOfBound = {
  secondFactor: true,
  passkeys: 1,
  sessions: [],
  signIns: [],
  companyIdentity: {
    name: 'li@harbour.test',
    boundAt: '2026-05-04T02:00:00.000Z',
    lastUsedAt: '2026-05-04T02:00:00.000Z',
  },
};

const questions: readonly Question[] = [
  {
    source: 'areas/customer/CustomerListScreen',
    at: '/customer/list',
    open: ['Morning Light Foods 的操作', '移除'],
    says: /Morning Light Foods.*记录保留/,
    call: 'customer.remove',
  },
  {
    source: 'areas/customer/CustomerLogins',
    at: '/detailCustomer?id=customer-1',
    answers: { 'customer.logins': sampleResult('customer.logins').map((login) => ({ ...login, shown: true })) },
    open: ['139 0000 0002 的操作', '不再显示本公司的记录'],
    says: /139 0000 0002.*记录本身保留/,
    call: 'customer.hideLogin',
  },
  {
    source: 'areas/customer/CustomerLogins',
    at: '/detailCustomer?id=customer-1',
    answers: {
      'customer.logins': sampleResult('customer.logins').map((login) => ({
        ...login,
        madeBy: 'us' as const,
        disabled: false,
      })),
    },
    open: ['139 0000 0001 的操作', '停用'],
    says: /139 0000 0001.*之后可以重新启用/,
    call: 'customer.disableLogin',
  },
  {
    source: 'areas/threshold/ThresholdsTab',
    at: '/detailCustomer?id=customer-1&tab=thresholds',
    open: [/起的阈值的操作$/, '撤销'],
    says: /之前设定的阈值重新生效/,
    call: 'threshold.remove',
  },
  {
    source: 'areas/risk/VerifyDialog',
    at: detail,
    answers: {
      'task.details': service({ state: 'checkedIn' }),
      ...risk({ assignedTo: 'customer', state: 'resolved', verifiedAt: null }),
    },
    open: [/^风险 ?1$/, '核实关闭'],
    says: /不再出现在后续报告中/,
    call: 'risk.verify',
  },
  {
    source: 'areas/task/steps/TaskStepDialog',
    at: detail,
    answers: { 'task.details': service({ state: 'checkedIn' }) },
    open: ['提交'],
    says: /检查记录不能再修改/,
    call: 'task.submit',
    refusedIn: 'dialog',
  },
  {
    source: 'areas/task/steps/TaskStepDialog',
    at: detail,
    answers: { 'task.details': service({ state: 'allocated' }) },
    open: ['删除'],
    says: /S-20260504-001.*Morning Light Foods/,
    call: 'task.delete',
    refusedIn: 'dialog',
  },
  {
    source: 'areas/task/chemicals/ChemicalPanel',
    at: '/servicePage/inspect?id=task-1',
    answers: {
      'task.details': service({ state: 'checkedIn' }),
      'inspection.sheet': { taskId: 'task-1', rows: [sheetRow({ deviceId: 'd1', code: 'MT-0001' })], templates: [] },
    },
    open: [/用药/, /^撤回/],
    says: /Name 30 tube 会退回库存/,
    call: 'inspection.removeChemicalUse',
  },
  {
    source: 'areas/document/DocumentsPage',
    at: '/documents',
    open: ['Title 的操作', '删除'],
    says: /Title/,
    call: 'document.delete',
  },
  {
    source: 'areas/report/ShareDialog',
    at: '/myEcharts?id=report-1',
    answers: {
      'report.detail': { ...sampleResult('report.detail'), state: 'approved' },
      'report.shares': sampleResult('report.shares')
        .slice(0, 1)
        .map((share) => ({ ...share, state: 'open' as const })),
    },
    open: ['分享', '收回'],
    says: /立即无法再查看/,
    call: 'report.endShare',
  },
  {
    source: 'areas/report/ReportListScreen',
    at: '/servicePage/serverReport',
    open: [/S-20260504-001.*的操作/, '删除'],
    says: /S-20260504-001/,
    call: 'report.delete',
  },
  {
    source: 'areas/floor-plan/FloorPlansScreen',
    at: '/imgCustomer?customerId=customer-1',
    answers: { 'floorPlan.list': sampleResult('floorPlan.list').map((plan) => ({ ...plan, deviceCount: 0 })) },
    open: [/的操作$/, '删除'],
    says: /图片与它的各个版本将被删除，不能恢复/,
    call: 'floorPlan.delete',
  },
  {
    source: 'areas/account/AccountActs',
    at: '/system/account',
    open: ['Li Ming 的操作', '停用'],
    says: /Li Ming.*之后可以重新启用/,
    call: 'account.disable',
  },
  {
    source: 'areas/account/AccountActs',
    at: '/system/account',
    open: ['Li Ming 的操作', '退出所有登录'],
    says: /Li Ming.*密码不变/,
    call: 'account.endSessions',
  },
  {
    source: 'areas/account/AccountActs',
    at: '/system/account',
    open: ['Li Ming 的操作', '删除'],
    says: /Li Ming.*不能恢复/,
    call: 'account.delete',
  },
  {
    source: 'areas/account/AccountActs',
    at: '/system/account?id=account-2&tab=signIns',
    answers: { 'account.signIns': signInsOfBound },
    open: ['重置两步验证'],
    says: /仅凭密码即可登录/,
    call: 'account.resetSecondFactor',
  },
  {
    source: 'areas/account/ServiceAccounts',
    at: '/system/settings',
    answers: openServices,
    open: ['吊销“ERP”'],
    says: /立即失效，且不能恢复/,
    call: 'account.revokeServiceAccount',
  },
  {
    source: 'areas/account/AccountActs',
    at: '/system/account?id=account-2&tab=signIns',
    answers: { 'account.signIns': signInsOfBound },
    open: ['解除绑定'],
    says: /重新对应并绑定/,
    call: 'account.unbindIdentity',
  },
  {
    source: './SettingsScreen',
    at: '/system/settings',
    answers: { 'company.details': { ...sampleResult('company.details'), secondFactorRequired: false } },
    open: ['要求两步验证'],
    says: /服务人员与客户不受影响/,
    call: 'company.updateSettings',
  },
  {
    source: './SettingsScreen',
    at: '/system/settings',
    account: { leavesAt: '2026-12-24T02:00:00.000Z' },
    open: ['撤回注销'],
    says: /都会保留/,
    call: 'erasure.takeBack',
  },
  {
    source: 'areas/auth/OwnSessions',
    at: '/personalCenter',
    as: 'technician',
    answers: { 'auth.sessions': signedIn },
    open: [/^退出 /],
    says: /重新登录才能继续使用/,
    call: 'auth.endSession',
  },
  {
    source: 'areas/auth/OwnSessions',
    at: '/personalCenter',
    as: 'technician',
    answers: { 'auth.sessions': signedIn },
    open: ['退出其他设备'],
    says: /其他设备都需要重新登录/,
    call: 'auth.endOtherSessions',
  },
  {
    source: 'areas/contract/ContractsScreen',
    at: '/contract/contractMange',
    account: contracts,
    open: [/S-20260504-001.*的操作/, '删除'],
    says: /S-20260504-001/,
    call: 'contract.delete',
  },
  {
    source: 'areas/order/CloseOrderDialog',
    at: '/confirmOrder',
    answers: {
      'order.list': {
        ...sampleResult('order.list'),
        items: first(sampleResult('order.list').items, { state: 'pendingPayment' }),
      },
    },
    open: [/关闭/],
    says: /S-20260504-001/,
    call: 'order.close',
  },
  {
    source: 'areas/workshop/WorkshopsScreen',
    at: '/workshop?customerId=customer-1',
    open: ['Inner packing room 的操作', '删除'],
    says: /Inner packing room/,
    call: 'workshop.delete',
  },
  {
    source: 'areas/pest-log/PestLogsScreen',
    at: '/dewormingLog/unLog',
    open: ['Title 的操作', '删除'],
    says: /Title/,
    call: 'pestLog.delete',
  },
  {
    source: 'areas/service-company/ServiceCompaniesScreen',
    at: '/serve/list',
    as: 'customer',
    open: ['拒绝'],
    says: /不会为您的场所服务/,
    call: 'serviceCompany.decline',
  },
  {
    source: 'areas/service-company/ServiceCompaniesScreen',
    at: '/serve/list',
    as: 'customer',
    open: [/解除|终止|结束/],
    says: /尚未开始的服务.*将取消/,
    call: 'serviceCompany.delete',
  },
  {
    source: 'areas/leave/LeaveScreen',
    at: '/leave/unList',
    answers: {
      'leave.list': {
        ...sampleResult('leave.list'),
        items: first(sampleResult('leave.list').items, { own: true, state: 'underReview' }),
      },
    },
    open: [/的操作$/, '撤回'],
    says: /申请会被删除/,
    call: 'leave.withdraw',
  },
  {
    source: 'areas/embed/PartnersScreen',
    at: '/system/partners',
    answers: { 'embed.partners': sampleResult('embed.partners').map((partner) => ({ ...partner, revokedAt: null })) },
    open: [/的操作$/, /^重新生成|^更换/],
    says: /旧密钥和用它换取的令牌立即失效/,
    call: 'embed.rotateKey',
  },
  {
    source: 'areas/embed/PartnersScreen',
    at: '/system/partners',
    answers: { 'embed.partners': sampleResult('embed.partners').map((partner) => ({ ...partner, revokedAt: null })) },
    open: [/的操作$/, /^吊销|^撤销|^停用/],
    says: /密钥和全部令牌立即失效，且不能恢复/,
    call: 'embed.revokePartner',
  },
  ...(
    [
      ['发送测试推送', /webhook\.test/, 'embed.testWebhook'],
      ['更换签名密钥', /24 小时内同时有效/, 'embed.rotateWebhookSecret'],
      ['删除', /推送记录一并删除/, 'embed.removeWebhook'],
    ] as const
  ).map(([act, says, call]) => ({
    source: 'areas/embed/PartnerScreen',
    at: '/system/partner?id=embed-1',
    answers: toldPartner,
    open: ['erp.test/events 的操作', act],
    says,
    call,
  })),
  {
    source: 'areas/embed/Deliveries',
    at: '/system/partner?id=embed-1',
    open: [/^服务已取消（.*的操作$/, '重新推送'],
    says: /同一个消息编号/,
    call: 'embed.resendWebhook',
  },
  {
    source: 'areas/device-role/DeviceRolesScreen',
    at: '/device/list',
    open: ['Fly lamps 的操作', '删除'],
    says: /Fly lamps/,
    call: 'deviceRole.delete',
  },
  {
    source: 'areas/seal/SealsScreen',
    at: '/contract/sealMange',
    account: contracts,
    open: ['Title 的操作', '删除'],
    says: /Title/,
    call: 'seal.delete',
  },
  {
    source: 'areas/device/KeptWordsDialog',
    at: '/img',
    open: ['标签与型号', /的操作$/, '移除'],
    says: /设备本身不受影响/,
    call: 'device.deleteTag',
  },
  {
    source: 'areas/stock/StockScreen',
    at: '/inventory/list',
    open: ['Cockroach gel, 12 g 的操作', '删除'],
    says: /Cockroach gel, 12 g/,
    call: 'stock.removeConsumablesByIds',
  },
  {
    source: 'areas/template/TemplateListScreen',
    at: '/servicePage/questionList',
    open: [/的操作$/, '删除'],
    says: /将不再有检查项目/,
    call: 'template.delete',
  },
];

const question = () => screen.findByRole('alertdialog');
const isClosed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());

test.each(questions)('$source: $call is asked about, cancelled, refused, and then done once', async (one) => {
  let answer: unknown = refusal('general.businessFailure');
  const portal = renderPortal(one.at, {
    as: one.as,
    account: one.account,
    answers: { ...one.answers, ...Object.fromEntries([[one.call, () => answer]]) },
  });
  const sent = () => portal.calls.filter(({ name }) => name === one.call);
  const ask = async () => {
    for (const name of one.open) await press(portal, name);
    const dialog = await question();
    const buttons = within(dialog).getAllByRole('button');
    return { dialog, cancel: within(dialog).getByRole('button', { name: '取消' }), confirm: buttons.at(-1) ?? dialog };
  };

  const cancelled = await ask();
  expect(cancelled.dialog).toHaveTextContent(one.says);
  fireEvent.click(cancelled.cancel);
  await isClosed(cancelled.dialog);
  expect(sent()).toEqual([]);

  const refused = await ask();
  // Both before anything is drawn anew: the button does not know of the first yet.
  fireEvent.click(refused.confirm);
  fireEvent.click(refused.confirm);
  await waitFor(() => expect(screen.getAllByText('业务处理失败').at(-1)).toBeVisible());
  expect(sent()).toHaveLength(1);
  if (one.refusedIn === 'dialog') return;
  expect(refused.dialog).toBeVisible();

  answer = sampleResult(one.call);
  fireEvent.click(refused.confirm);
  await isClosed(refused.dialog);
  expect(sent()).toHaveLength(2);
  expect(sent()[1]?.request).toEqual(sent()[0]?.request);
});

test('every question is among these', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const asking = Object.entries(sources).flatMap(([path, source]) => {
    const count = source.match(/<(?:Act|Call)Dialog\s/g)?.length ?? 0;
    return count > 0 && !path.includes('.test.') && !path.includes('/kit/form/')
      ? [[path.replace(/^\.\.\/|\.tsx$/g, ''), count] as const]
      : [];
  });
  const walked = (source: string) => questions.filter((one) => one.source === source).length;
  expect(asking.map(([source]) => [source, walked(source)])).toEqual(asking);
});
