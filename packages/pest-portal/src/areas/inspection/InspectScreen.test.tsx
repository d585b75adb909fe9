import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  addDays,
  type DeviceCheck,
  dayInZone,
  defaultTimeZone,
  type InspectionTemplateRecord,
  type SheetRow,
  type TaskDetails,
} from 'pest-sdk';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { outboxOf } from '../../offline/outbox/useOutbox';
import { onPhoneAtASite, setOnline } from '../../testing/phone-at-a-site';
import { renderPortal } from '../../testing/render-portal';
import { emptyCheck, sheetRow } from '../task/sheet-rows.fixture';

const task: TaskDetails = {
  ...sampleResult('task.details'),
  id: 'task-1',
  state: 'checkedIn',
  inspection: 'devices',
  returnReason: '',
  siteSignature: null,
};
const trap = sheetRow({ deviceId: 'd1', code: 'MT-0001' });
const otherTrap = sheetRow({ deviceId: 'd2', code: 'MT-0002' });
const station = sheetRow({ deviceId: 'd3', code: 'BS-0001', type: 'baitStation', place: 'outdoor' });

const service = (rows: readonly SheetRow[], templates: InspectionTemplateRecord[] = []): MockAnswers => ({
  'task.details': task,
  'inspection.sheet': { taskId: 'task-1', rows: [...rows], templates },
});
const recordedByAnother: DeviceCheck = {
  ...emptyCheck('inaccessible'),
  accountName: '王强',
  note: '门锁着',
};
const at = '/servicePage/inspect?id=task-1';
const zeroOf = (code: string) => screen.findByRole('button', { name: `${code}：无捕获，正常` });
const recorded = (calls: readonly { readonly name: string }[]) =>
  calls.filter(({ name }) => name === 'inspection.record').length;

// As after a reload.
onPhoneAtASite(async () => {
  for (const accountId of ['account-9', 'nobody']) await outboxOf(accountId).reload();
});

