import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Device } from 'pest-sdk';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FloorPlanEditorHandle } from '../../floor-plan-editor/FloorPlanEditor.types';
import { ConnectedFloorPlanEditor, type FloorPlanClient } from './ConnectedFloorPlanEditor';
import { plan } from './plan-record.fixture';

const device: Device = {
  id: 'd1',
  customerId: 'c1',
  floorPlanId: 'p1',
  workshopId: null,
  workshopName: null,
  type: 'mouseTrap',
  code: 'MT-001',
  name: 'Dock door',
  model: '',
  brand: '',
  location: '',
  templateId: null,
  tags: [],
  bound: true,
  position: { x: 0.5, y: 0.5 },
  lastCheckedAt: null,
  installedDay: '2026-01-01',
};

const listPlans = vi.fn<FloorPlanClient['floorPlan']['list']>();
const listDevices = vi.fn<FloorPlanClient['device']['list']>();
const mobile = vi.fn<FloorPlanClient['device']['mobile']>();
const add = vi.fn<FloorPlanClient['device']['add']>();
const nextCodes = vi.fn<FloorPlanClient['device']['nextCodes']>();
const unused = () => Promise.reject(new Error('not asked for'));
const client: FloorPlanClient = {
  floorPlan: { list: listPlans, update: unused },
  device: { list: listDevices, mobile, delete: unused, add, update: unused, nextCodes },
  upload: { file: unused },
};

beforeEach(() => {
  listPlans.mockReset().mockResolvedValue([plan, { ...plan, id: 'p2', name: 'Yard' }]);
  listDevices.mockReset().mockResolvedValue([device]);
  mobile.mockReset().mockResolvedValue(null);
  add.mockReset().mockResolvedValue({ id: 'd2' });
  nextCodes.mockReset().mockResolvedValue(['MT-002']);
});
/** Comes with the details, which are loaded when a device is chosen. */
const takeOff = () => screen.findByRole('button', { name: '移出平面图' });

it('reads a customer’s plans and devices, offers the plans and saves what is moved', async () => {
  const onPlanIdChange = vi.fn();
  render(
    <ConnectedFloorPlanEditor client={client} customerId="c1" defaultSelected="d1" onPlanIdChange={onPlanIdChange} />,
  );
  await userEvent.click(await takeOff());
  expect(mobile).toHaveBeenCalledWith(
    { id: 'd1', floorPlanId: 'p1', position: null },
    { signal: expect.any(AbortSignal) },
  );
  await waitFor(() => expect(listDevices).toHaveBeenCalledTimes(2));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '平面图' }), 'p2');
  expect(onPlanIdChange).toHaveBeenCalledWith('p2', expect.objectContaining({ reason: 'plan', source: 'form' }));
});

it('reads anew only after the last of what is saved: what was undone meanwhile does not come back', async () => {
  const answers: (() => void)[] = [];
  mobile.mockImplementation(() => new Promise((answer) => answers.push(() => answer(null))));
  const handle = createRef<FloorPlanEditorHandle>();
  render(<ConnectedFloorPlanEditor ref={handle} client={client} customerId="c1" defaultSelected="d1" />);
  await userEvent.click(await takeOff());
  act(() => handle.current?.undo());
  await waitFor(() => expect(mobile).toHaveBeenCalledTimes(1));
  answers[0]?.();
  await waitFor(() => expect(mobile).toHaveBeenCalledTimes(2));
  expect(listDevices).toHaveBeenCalledTimes(1);
  answers[1]?.();
  await waitFor(() => expect(listDevices).toHaveBeenCalledTimes(2));
});

it('puts back what the server refuses, and says why', async () => {
  const onError = vi.fn();
  const refusal = new Error('The gateway is closed on Sundays');
  mobile.mockRejectedValue(refusal);
  render(<ConnectedFloorPlanEditor client={client} customerId="c1" defaultSelected="d1" onError={onError} />);
  await userEvent.click(await takeOff());
  expect(await screen.findByRole('alert')).toHaveTextContent('未保存，已恢复原状：The gateway is closed on Sundays');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(onError).toHaveBeenCalledWith(refusal, { widget: 'floor-plan-editor', action: 'save' });
  expect(await takeOff()).toBeVisible();
});

it('asks for nothing without a client, and gives up what it asked for with itself', async () => {
  render(<ConnectedFloorPlanEditor customerId="c1" />);
  expect(listPlans).not.toHaveBeenCalled();
  listPlans.mockReturnValue(new Promise(() => undefined));
  const handle = createRef<FloorPlanEditorHandle>();
  const { unmount } = render(<ConnectedFloorPlanEditor ref={handle} client={client} customerId="c1" />);
  const signal = listPlans.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('adds what is copied under the site’s next code, reads once, and keeps undo', async () => {
  render(<ConnectedFloorPlanEditor client={client} customerId="c1" defaultSelected="d1" />);
  await userEvent.click(await screen.findByRole('button', { name: '选择多台设备' }));
  listDevices.mockResolvedValue([{ ...device, id: 'd2', code: 'MT-002', position: { x: 0.52, y: 0.52 } }, device]);
  await userEvent.click(await screen.findByRole('button', { name: '复制' }));
  await waitFor(() => expect(listDevices).toHaveBeenCalledTimes(2));
  expect(nextCodes).toHaveBeenCalledWith({ type: 'mouseTrap', count: 1, customerId: 'c1' });
  expect(add).toHaveBeenCalledTimes(1);
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({ customerId: 'c1', floorPlanId: 'p1', code: 'MT-002', position: { x: 0.52, y: 0.52 } }),
    { signal: expect.any(AbortSignal) },
  );
  expect(await screen.findByRole('button', { name: '撤销' })).toBeEnabled();
});

it('keeps undo after a row that both places what waits and adds new ones', async () => {
  const answers: (() => void)[] = [];
  mobile.mockImplementation(() => new Promise((answer) => answers.push(() => answer(null))));
  const waiting: Device = { ...device, id: 'd3', code: 'MT-003', floorPlanId: null, position: null };
  listDevices.mockResolvedValue([device, waiting]);
  nextCodes.mockResolvedValue(['MT-004', 'MT-005']);
  render(<ConnectedFloorPlanEditor client={client} customerId="c1" defaultSelected="d1" />);
  await takeOff();
  await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '沿线布置一排设备' }));
  await userEvent.click(await screen.findByRole('radio', { name: '台数' }));
  const count = screen.getByRole('textbox', { name: '台数' });
  await userEvent.clear(count);
  await userEvent.type(count, '2');
  listDevices.mockImplementation(async () => [
    device,
    { ...waiting, floorPlanId: 'p1', position: mobile.mock.calls[0]?.[0].position ?? null },
    { ...device, id: 'd2', code: 'MT-004', position: add.mock.calls[0]?.[0].position ?? null },
  ]);
  await userEvent.click(screen.getByRole('button', { name: '布置 2 台' }));
  // Until the place is saved, the list is shown without what was added.
  expect(await screen.findByText(/^已布置/)).toBeVisible();
  expect(mobile).toHaveBeenCalledWith(expect.objectContaining({ id: 'd3' }), expect.anything());
  answers[0]?.();
  await waitFor(() => expect(screen.getByRole('tab', { name: '列表 3' })).toBeVisible());
  expect(add).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '撤销' })).toBeEnabled();
});
