import { screen, waitFor } from '@testing-library/react';
import type { InspectionTemplateRecord, SheetRow, TaskDetails } from 'pest-sdk';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test, vi } from 'vitest';
import { onPhoneAtASite } from '../../testing/phone-at-a-site';
import { renderPortal } from '../../testing/render-portal';
import { emptyCheck, sheetRow } from '../task/sheet-rows.fixture';

onPhoneAtASite(async () => undefined);
const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 991px)', ...listeners }));

const task: TaskDetails = {
  ...sampleResult('task.details'),
  id: 'task-1',
  state: 'checkedIn',
  inspection: 'devices',
  returnReason: '',
  siteSignature: null,
};
const service = (templates: InspectionTemplateRecord[], check: SheetRow['check'] = null): MockAnswers => ({
  'task.details': task,
  'inspection.sheet': { taskId: 'task-1', rows: [sheetRow({ deviceId: 'd1', code: 'MT-0001', check })], templates },
});
const at = '/servicePage/inspect?id=task-1&device=d1';
const item = (name: string, required: boolean) => ({
  ...{ id: name, name, type: 'text' as const, required, options: [], multiple: false, unit: '' },
  ...{ min: null, max: null, alarmAbove: null },
});
const asking = (...items: readonly object[]) =>
  ({
    ...sampleResult('inspection.sheet').templates[0],
    deviceType: 'mouseTrap',
    directions: [{ id: 'x', name: '设备检查', note: '', items }],
  }) as InspectionTemplateRecord;
const template = asking(item('贴墙', true));
test('a form folds what a zero reading does not need, and opens what is missing', async () => {
  const { user } = renderPortal(at, { answers: service([template]) });
  const item = await screen.findByLabelText(/贴墙/);
  expect(item).not.toBeVisible();
  expect(screen.getByRole('radiogroup', { name: '检查结果' })).toBeVisible();
  expect(screen.getByText('备注')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存，下一台' }));
  await waitFor(() => expect(item).toHaveFocus());
  expect(item).toBeVisible();
});

test.each([
  [9, '最多 9 张照片，已满'],
  [8, '最多 1 张，'],
])('a question has what room %i photos of the check leave, and says so', async (count, words) => {
  const photos = Array.from({ length: count }, (_, index) => `https://files.example/${index}.png`);
  const seen = { ...item('看板', true), type: 'photo' };
  renderPortal(at, { answers: service([asking(seen)], { ...emptyCheck('checked'), photos, answers: {} }) });
  expect(await screen.findByRole('group', { name: '看板' })).toHaveTextContent(words);
});

test('what was found opens what else is read of it', async () => {
  const { user } = renderPortal(at, { answers: service([]) });
  expect(await screen.findByText('触发但无捕获')).not.toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /加一$/ })[0] as HTMLElement);
  expect(screen.getByText('发现活鼠')).toBeVisible();
});

test('what is missing opens its part again, after that was closed by hand', async () => {
  const { user } = renderPortal(at, { answers: service([template]) });
  const item = await screen.findByLabelText(/贴墙/);
  await user.click(screen.getByRole('button', { name: '保存，下一台' }));
  await waitFor(() => expect(item).toHaveFocus());
  await user.click(screen.getByText('检查项目', { selector: 'summary' }));
  expect(item).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '去填写缺少的内容' }));
  await waitFor(() => expect(item).toHaveFocus());
  expect(item).toBeVisible();
});

test('an answer that the server refuses is shown at its question', async () => {
  const field = 'answers.贴墙';
  const { user } = renderPortal(at, {
    answers: {
      ...service([asking(item('贴墙', false))]),
      'inspection.record': refusal('general.invalidParameter', { field }),
    },
  });
  const question = await screen.findByLabelText(/贴墙/);
  expect(question).not.toBeVisible();
  await user.click((await screen.findAllByRole('button', { name: /加一$/ }))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: '保存，下一台' }));
  await waitFor(() => expect(question).toHaveFocus());
  expect(question).toBeVisible();
  expect(question).toBeInvalid();
});

test('rules ask for the day at the site', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T02:00:00Z') });
  const there = { ...item('开门', false), showIf: "today() = '2026-05-03'" };
  const inChina = { ...item('关灯', false), showIf: "today() = '2026-05-04'" };
  renderPortal(at, { account: { timeZone: 'America/Los_Angeles' }, answers: service([asking(there, inChina)]) });
  expect(await screen.findByLabelText(/开门/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/关灯/)).toBeNull();
});

test('a required photo is found, and the camera at the thumb takes another', async () => {
  const { user } = renderPortal(at, { answers: service([asking({ ...item('看板', true), type: 'photo' })]) });
  const question = await screen.findByRole('group', { name: '看板', hidden: true });
  await user.click(screen.getByRole('button', { name: '保存，下一台' }));
  await waitFor(() => expect(question).toBeInvalid());
  expect(question).toHaveAccessibleDescription('请填写此项');
  expect(question).toContainElement(document.activeElement as HTMLElement);
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  await user.click(screen.getByRole('button', { name: '拍照' }));
  const camera = opened.mock.contexts[0] as HTMLElement;
  expect(question).not.toContainElement(camera);
  expect(camera).toHaveAttribute('type', 'file');
});