describe('before check-in', () => {
  const today = dayInZone(new Date(), defaultTimeZone);
  const waiting = (plannedDay: string): MockAnswers => ({
    ...service([trap]),
    'task.details': { ...task, state: 'allocated', plannedDay, staff: [{ id: 'account-9', name: '李强' }] },
  });

  test('the work is there to read, and one tap on the service day begins it', async () => {
    const { user, calls, answer } = renderPortal(at, { answers: waiting(today) });
    expect(await screen.findByRole('button', { name: '记录 MT-0001' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const checkIn = screen.getByRole('button', { name: '签到' });
    answer(service([trap]));
    await user.click(checkIn);
    await waitFor(() => expect(calls.filter(({ name }) => name === 'task.checkIn')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: '提交服务' })).toBeVisible();
  });

  test('another day says when it is, and offers nothing that would be refused', async () => {
    renderPortal(at, { answers: waiting(addDays(today, 1)) });
    expect(await screen.findByText(/当天才能签到/)).toBeVisible();
    expect(screen.getByRole('button', { name: '记录 MT-0001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '签到' })).not.toBeInTheDocument();
  });
});

describe('a device whose form is not complete', () => {
  test('is not saved: the first missing group has the focus, and it is said how many are missing', async () => {
    const { user, calls } = renderPortal(`${at}&device=d3`, { answers: service([station]) });
    await user.type(await screen.findByRole('textbox', { name: /备注/ }), '门外');
    await user.click(await screen.findByRole('button', { name: '保存，下一台' }));
    const missing = await screen.findByText('还有 1 项需要填写');
    expect(missing).toHaveAttribute('role', 'alert');
    const group = screen.getByRole('radiogroup', { name: '饵料取食' });
    expect(group).toBeInvalid();
    expect(group).toContainElement(document.activeElement as HTMLElement);
    expect(recorded(calls)).toBe(0);
  });

  test('counts each item of the template', async () => {
    const template = {
      ...sampleResult('inspection.sheet').templates[0],
      deviceType: 'mouseTrap',
      process: '先关灯，再打开捕鼠器。',
      directions: [
        {
          id: 'x',
          name: '设备检查',
          note: '',
          items: ['贴墙', '完好'].map((name) => ({
            id: name,
            name,
            type: 'text' as const,
            required: true,
            options: [],
            multiple: false,
            unit: '',
            min: null,
            max: null,
            alarmAbove: null,
          })),
        },
      ],
    } as InspectionTemplateRecord;
    const { user } = renderPortal(`${at}&device=d1`, { answers: service([trap], [template]) });
    await user.click(await screen.findByText('检查步骤'));
    expect(screen.getByText('先关灯，再打开捕鼠器。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存，下一台' }));
    expect(await screen.findByText('还有 2 项需要填写')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '贴墙' })).toHaveFocus();
  });
});

test('no zero is offered in the list for a device that had caught something: its form is looked at first', async () => {
  const lastReading = { at: '2026-11-01T02:00:00.000Z', value: 2 };
  renderPortal(at, { answers: service([trap, { ...otherTrap, lastReading }]) });
  expect(await zeroOf('MT-0001')).toBeVisible();
  expect(screen.getByRole('button', { name: '记录 MT-0002' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'MT-0002：无捕获，正常' })).toBeNull();
});

describe('a form that was left half filled in', () => {
  test('outlives its tab, is marked in the list, and no zero is offered over it', async () => {
    const answers = service([trap, otherTrap]);
    const { user } = renderPortal(`${at}&device=d1`, { answers });
    await user.type(await screen.findByRole('textbox', { name: /备注/ }), '板上有毛');
    cleanup();
    // The tab is gone, and another one opened.
    sessionStorage.clear();
    const { user: again } = renderPortal(at, { answers });
    expect(await zeroOf('MT-0002')).toBeVisible();
    expect(screen.getByText('填写了一半，未保存')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'MT-0001：无捕获，正常' })).not.toBeInTheDocument();
    expect(screen.getByText('1 台设备填写了一半，没有保存，不会随服务提交。')).toBeVisible();
    await again.click(screen.getByRole('button', { name: '记录 MT-0001' }));
    expect(await screen.findByRole('textbox', { name: /备注/ })).toHaveDisplayValue('板上有毛');
    expect(screen.queryByRole('button', { name: /无捕获，正常，下一台/ })).not.toBeInTheDocument();
  });

  test('is marked beside its own form while it is typed', async () => {
    const { user } = renderPortal(`${at}&device=d1`, { answers: service([trap]) });
    await user.type(await screen.findByRole('textbox', { name: /备注/ }), '毛');
    expect(await screen.findByText('填写了一半，未保存')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /备注/ }));
    await waitFor(() => expect(screen.queryByText('填写了一半，未保存')).not.toBeInTheDocument());
  });
});

test('a finding answers what is required as usual, and says so, until the person says otherwise', async () => {
  const choice = (id: string) => ({
    ...{ id, name: id, type: 'choice' as const, required: true, multiple: false, unit: '' },
    ...{ min: null, max: null, alarmAbove: null },
    options: [
      { id: 'bad', label: '破损', raisesRisk: true },
      { id: 'good', label: '正常', raisesRisk: false },
    ],
  });
  const template = {
    ...sampleResult('inspection.sheet').templates[0],
    deviceType: 'mouseTrap',
    directions: [{ id: 'x', name: '设备检查', note: '', items: [choice('外壳'), choice('贴墙')] }],
  } as InspectionTemplateRecord;
  const { user, calls } = renderPortal(`${at}&device=d1`, { answers: service([trap], [template]) });
  await user.click((await screen.findAllByRole('button', { name: /加一$/ }))[0] as HTMLElement);
  expect(await screen.findByText('已填入通常的回答，请按实际情况核对。')).toBeVisible();
  await user.click(within(screen.getByRole('radiogroup', { name: /贴墙/ })).getByRole('radio', { name: '破损' }));
  expect(screen.queryByText('已填入通常的回答，请按实际情况核对。')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^保存，下一台/ }));
  await waitFor(() => expect(recorded(calls)).toBe(1));
  expect(calls.find(({ name }) => name === 'inspection.record')?.request).toMatchObject({
    answers: { 外壳: ['good'], 贴墙: ['bad'] },
  });
});

