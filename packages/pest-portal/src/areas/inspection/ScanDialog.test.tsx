import { screen, waitFor, within } from '@testing-library/react';
import type { SheetRow, TaskDetails } from 'pest-sdk';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../../testing/render-portal';
import { sheetRow } from '../task/sheet-rows.fixture';

const task: TaskDetails = { ...sampleResult('task.details'), id: 'task-1', state: 'checkedIn', inspection: 'devices' };
const rows: SheetRow[] = [sheetRow({ deviceId: 'd1', code: 'MT-0001' }), sheetRow({ deviceId: 'd2', code: 'MT-0002' })];
const found = { ...sampleResult('device.detail'), code: 'FL-0009', customerId: 'elsewhere' };

/** What the camera shows; null for no code in sight. */
let inSight: string | null = null;
let track: FakeTrack;

class FakeTrack extends EventTarget {
  readyState = 'live';
  lit = false;
  stop() {
    this.readyState = 'ended';
  }
  getCapabilities() {
    return { torch: true };
  }
  async applyConstraints({ advanced }: { readonly advanced: readonly { readonly torch: boolean }[] }) {
    this.lit = advanced[0]?.torch ?? false;
  }
}

class FakeDetector {
  static async getSupportedFormats() {
    return ['qr_code'];
  }
  async detect() {
    return inSight === null ? [] : [{ rawValue: inSight }];
  }
}

const getUserMedia = vi.fn();

function fault(name: string): Error {
  return Object.assign(new Error(name), { name });
}

beforeEach(() => {
  inSight = null;
  track = new FakeTrack();
  getUserMedia.mockReset().mockImplementation(async () => {
    track = new FakeTrack();
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function openScan(answers: MockAnswers = {}) {
  const portal = renderPortal('/servicePage/inspect?id=task-1', {
    answers: {
      'task.details': task,
      'inspection.sheet': { taskId: 'task-1', rows, templates: [] },
      'device.detail': found,
      ...answers,
    },
  });
  await portal.user.click(await screen.findByRole('button', { name: '扫码' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: '扫描设备二维码' })) };
}

test('the label before the camera opens its device, and the camera is let go', async () => {
  const { dialog, user, address } = await openScan();
  expect(await dialog.findByText('将设备标签上的二维码放入画面。')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '照明' }));
  expect(track.lit).toBe(true);
  expect(await dialog.findByRole('button', { name: '照明', pressed: true })).toBeVisible();

  inSight = 'FL-0009';
  expect(await dialog.findByText(/^FL-0009 不在这次服务中，它属于另一家客户。请扫描这里的设备/)).toBeVisible();
  expect(track.readyState).toBe('live');

  inSight = 'https://portal.example/d/mt-0002';
  await waitFor(() => expect(address()).toContain('device=d2'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(track.readyState).toBe('ended');
});

test('closed, or out of sight, nothing is filmed', async () => {
  const { dialog, user } = await openScan();
  await dialog.findByText('将设备标签上的二维码放入画面。');
  const first = track;
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(first.readyState).toBe('ended'));
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(track).not.toBe(first));
  await user.click(dialog.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  expect(track.readyState).toBe('ended');
});

test('permission that comes after the dialog is closed switches the camera off again', async () => {
  let allow = () => {};
  getUserMedia.mockImplementation(
    () =>
      new Promise((resolve) => {
        allow = () => resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
      }),
  );
  const { dialog, user } = await openScan();
  await user.click(dialog.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  allow();
  await waitFor(() => expect(track.readyState).toBe('ended'));
});

test.each([
  ['NotAllowedError', /浏览器不允许使用相机/],
  ['NotFoundError', /没有找到相机/],
  ['NotReadableError', /相机没有画面/],
])('%s says what helps, asks again, and leaves the typed code', async (name, words) => {
  getUserMedia.mockRejectedValueOnce(fault(name));
  const { dialog, user, address } = await openScan();
  expect(await dialog.findByText(words)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '重试' }));
  expect(await dialog.findByText('将设备标签上的二维码放入画面。')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: '设备编号' }), 'mt-0001{Enter}');
  await waitFor(() => expect(address()).toContain('device=d1'));
  expect(track.readyState).toBe('ended');
});

test('a page without TLS has no camera to ask for', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  const { dialog } = await openScan();
  expect(await dialog.findByText(/HTTPS/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test('a picture that ends is said', async () => {
  const { dialog } = await openScan();
  await dialog.findByText('将设备标签上的二维码放入画面。');
  track.dispatchEvent(new Event('ended'));
  expect(await dialog.findByText(/相机没有画面/)).toBeVisible();
});

test.each([
  ['MT-9999', refusal('device.notFound'), /^没有编号为 MT-9999 的设备/],
  ['MT-9999', refusal('permission.denied'), /^MT-9999 不在你负责的设备中/],
  ['MT-9999', { ...found, customerId: task.customerId }, /^MT-9999 在这家客户处，但不在这次服务的范围内/],
  ['WIFI:S:guest;P:1234;;', found, /^这不是设备编号/],
])('%s, typed: what it is, and what to do', async (code, answer, words) => {
  const { dialog, user } = await openScan({ 'device.detail': answer });
  await user.type(dialog.getByRole('textbox', { name: '设备编号' }), code);
  await user.click(dialog.getByRole('button', { name: '检查这台设备' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: '设备编号' })).toBeInvalid();
});
