import { screen, waitFor, within } from '@testing-library/react';
import { type Membership, type OrderRecord, type ResultOf, serviceAgreementVersion, usuallyKept } from 'pest-sdk';
import { type MockAnswers, refusal } from 'pest-sdk/mock';
import { describe, expect, test, vi } from 'vitest';
import { pageLoad } from '../../base/page-load';
import { renderPortal } from '../../testing/render-portal';

const now = '2026-11-22T02:00:00.000Z';
const plans: ResultOf<'membership.plans'> = {
  products: [
    { product: 'silver', yearCents: 199_900 },
    { product: 'gold', yearCents: 399_900 },
    { product: 'flagship', yearCents: null },
  ],
  methods: ['bank'],
  longestYears: 5,
  operator: { name: '青禾平台', address: '测试路 1 号', creditCode: '91310105MA1TEST0X1', contact: '021-60000000' },
  kept: { ...usuallyKept, contacts: 90 },
  sealed: true,
  agreementDay: '2026-01-01',
};
const free: Membership = {
  now,
  terms: [],
  accounts: { limit: 5, used: 5 },
  serviceStaff: { limit: null, used: 4 },
  photoYears: 1,
  photosDue: null,
};
const silver: Membership = {
  ...free,
  terms: [
    {
      id: 'term-1',
      product: 'silver',
      startsAt: '2026-06-22T02:00:00.000Z',
      endsAt: '2027-06-22T02:00:00.000Z',
      valueCents: 199_900,
    },
  ],
};
const order: OrderRecord = {
  id: 'order-1',
  number: 'M20261122K7PQ2XWD',
  product: 'silver',
  years: 1,
  priceCents: 199_900,
  creditCents: 0,
  amountCents: 199_900,
  state: 'pendingPayment',
  method: 'bank',
  createdAt: now,
  createdBy: '赵敏',
  closesAt: '2026-11-23T02:00:00.000Z',
  closedAt: null,
  closedBy: null,
  completedAt: null,
  term: null,
  agreementVersion: '2026-11',
  invoice: null,
};
const page = (items: OrderRecord[]) => ({ items, total: items.length, page: 1, limit: 20 });
const buying = (answers: MockAnswers = {}): MockAnswers => ({
  'membership.plans': plans,
  'membership.current': free,
  'order.list': page([]),
  'order.details': { order, now },
  ...answers,
});

test('what has a price is ordered once the agreement is accepted; product, years and the buyer’s code are all that is sent', async () => {
  const { user, calls, address } = renderPortal('/confirmOrder?plan=silver', {
    answers: buying({
      'order.create': { id: 'order-1' },
      'order.pay': { method: 'bank', holder: '平台', bank: '银行', account: '6222', remark: order.number },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '增加一年' }));
  expect(screen.queryByRole('radio', { name: /旗舰版/ })).toBeNull();
  expect(screen.getAllByText('¥3,998.00').length).toBeGreaterThan(0);
  const beside = within(screen.getByRole('form'));
  await user.click(beside.getByRole('button', { name: '提交订单' }));
  const accept = screen.getByRole('checkbox', { name: /同意服务协议/ });
  expect(accept).toHaveAccessibleDescription('请先阅读并同意服务协议');
  await user.click(accept);
  await user.type(screen.getByLabelText(/^统一社会信用代码/), '91310115MADEM0A11M');
  await user.click(beside.getByRole('button', { name: '提交订单' }));
  expect(await screen.findByRole('heading', { name: '付款', level: 1 })).toBeVisible();
  expect(calls.find(({ name }) => name === 'order.create')?.request).toEqual({
    product: 'silver',
    years: 2,
    agreementVersion: serviceAgreementVersion,
    buyerCreditCode: '91310115MADEM0A11M',
  });
  expect(address()).toBe('/payment?id=order-1');
});

test('the order that was just made does not take the place of its form before the payment is there', async () => {
  let made = false;
  const { user, calls, address } = renderPortal('/confirmOrder?plan=silver', {
    answers: buying({
      'order.list': () => page(made ? [order] : []),
      'order.create': () => {
        made = true;
        return { id: 'order-1' };
      },
      // Asked anew too: until it answers, the write is under way.
      'membership.current': () => (made ? new Promise(() => undefined) : free),
    }),
  });
  const beside = within(await screen.findByRole('form'));
  await user.click(screen.getByRole('checkbox', { name: /同意服务协议/ }));
  await user.type(screen.getByLabelText(/^统一社会信用代码/), '91310115MADEM0A11M');
  await user.click(beside.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'order.list')).toHaveLength(2));
  await user.hover(beside.getByRole('link'));
  expect(address()).toMatch(/^.confirmOrder/);
  expect(screen.queryByRole('region', { name: '还有一个订单没有付款' })).toBeNull();
});