describe('what is asked of a device', () => {
  test('is what can be said of its type, and of what was found', async () => {
    const { user } = renderPortal(`${at}&device=d1`, { answers: service([trap]) });
    const actions = within(await screen.findByRole('group', { name: '处理措施' }));
    expect(actions.getByRole('checkbox', { name: '重新布设' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '触发但无捕获' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: '发现活鼠' })).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: /加一$/ })[0] as HTMLElement);
    expect(screen.getByRole('checkbox', { name: '发现活鼠' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: '触发但无捕获' })).not.toBeInTheDocument();
  });

  test('leaves out what a lamp has not', async () => {
    const lamp = sheetRow({ deviceId: 'd4', code: 'FL-0001', type: 'flyLamp' });
    renderPortal(`${at}&device=d4`, { answers: service([lamp]) });
    const actions = within(await screen.findByRole('group', { name: '处理措施' }));
    expect(actions.queryByRole('checkbox', { name: '更换饵料' })).not.toBeInTheDocument();
    expect(actions.queryByRole('checkbox', { name: '重新布设' })).not.toBeInTheDocument();
  });
});

test('a zero recorded with one tap is taken back with one tap', async () => {
  const { user, calls } = renderPortal(at, { answers: service([trap]) });
  await user.click(await zeroOf('MT-0001'));
  await user.click(await screen.findByRole('button', { name: '撤销 MT-0001 的记录' }));
  await zeroOf('MT-0001');
  expect(calls.find(({ name }) => name === 'inspection.removeRecord')?.request).toEqual({
    taskId: 'task-1',
    deviceId: 'd1',
    seen: expect.any(String),
  });
});

test('a record that somebody else wrote over is not taken back: the sheet shows it', async () => {
  const { user, answer } = renderPortal(at, { answers: service([trap]) });
  await user.click(await zeroOf('MT-0001'));
  const undo = await screen.findByRole('button', { name: '撤销 MT-0001 的记录' });
  answer({
    ...service([{ ...trap, check: recordedByAnother }]),
    'inspection.removeRecord': refusal('general.businessFailure', { field: 'seen' }),
  });
  await user.click(undo);
  expect(await screen.findByText('无法进入')).toBeVisible();
  expect(screen.queryByText('MT-0001 已记录为零')).not.toBeInTheDocument();
});

test('who goes back to the list while a record is being sent stays there', async () => {
  let answer = () => {};
  const sent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const record = async () => {
    await sent;
    return sampleResult('inspection.record');
  };
  const { user } = renderPortal(`${at}&device=d1`, {
    answers: { ...service([trap, otherTrap]), 'inspection.record': record },
  });
  await user.click(await screen.findByRole('button', { name: /无捕获，正常，下一台/ }));
  await user.click(screen.getByRole('button', { name: '返回设备列表' }));
  answer();
  await user.click(await screen.findByRole('button', { name: '撤销 MT-0001 的记录' }));
  await zeroOf('MT-0001');
  expect(screen.queryByRole('textbox', { name: /备注/ })).not.toBeInTheDocument();
});

