import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
import { inReadingOrder, isOnPlan, positionAt, samePosition } from '../floor-plan/plan-geometry';
import { usePlanViewport } from '../floor-plan/usePlanViewport';
import { useControllableState } from '../state/useControllableState';
import { useStableCallback } from '../state/useStableCallback';
import { filterDevices, noFilter } from './device-filter';
import type { EditorMode, FloorPlanEditorProps, PlanChange, PlanChangeSource } from './FloorPlanEditor.types';
import { placementFindings } from './placement-findings';
import { useDeviceDrag } from './useDeviceDrag';
import { usePlanAnnouncements } from './usePlanAnnouncements';
import { usePlanDevices } from './usePlanDevices';
import { usePlanWords } from './usePlanWords';

const noDevices: readonly PlanDevice[] = [];
const noPicture = { width: 1, height: 1 };

/** Everything the editor knows and can do; the components only show it and call it. */
export function useFloorPlanEditor(props: FloorPlanEditorProps) {
  const { plan, readOnly = false, permissions, checkSpacing = true, wheel = 'page', onAddDevice } = props;
  const words = usePlanWords();
  const { t } = words;
  const root = useRef<HTMLDivElement>(null);
  const store = usePlanDevices({
    value: props.value,
    defaultValue: props.defaultValue ?? noDevices,
    onChange: props.onChange,
  });
  const { devices } = store;
  const [chosenMode, setMode] = useControllableState<EditorMode>({
    value: props.mode,
    defaultValue: props.defaultMode ?? 'select',
    onChange: props.onModeChange,
  });
  const [selected, setSelected] = useControllableState<string | null>({
    value: props.selected,
    defaultValue: props.defaultSelected ?? null,
    onChange: props.onSelectedChange,
  });
  const [filter, setFilter] = useState(noFilter);
  const [armed, setArmed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const { announcement, say, sayPickedUp, sayAt, sayPlaced } = usePlanAnnouncements(plan, devices, words);
  const image = plan?.image ?? noPicture;
  const { frame, layer, viewport } = usePlanViewport(image, wheel, plan !== null);

  const mode = readOnly ? 'view' : chosenMode;
  const mayMove = mode !== 'view' && permissions?.move !== false;
  const mayDelete = mode !== 'view' && permissions?.delete !== false;
  const mayAdd = mode === 'place' && permissions?.add !== false && onAddDevice !== undefined;

  const shown = useMemo(() => filterDevices(devices, filter), [devices, filter]);
  const placed = useMemo(() => inReadingOrder(shown), [shown]);
  const unplaced = useMemo(() => devices.filter((device) => !device.position), [devices]);
  const findings = useMemo(
    () => (plan?.metresPerWidth && checkSpacing ? placementFindings(plan, devices) : null),
    [plan, devices, checkSpacing],
  );
  const deviceOf = (id: string | null) => devices.find((device) => device.id === id) ?? null;
  const tabStop = [focused, selected].find((id) => placed.some((device) => device.id === id)) ?? placed[0]?.id ?? null;

  const focusOn = (id: string | null) => (markerOf(root.current, id) ?? frame.current)?.focus();
  const select = (id: string | null) => {
    setAsking(false);
    setSelected(id);
  };

  const placeAt = (device: PlanDevice, to: PlanPosition, source: PlanChangeSource) => {
    if (samePosition(device.position, to)) return;
    store.commit([placeChange(device, to)], { reason: device.position ? 'move' : 'place', source });
    sayPlaced(device, to);
  };
  const putBack = (device: PlanDevice, source: PlanChangeSource) => {
    store.cancelPreview(source);
    say(t('floorPlan.said.putBack', { code: device.code }));
  };

  const dragging = useDeviceDrag({
    planBox: viewport.planBox,
    frameBox: viewport.frameBox,
    image,
    onMove: ({ id, from, source }, to) => {
      const device = deviceOf(id);
      if (!device) return;
      store.preview([placeChange({ ...device, position: from }, to)], { reason: from ? 'move' : 'place', source });
      if (source === 'keyboard') viewport.reveal(to);
    },
    onKeep: ({ id, from, source }, to) => {
      const device = deviceOf(id);
      if (!device) return;
      if (samePosition(from, to)) putBack(device, source);
      else placeAt({ ...device, position: from }, to, source);
      // The marker of a newly placed device is only there after the next paint.
      if (from === null && source === 'keyboard') requestAnimationFrame(() => focusOn(id));
    },
    onCancel: ({ id, source }) => {
      const device = deviceOf(id);
      if (device) putBack(device, source);
    },
  });

  /** On a phone the plan may be above what was just pressed. */
  const bringPlanIntoSight = () => frame.current?.scrollIntoView({ block: 'nearest' });
  const arm = (device: PlanDevice) => {
    setArmed(device.id);
    bringPlanIntoSight();
    say(t('floorPlan.said.armed', { code: device.code }));
  };
  const pickUp = (device: PlanDevice) => {
    const start = device.position ?? viewport.centre();
    select(device.id);
    focusOn(device.position ? device.id : null);
    viewport.reveal(start);
    dragging.pickUp(device, start);
    sayPickedUp(device, start);
  };
  const abandon = (): boolean => {
    const wasCarrying = dragging.cancel();
    setArmed(null);
    return wasCarrying || armed !== null;
  };

  const endGesture = useStableCallback(abandon);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of mode, also by the host, ends what was going on.
  useEffect(() => void endGesture(), [mode]);

  const startPlacing = useStableCallback((device: PlanDevice, by: 'pointer' | 'keyboard') =>
    by === 'keyboard' ? pickUp(device) : arm(device),
  );
  const locate = useStableCallback((id: string) => {
    const device = deviceOf(id);
    if (device?.position) {
      viewport.locate(device.position);
      bringPlanIntoSight();
    }
    select(id);
  });

  return {
    words,
    root,
    frame,
    layer,
    viewport,
    mode,
    setMode,
    mayMove,
    mayDelete,
    mayAdd,
    devices,
    shown,
    placed,
    unplaced,
    findings,
    deviceOf,
    filter,
    setFilter,
    selected,
    select,
    tabStop,
    setFocused,
    focusOn,
    asking,
    askToDelete: () => setAsking(true),
    armed,
    dragging,
    announcement,
    sayAt,
    placeAt,
    abandon,
    canUndo: store.canUndo,
    canRedo: store.canRedo,

    /** From tray or details: by pointer the next tap places the device, by keyboard it is picked up at once. */
    startPlacing,
    pickUp,
    arm,

    /** A tap on the plan that hit no marker, or any tap while a device is armed. */
    tap(clientX: number, clientY: number) {
      const to = positionAt(clientX, clientY, viewport.planBox());
      const device = deviceOf(armed);
      if (!isOnPlan(to)) return;
      if (device) {
        setArmed(null);
        select(device.id);
        placeAt(device, to, 'pointer');
      } else if (mayAdd) onAddDevice(to);
      else select(null);
    },

    takeStep(direction: 'undo' | 'redo', source: PlanChangeSource): boolean {
      const taken = store.step(direction, source);
      if (taken) say(t(direction === 'undo' ? 'floorPlan.said.undone' : 'floorPlan.said.redone'));
      return taken;
    },
    /** Takes the question back; the focus returns to what it was about. */
    keepDevice(device: PlanDevice) {
      setAsking(false);
      focusOn(device.id);
    },
    unplace(device: PlanDevice) {
      store.commit([{ type: 'unplace', id: device.id, from: device.position }], { reason: 'unplace', source: 'form' });
      say(t('floorPlan.said.unplaced', { code: device.code }));
    },
    remove(device: PlanDevice) {
      store.commit([{ type: 'delete', id: device.id, from: device.position }], { reason: 'delete', source: 'form' });
      say(t('floorPlan.said.deleted', { code: device.code }));
      select(null);
      focusOn(placed[placed.indexOf(device) + 1]?.id ?? placed[0]?.id ?? null);
    },
    /** Brings a device to the middle of the window and chooses it. */
    locate,
  };
}

export type PlanEditing = ReturnType<typeof useFloorPlanEditor>;

function placeChange(device: PlanDevice, to: PlanPosition): PlanChange {
  return { type: device.position ? 'move' : 'place', id: device.id, from: device.position, to };
}

function markerOf(root: HTMLElement | null, id: string | null): SVGElement | null {
  return id === null ? null : (root?.querySelector<SVGElement>(`[data-marker="${CSS.escape(id)}"]`) ?? null);
}