describe('a visitor', () => {
  const notOfVisitors = /^(order|membership\.current|membership\.photos)/;

  test('chooses, is asked for the login over the page, and goes on with what was chosen', async () => {
    const target: string[] = [];
    vi.spyOn(pageLoad, 'to').mockImplementation((to) => void target.push(to));
    const { user, calls, address } = renderPortal('/confirmOrder?plan=gold', { as: null, answers: buying() });
    expect(await screen.findByRole('radio', { name: /金牌/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '增加一年' }));
    expect(screen.getAllByText('¥7,998.00').length).toBeGreaterThan(0);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(calls.map(({ name }) => name).filter((name) => notOfVisitors.test(name))).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: '登录后下单' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(address()).toBe('/confirmOrder?plan=gold&years=2&login=');
    await user.type(dialog.getByLabelText('登录账号'), '13900000001');
    await user.type(dialog.getByLabelText('密码'), 'pest1234');
    await user.click(dialog.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(target).toEqual(['/confirmOrder?plan=gold&years=2']));
  });

  test('who puts the login away keeps what was chosen', async () => {
    const { user, address } = renderPortal('/confirmOrder?plan=gold&years=3&login=register', {
      as: null,
      answers: buying(),
    });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/confirmOrder?plan=gold&years=3'));
  });

  test.each([
    ['/personalCenter', '个人中心是您自己的，请先登录'],
    ['/payment?id=order-1', '订单只给下单公司的人看，请先登录'],
    ['/payFail?id=order-1', '订单只给下单公司的人看，请先登录'],
    ['/orderStateUnpaid?id=order-1', '订单只给下单公司的人看，请先登录'],
    ['/orderStateCompleted?id=order-1', '订单只给下单公司的人看，请先登录'],
    ['/orderStateClosed?id=order-1', '订单只给下单公司的人看，请先登录'],
    ['/writerInvoice?id=order-1', '订单只给下单公司的人看，请先登录'],
    ['/downloadContract?id=order-1', '订单只给下单公司的人看，请先登录'],
    ['/downloadContract1?id=order-1', '订单只给下单公司的人看，请先登录'],
  ])('at %s reads whom it is shown to, asks for nothing, and is offered the login there', async (at, said) => {
    const { user, calls, address } = renderPortal(at, { as: null, answers: buying() });
    expect(await screen.findByText(said)).toBeVisible();
    expect(calls.map(({ name }) => name).filter((name) => notOfVisitors.test(name))).toEqual([]);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toMatch(new RegExp(`^${at.split('?')[0]}\\?`));
  });
});

test('an upgrade counts the rest of the present plan as a line of its own', async () => {
  renderPortal('/confirmOrder?plan=gold', { answers: buying({ 'membership.current': silver }) });
  expect(await screen.findByText('原会员剩余 212 天折算')).toBeVisible();
  expect(screen.getByText('−¥1,161.06')).toBeVisible();
  expect(screen.getByText('¥2,837.94', { selector: 'dd' })).toBeVisible();
});