describe('without a network', () => {
  test('it is said what is on the device, although nothing waits', async () => {
    const today = dayInZone(new Date(), defaultTimeZone);
    const page = sampleResult('task.list');
    const items = page.items.slice(0, 1).map((service) => ({
      ...{ ...service, id: 'task-1', plannedDay: today, plannedAt: `${today}T03:00:00.000Z` },
      staff: [{ id: 'account-3', name: '李强' }],
    }));
    const list = { ...page, items, total: 1 };
    const { user } = renderPortal('/home', { as: 'technician', answers: { ...service([trap]), 'task.list': list } });
    await user.click(await screen.findByRole('button', { name: '下载到手机' }));
    expect(await screen.findByText(/^已下载 \d\d:\d\d/)).toBeVisible();
    setOnline(false);
    expect(await screen.findByText('离线。这台设备上有 1 个服务。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查看' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('没有待发送的内容')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /11:00/ })).toBeVisible();
    expect(within(dialog).getByText(/下载$/)).toBeVisible();
  });

  test('a page that keeps nothing says so, and promises nothing of what is changed there', async () => {
    renderPortal('/customer/list');
    await screen.findByRole('heading', { level: 1 });
    setOnline(false);
    expect(await screen.findByText(/^离线。现场检查的记录会保存.*其他改动现在不能保存/)).toBeVisible();
  });

  test('records are kept on the device, counted, and sent once there is one', async () => {
    const { user, calls } = renderPortal(at, { answers: service([trap, otherTrap]) });
    await zeroOf('MT-0001');
    setOnline(false);
    expect(await screen.findByText(/^离线。/)).toBeVisible();
    await user.click(await zeroOf('MT-0001'));
    await user.click(await zeroOf('MT-0002'));
    expect(await screen.findByText(/^离线，已暂存 2 项（\d\d:\d\d 起）$/)).toBeVisible();
    expect(screen.getAllByText('待发送')).toHaveLength(2);
    expect(recorded(calls)).toBe(0);
    await user.click(screen.getByRole('button', { name: '提交服务' }));
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText(/^这次服务已提交，等待联网后发送/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交服务' })).not.toBeInTheDocument();

    setOnline(true);
    await waitFor(() => expect(screen.queryByText('待发送')).not.toBeInTheDocument());
    await waitFor(() => expect(calls.some(({ name }) => name === 'task.submit')).toBe(true));
    const writes = calls.filter(({ name }) => name === 'inspection.record' || name === 'task.submit');
    expect(writes.map(({ request }) => request)).toMatchObject([
      { deviceId: 'd1' },
      { deviceId: 'd2' },
      { id: 'task-1' },
    ]);
  });

  test('the customer signs on the phone after the last device, and it is sent in its place', async () => {
    const { user, calls } = renderPortal(at, { answers: service([trap]) });
    await zeroOf('MT-0001');
    setOnline(false);
    await user.click(await zeroOf('MT-0001'));
    await user.click(screen.getByRole('button', { name: '客户签字' }));
    const dialog = within(await screen.findByRole('dialog', { name: '客户现场签字' }));
    await user.click(dialog.getByRole('radio', { name: '键入姓名' }));
    await user.click(dialog.getByRole('button', { name: '签字' }));
    expect(dialog.getByRole('textbox', { name: /签字人姓名/ })).toBeInvalid();
    expect(dialog.getByText('请签字人本人勾选确认')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /签字人姓名/ }), '王芳');
    await user.type(dialog.getByRole('textbox', { name: /职务/ }), '品控主管');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: '签字' }));
    expect(await screen.findByText(/^王芳.*已签字$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交服务' }));
    expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('客户还没有签字');
    await user.click(screen.getByRole('button', { name: '提交' }));
    setOnline(true);
    await waitFor(() => expect(calls.some(({ name }) => name === 'task.submit')).toBe(true));
    const writes = calls.filter(({ name }) => /record$|sign$|submit$/.test(name));
    expect(writes.map(({ name }) => name)).toEqual(['inspection.record', 'inspection.sign', 'task.submit']);
    const signature = { method: 'typed', name: '王芳', title: '品控主管', strokes: null, reason: '' };
    expect(writes[1]?.request).toMatchObject({ taskId: 'task-1', ...signature, recordedAt: expect.any(String) });
  });

  test('a record whose answer was lost is sent again under the same key', async () => {
    let lost = true;
    const { user, calls, answer } = renderPortal(at, {
      answers: { ...service([trap]), 'inspection.record': () => (lost ? HttpResponse.error() : null) },
    });
    await user.click(await zeroOf('MT-0001'));
    await screen.findByText('1 项还没有发送，保存在这台设备上。');
    lost = false;
    answer(service([trap]));
    await user.click(screen.getByRole('button', { name: '立即发送' }));
    await waitFor(() => expect(screen.queryByText('待发送')).not.toBeInTheDocument());
    const keys = calls
      .filter(({ name }) => name === 'inspection.record')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  test('what somebody else recorded meanwhile is shown beside it, and the person says which holds', async () => {
    const { user, calls, answer } = renderPortal(at, { answers: service([trap]) });
    await zeroOf('MT-0001');
    setOnline(false);
    await user.click(await zeroOf('MT-0001'));
    await screen.findByText('待发送');
    answer({
      ...service([{ ...trap, check: recordedByAnother }]),
      'inspection.record': refusal('general.businessFailure', { field: 'seen' }),
    });
    setOnline(true);
    expect(await screen.findByText('MT-0001 已有另一条记录')).toBeVisible();
    expect(await screen.findByText(/王强（.+）：无法进入.*门锁着/)).toBeVisible();
    expect(screen.getByText(/本机记录（.+）：捕获 0/)).toBeVisible();
    expect(screen.getByText('需要处理')).toBeVisible();
    expect(recorded(calls)).toBe(1);
    await user.click(screen.getByRole('button', { name: '放弃本机记录' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/MT-0001 的这条记录将被去掉：本机记录/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '去掉这条记录' }));
    await waitFor(() => expect(screen.queryByText('MT-0001 已有另一条记录')).not.toBeInTheDocument());
    expect(recorded(calls)).toBe(1);
  });

  test('what the server does not take is said, and nothing is dropped by itself', async () => {
    const { user, answer } = renderPortal(at, { answers: service([trap]) });
    await zeroOf('MT-0001');
    setOnline(false);
    await user.click(await zeroOf('MT-0001'));
    await screen.findByText('待发送');
    answer({ ...service([trap]), 'inspection.record': refusal('device.notBound') });
    setOnline(true);
    expect(await screen.findByText(/MT-0001 的记录没有被接受/)).toBeVisible();
    expect(screen.getByRole('button', { name: '删除本机记录' })).toBeVisible();
  });

  test('a record is still there after a reload, for its account only', async () => {
    const answers = { ...service([trap]), 'inspection.record': () => HttpResponse.error() };
    const { user } = renderPortal(at, { answers });
    await user.click(await zeroOf('MT-0001'));
    await screen.findByText('待发送');
    cleanup();
    renderPortal(at, { answers });
    expect(await screen.findByText('待发送')).toBeVisible();
    cleanup();
    renderPortal(at, { answers, account: { id: 'account-9' } });
    expect(await zeroOf('MT-0001')).toBeVisible();
    expect(screen.queryByText('待发送')).not.toBeInTheDocument();
  });
});

