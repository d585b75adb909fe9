import { screen, waitFor } from '@testing-library/react';
import type { InspectionTemplateRecord, TaskDetails } from 'pest-sdk';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { expect, test, vi } from 'vitest';
import { onPhoneAtASite } from '../../testing/phone-at-a-site';
import { renderPortal } from '../../testing/render-portal';
import { sheetRow } from '../task/sheet-rows.fixture';

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
const service = (templates: InspectionTemplateRecord[]): MockAnswers => ({
  'task.details': task,
  'inspection.sheet': { taskId: 'task-1', rows: [sheetRow({ deviceId: 'd1', code: 'MT-0001' })], templates },
});
const at = '/servicePage/inspect?id=task-1&device=d1';
const item = (name: string, required: boolean) => ({
  ...{ id: name, name, type: 'text' as const, required, options: [], multiple: false, unit: '' },
  ...{ min: null, max: null, alarmAbove: null },
});
const template = {
  ...sampleResult('inspection.sheet').templates[0],
  deviceType: 'mouseTrap',
  directions: [{ id: 'x', name: '设备检查', note: '', items: [item('贴墙', true)] }],
} as InspectionTemplateRecord;
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

test('what was found opens what else is read of it', async () => {
  const { user } = renderPortal(at, { answers: service([]) });
  expect(await screen.findByText('触发但无捕获')).not.toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /加一$/ })[0] as HTMLElement);
  expect(screen.getByText('发现活鼠')).toBeVisible();
});