test('an order that is not paid yet is offered in place of another one', async () => {
  renderPortal('/confirmOrder', { answers: buying({ 'order.list': page([order]) }) });
  const open = within(await screen.findByRole('region', { name: '还有一个订单没有付款' }));
  expect(open.getByText(/M20261122K7PQ2XWD/)).toBeVisible();
  expect(open.getByRole('button', { name: '去付款' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull();
});

test('the page of a completed order shows an unpaid one as what it is', async () => {
  const { address } = renderPortal('/orderStateCompleted?id=order-1', { answers: buying() });
  expect(await screen.findByRole('heading', { name: '待付款', level: 1 })).toBeVisible();
  expect(address()).toBe('/orderStateUnpaid?id=order-1');
});

test('where paying cannot begin, it says why and can be tried again', async () => {
  renderPortal('/payment?id=order-1', {
    answers: buying({ 'order.pay': refusal('general.businessFailure') }),
  });
  expect(await screen.findByRole('button', { name: '重新付款' })).toBeVisible();
  expect(screen.queryByText('收款户名')).toBeNull();
});

test('an order that is not there says so', async () => {
  renderPortal('/payment?id=order-2', { answers: buying({ 'order.details': refusal('general.notFound') }) });
  expect(await screen.findByText('没有找到这个订单')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('查看订单');
});

test('the personal centre of who may not buy has profile and password only; a customer’s too', async () => {
  const { calls } = renderPortal('/personalCenter', { as: 'customer', answers: buying() });
  expect(await screen.findByRole('heading', { name: '资料' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '会员与用量' })).toBeNull();
  expect(calls.some(({ name }) => name.startsWith('order') || name.startsWith('membership'))).toBe(false);
});

describe('an order that is not paid', () => {
  const unpaid = (change: Partial<OrderRecord> = {}) =>
    buying({ 'order.details': { order: { ...order, ...change }, now } });

  test.each(['/downloadContract', '/downloadContract1', '/writerInvoice'])(
    'has no %s yet, and leads on',
    async (path) => {
      const { user, calls, address } = renderPortal(`${path}?id=order-1`, { answers: unpaid() });
      expect(await screen.findByText('订单还没有付款，付款确认后就可以使用。')).toBeVisible();
      expect(screen.queryByText(/盖章版本|已盖章/)).toBeNull();
      expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
      expect(calls.map(({ name }) => name)).not.toContain('order.contract');
      await user.click(screen.getByRole('button', { name: '去付款' }));
      expect(address()).toBe('/payment?id=order-1');
    },
  );

  test.each(['/downloadContract', '/downloadContract1'])('closed, %s offers no payment', async (path) => {
    const { user, address } = renderPortal(`${path}?id=order-1`, { answers: unpaid({ state: 'closed' }) });
    expect(await screen.findByText('订单已经关闭，没有付款。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '去付款' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '查看订单' }));
    expect(address()).toBe('/orderStateClosed?id=order-1');
  });

  test.each([null, 'bank'] as const)('with the method %s no payment has failed: its state is shown', async (method) => {
    const { address } = renderPortal('/payFail?id=order-1', { answers: unpaid({ method }) });
    await waitFor(() => expect(address()).toBe('/orderStateUnpaid?id=order-1'));
    expect(screen.queryByText('付款没有成功')).toBeNull();
  });

  test('one that a provider did not take says so', async () => {
    renderPortal('/payFail?id=order-1', { answers: unpaid({ method: 'wechat' }) });
    expect(await screen.findByText(/没有收到付款，订单还在/)).toBeVisible();
  });
});

test('a seal that nobody set is said in words, and no sealed contract is asked for', async () => {
  const completed: OrderRecord = { ...order, state: 'completed', completedAt: now };
  const { calls } = renderPortal('/downloadContract1?id=order-1', {
    answers: buying({ 'order.details': { order: completed, now }, 'membership.plans': { ...plans, sealed: false } }),
  });
  expect(await screen.findByText('平台没有设置印章')).toBeVisible();
  expect(screen.getByRole('link', { name: '下载未盖章的版本' })).toHaveAttribute(
    'href',
    '/downloadContract?id=order-1',
  );
  expect(calls.map(({ name }) => name)).not.toContain('order.contract');
});

test('the recognition is asked for: its address chooses nothing in its place, and leads to us', async () => {
  const sold = { ...plans, products: [...plans.products, { product: 'aiRecognition', yearCents: 120_000 } as const] };
  renderPortal('/confirmOrder?plan=aiRecognition', { answers: buying({ 'membership.plans': sold }) });
  expect(await screen.findByText(/AI 虫害识别单独洽谈，不在线上收款/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /AI 虫害识别/ })).toBeNull();
  expect(screen.getByText(/没有找到链接里的商品/)).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test.each([
  ['/terms', '用户协议', '双方与适用'],
  ['/privacy', '隐私政策', '谁在处理您的信息'],
  ['/agreement', '服务协议', '双方与内容'],
])('%s is read without an account, and shows the operator and the other two texts', async (path, title, section) => {
  renderPortal(path, { as: null, answers: { 'membership.plans': plans } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: section })).toBeVisible();
  const operator = within(await screen.findByRole('region', { name: '平台运营方' }));
  for (const fact of Object.values(plans.operator)) expect(operator.getByText(fact)).toBeVisible();
  const related = within(screen.getByRole('navigation', { name: '相关文本' }));
  expect(related.getAllByRole('link')).toHaveLength(2);
  const foot = within(screen.getByRole('contentinfo'));
  for (const [name, href] of [
    ['用户协议', '/terms'],
    ['隐私政策', '/privacy'],
    ['服务协议', '/agreement'],
  ] as const) {
    expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('the privacy notice says how long this installation keeps what is about people', async () => {
  renderPortal('/privacy', { as: null, answers: { 'membership.plans': plans } });
  expect(await screen.findByText(/联系表单：90 天/)).toBeVisible();
});