describe('the floor plan', () => {
  const [record] = sampleResult('floorPlan.list');
  if (!record) throw new Error('the sample has a floor plan');
  const hall = { ...record, id: 'hall', name: '一层' };
  const loft = { ...record, id: 'loft', name: '二层' };
  const on = (floorPlanId: string, row: SheetRow) => ({ ...row, floorPlanId, position: { x: 0.5, y: 0.5 } });
  const rows = [{ ...on('hall', trap), check: emptyCheck() }, on('hall', otherTrap), on('loft', station)];
  const answers: MockAnswers = { ...service(rows), 'floorPlan.list': [hall, loft] };

  test('opens with one tap, says what is done and what comes next, and leads to a device', async () => {
    const { user, calls, address } = renderPortal(at, { answers });
    await user.click(await screen.findByRole('button', { name: '平面图' }));
    expect(await screen.findByRole('img', { name: '一层' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^MT-0001，.*捕获 0$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^MT-0002，.*下一台$/ })).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: /^BS-0001/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '平面图' }), 'loft');
    expect(await screen.findByRole('img', { name: '二层' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^BS-0001，.*待检查$/ })).toBeVisible();
    expect(address()).toBe(`${at}&plan=loft`);
    await user.click(screen.getByRole('button', { name: '检查 MT-0002' }));
    expect(await screen.findByRole('heading', { name: 'MT-0002' })).toBeVisible();
    expect(address()).toBe(`${at}&device=d2`);
    expect(calls.find(({ name }) => name === 'floorPlan.list')?.request).toEqual({ customerId: task.customerId });
  });

  test('from an open device it leads back to what was typed', async () => {
    const { user } = renderPortal(`${at}&device=d2`, { answers });
    await user.type(await screen.findByRole('textbox', { name: /备注/ }), '门外');
    const [button] = screen.getAllByRole('button', { name: '平面图' });
    if (button) await user.click(button);
    await user.click(await screen.findByRole('button', { name: '返回 MT-0002' }));
    expect(await screen.findByRole('textbox', { name: /备注/ })).toHaveDisplayValue('门外');
  });

  test('is there without a network, with what was recorded since', async () => {
    const { user } = renderPortal(at, { answers });
    const plan = await screen.findByRole('button', { name: '平面图' });
    await user.click(plan);
    await screen.findByRole('img', { name: '一层' });
    await user.click(screen.getByRole('button', { name: '返回设备列表' }));
    setOnline(false);
    await user.click(await zeroOf('MT-0002'));
    await screen.findByText('待发送');
    await user.click(screen.getByRole('button', { name: '平面图' }));
    // The next one stands on the other plan by now.
    expect(await screen.findByRole('img', { name: '二层' })).toBeVisible();
    expect(screen.getByRole('button', { name: '检查 BS-0001' })).toBeVisible();
  });

  test('where no device is on one, that is said', async () => {
    const { user } = renderPortal(at, {
      answers: { ...answers, ...service([trap]) },
    });
    await user.click(await screen.findByRole('button', { name: '平面图' }));
    expect(await screen.findByText('平面图上没有这次服务的设备')).toBeVisible();
  });
});

