import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SheetRow, TaskDetails } from 'pest-sdk';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test, vi } from 'vitest';
import { settleMs } from '../../base/useSettled';
import { readActs } from '../../offline/outbox/outbox-store';
import { outboxOf } from '../../offline/outbox/useOutbox';
import { onPhoneAtASite, setOnline } from '../../testing/phone-at-a-site';
import { renderPortal } from '../../testing/render-portal';
import { sheetRow } from '../task/sheet-rows.fixture';

/** From the second tap of an ordinary double tap to somebody who taps on because nothing seems to happen. */
const intervals = [...Array.from({ length: 15 }, (_, index) => 50 + index * 100), 1500];
const task: TaskDetails = {
  ...sampleResult('task.details'),
  id: 'task-1',
  state: 'checkedIn',
  inspection: 'devices',
  returnReason: '',
  siteSignature: null,
};
/** One for each interval, and the next, which nobody has looked at. */
const rows = Array.from({ length: intervals.length + 1 }, (_, number) => device(number));

function device(number: number): SheetRow {
  return sheetRow({ deviceId: `d${number}`, code: `MT-${String(number).padStart(4, '0')}`, workshopName: 'Hall' });
}

const answers: MockAnswers = {
  'task.details': task,
  'inspection.sheet': { taskId: 'task-1', rows, templates: [] },
  'inspection.removeRecord': null,
};

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tap = (control: Element) => {
  fireEvent.pointerDown(control);
  fireEvent.click(control, { detail: 1 });
};

onPhoneAtASite(async () => {
  for (const accountId of ['account-1', 'nobody']) await outboxOf(accountId).send();
});

describe.each([
  ['with a network', true],
  ['without one', false],
])('two taps on one spot, %s', (_, online) => {
  async function sheet(query = '') {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    const portal = renderPortal(`/servicePage/inspect?id=task-1${query}`, { answers });
    await screen.findAllByRole('button', { name: /无捕获，正常/ });
    if (!online) setOnline(false);
    /** What is recorded by now, on the server or on this device. */
    const recorded = async () => {
      const kept = (await readActs('account-1')).map(({ request }) => request);
      const sent = portal.calls.filter(({ name }) => name === 'inspection.record').map(({ request }) => request);
      return [...sent, ...kept].flatMap((request) => ('deviceId' in Object(request) ? [request] : []));
    };
    return { ...portal, recorded };
  }

  test('on the main act of the form record one device, and say which', async () => {
    const { recorded } = await sheet('&device=d0');
    const main = () => screen.getByRole('button', { name: /无捕获，正常，|^保存，下一台/ });
    for (const [index, interval] of intervals.entries()) {
      await later(settleMs + 100);
      const [code = ''] = (main().textContent ?? '').split(' ');
      tap(main());
      await later(interval);
      tap(main());
      await waitFor(() => expect(screen.getByText(`${code} 已记录为零`)).toBeVisible());
      await later(300);
      expect(await recorded(), `${interval} ms`).toHaveLength(index + 1);
    }
  });

  test.each(['全部', '待检查'])('on a row of the list (%s) record its device, and no other', async (filter) => {
    const { recorded, calls } = await sheet();
    fireEvent.click(screen.getByRole('radio', { name: filter }));
    for (const [index, interval] of intervals.entries()) {
      await later(settleMs + 100);
      const item = screen.getByText(rows[index]?.code ?? '').closest('li') as HTMLElement;
      const act = () => within(item).getAllByRole('button')[1] as HTMLElement;
      tap(act());
      await later(interval);
      tap(act());
      await waitFor(() => expect(act()).toHaveTextContent('撤销'));
      await later(300);
      expect(await recorded(), `${interval} ms`).toHaveLength(index + 1);
    }
    expect(calls.some(({ name }) => name === 'inspection.removeRecord')).toBe(false);
  });
});
