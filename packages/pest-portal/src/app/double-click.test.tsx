import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayInZone, defaultTimeZone, type EndpointName, type TaskDetails } from 'pest-sdk';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { emptyCheck, sheetRow } from '../areas/task/sheet-rows.fixture';
import { look } from '../testing/look';
import { renderPortal } from '../testing/render-portal';

const service = (change: Partial<TaskDetails>): TaskDetails => ({
  ...sampleResult('task.details'),
  id: 'task-1',
  staff: [{ id: 'account-3', name: 'Li Qiang' }],
  checkedIn: null,
  submitted: null,
  reviewed: null,
  reportId: null,
  returnReason: '',
  reportState: 'notGenerated',
  ...change,
});
const row = sheetRow({ deviceId: 'd1', code: 'MT-0001' });

interface Act {
  readonly call: EndpointName;
  readonly at: string;
  /** Buttons on the way, the last of them clicked twice. */
  readonly clicks: readonly string[];
  readonly answers?: MockAnswers;
}

const acts: readonly Act[] = [
  {
    call: 'task.checkIn',
    at: '/servicePage/detail?id=task-1',
    clicks: ['签到'],
    answers: { 'task.details': service({ state: 'allocated', plannedDay: dayInZone(new Date(), defaultTimeZone) }) },
  },
  {
    call: 'task.submit',
    at: '/servicePage/detail?id=task-1',
    clicks: ['提交', '提交'],
    answers: { 'task.details': service({ state: 'checkedIn' }) },
  },
  {
    call: 'task.delete',
    at: '/servicePage/detail?id=task-1',
    clicks: ['删除', '删除服务'],
    answers: { 'task.details': service({ state: 'allocated' }) },
  },
  {
    call: 'task.generateReport',
    at: '/servicePage/detail?id=task-1',
    clicks: ['生成报告'],
    answers: { 'task.details': service({ state: 'reviewed' }) },
  },
  {
    call: 'task.review',
    at: '/servicePage/detail?id=task-1',
    clicks: ['审核通过'],
    answers: {
      'task.details': service({ state: 'pendingReview', devicesDue: 1, devicesChecked: 1, devicesNotReached: 0 }),
      'inspection.sheet': { taskId: 'task-1', rows: [{ ...row, check: emptyCheck() }], templates: [] },
    },
  },
  {
    call: 'inspection.record',
    at: '/servicePage/inspect?id=task-1',
    clicks: ['MT-0001：无捕获，正常'],
    answers: {
      'task.details': service({ state: 'checkedIn', inspection: 'devices' }),
      'inspection.sheet': { taskId: 'task-1', rows: [row], templates: [] },
    },
  },
];

const openDialog = () =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    if (!dialog) throw new Error('No dialog is open.');
    return dialog;
  });

/** Both before anything is drawn anew, as on a phone that is busy: the button does not know of the first yet. */
function clickTwice(button: HTMLElement): void {
  look();
  fireEvent.click(button);
  fireEvent.click(button);
}

describe('a double click does a thing once', () => {
  test.each(acts)('$call', async ({ call, at, clicks, answers }) => {
    const { user, calls } = renderPortal(at, { answers });
    for (const [index, name] of clicks.entries()) {
      const where = index === 0 ? screen : within(await openDialog());
      const button = await where.findByRole('button', { name });
      if (index === clicks.length - 1) clickTwice(button);
      else await user.click(button);
    }
    await expect.poll(() => calls.filter(({ name }) => name === call).length).toBe(1);
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(calls.filter(({ name }) => name === call)).toHaveLength(1);
  });
});