describe('what is seen at a device', () => {
  test('becomes a pest log of this service, with what the form says', async () => {
    const { user, calls } = renderPortal(`${at}&device=d1`, { answers: service([trap]) });
    await user.type(await screen.findByRole('textbox', { name: /备注/ }), '门缝过大');
    await user.click(screen.getByRole('button', { name: '写虫害日志' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /标题/ })).toHaveDisplayValue(/^MT-0001 · 捕鼠器/);
    expect(dialog.getByRole('textbox', { name: /内容/ })).toHaveDisplayValue(/门缝过大$/);
    expect(dialog.queryByRole('combobox', { name: /客户/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '发布' }));
    await screen.findByText('虫害日志已发布');
    expect(calls.find(({ name }) => name === 'pestLog.create')?.request).toMatchObject({
      taskId: 'task-1',
      customerId: task.customerId,
    });
  });
});

test('of a long sheet the first rows are there, and then all; one tap is for its own row', async () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    sheetRow({ deviceId: `d${index}`, code: `MT-${String(index).padStart(4, '0')}` }),
  );
  const { user, calls } = renderPortal(at, { answers: service(rows) });
  await user.click(await zeroOf('MT-0059'));
  await waitFor(() => expect(recorded(calls)).toBe(1));
  expect(await screen.findByRole('button', { name: '更正 MT-0059' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /无捕获，正常/ })).toHaveLength(59);
});
