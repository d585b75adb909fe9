import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FloorPlan, PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { layoutMarkers, type MarkerCluster, noMarkers } from '../../floor-plan/marker-layout';
import { markSelector, usableMarkerSize } from '../../floor-plan/PlanStage';
import { inReadingOrder, isOnPlan, positionAt, samePosition } from '../../floor-plan/plan-geometry';
import { measuredNeighbours } from '../../floor-plan/plan-ghost';
import { usePlanPicture } from '../../floor-plan/usePlanPicture';
import { usePlanViewport } from '../../floor-plan/usePlanViewport';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import { useControllableState } from '../../state/useControllableState';
import { useStableCallback } from '../../state/useStableCallback';
import type { ChangeMeta, ChangeSource } from '../../widget/widget.types';
import type { EditorMode, FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { filterDevices, noFilter } from '../plan/device-filter';
import { nearestOfType, type PlacementFinding, placementFindings } from '../plan/placement-findings';
import type { PlanChange } from '../plan/plan-changes';
import { type SettlePlace, useDeviceDrag } from './useDeviceDrag';
import { usePlanAnnouncements } from './usePlanAnnouncements';
import { usePlanDocument } from './usePlanDocument';
import { usePlanTool } from './usePlanTool';
import { usePlanWords } from './usePlanWords';

const noDevices: readonly PlanDevice[] = [];
const noFindings: readonly PlacementFinding[] = [];
const nobody: ReadonlySet<string> = new Set();

/** Parts of the side panel. */
export type SideTab = 'list' | 'details' | 'findings';

/** Everything the editor knows and can do; the components only show it and call it. */
export function useFloorPlanEditor(props: FloorPlanEditorOwnProps) {
  const { readOnly = false, permissions, checkGuidance = true, wheel = 'page', onAddDevice, onFindings } = props;
  const types = useDeviceTypes(props.deviceTypes);
  const words = usePlanWords(types);
  const { t } = words;
  const root = useRef<HTMLDivElement>(null);
  const picture = usePlanPicture(props.plan);
  const [locked, setLocked] = useControllableState<boolean, [ChangeMeta<'lock'>]>({
    value: props.locked,
    defaultValue: props.defaultLocked ?? false,
    onChange: props.onLockedChange,
  });
  const mayTake = ({ type }: PlanChange) => {
    if (type === 'add' || type === 'edit' || type === 'delete') return permissions?.[type] !== false;
    return permissions?.move !== false && !locked;
  };
  const store = usePlanDocument({
    mayTake,
    planId: props.plan?.id ?? null,
    value: useUsable(props.value),
    defaultValue: useUsable(props.defaultValue) ?? noDevices,
    areas: props.plan?.trashAreas,
    onChange: props.onChange,
    onTrashAreasChange: props.onTrashAreasChange,
  });
  const { devices, areas } = store;
  /** Applies to what is there by then: what creates devices may call it long after it was drawn. */
  const commit = useStableCallback(store.commit);
  const plan = useMemo(() => picture.plan && { ...picture.plan, trashAreas: areas }, [picture.plan, areas]);
  const [chosenMode, setMode] = useControllableState<EditorMode, [ChangeMeta<'mode'>]>({
    value: props.mode,
    defaultValue: props.defaultMode ?? 'select',
    onChange: props.onModeChange,
  });
  const [selected, setSelected] = useControllableState<string | null, [ChangeMeta<'select'>]>({
    value: props.selected,
    defaultValue: props.defaultSelected ?? null,
    onChange: props.onSelectedChange,
  });
  const [group, setGroup] = useState(nobody);
  /** Whether taps on devices gather them. */
  const [gathering, setGathering] = useState(false);
  const [snapping, setSnapping] = useState(true);
  const [showsKeys, setShowsKeys] = useState(false);
  const settle = useRef<SettlePlace>(null);
  const copier = useRef<() => void>(null);
  const [filter, setFilter] = useState(noFilter);
  const [armed, setArmed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const [tab, setTab] = useState<SideTab>(selected === null ? 'list' : 'details');
  const tools = usePlanTool();
  const { announcement, say, sayPickedUp, sayAt, sayPlaced } = usePlanAnnouncements(plan, devices, types, words);
  const { frame, layer, viewport, scale } = usePlanViewport({ ...props, plan, image: picture.size, wheel });

  const mode = readOnly ? 'view' : chosenMode;
  const editable = mode !== 'view';
  const mayArrange = editable && permissions?.move !== false;
  const mayMove = mayArrange && !locked;
  const mayEdit = editable && permissions?.edit !== false;
  const mayDelete = editable && permissions?.delete !== false;
  const mayAdd = mode === 'place' && permissions?.add !== false && onAddDevice !== undefined;
  const mayCreate = editable && permissions?.add !== false && props.onCreateDevice !== undefined;

  const shown = useMemo(() => filterDevices(devices, filter), [devices, filter]);
  const placed = useMemo(() => inReadingOrder(shown), [shown]);
  const unplaced = useMemo(() => devices.filter((device) => !device.position), [devices]);
  const byId = useMemo(() => new Map(devices.map((device) => [device.id, device])), [devices]);
  const markerSize = usableMarkerSize(props.markerSize);
  const layout = useMemo(
    () =>
      scale === null
        ? noMarkers
        : layoutMarkers({
            devices: placed,
            image: picture.size,
            scale,
            size: markerSize,
            apart: selected ?? nextOf(placed),
          }),
    [placed, picture.size, scale, markerSize, selected],
  );
  const stops = useMemo(() => stopsOf(placed, layout.clusters), [placed, layout]);
  const findings = useMemo(
    () => (plan && checkGuidance ? placementFindings(plan, devices, types.all) : noFindings),
    [plan, devices, checkGuidance, types],
  );
  const noted = useMemo(() => new Set(findings.flatMap(({ deviceId }) => deviceId ?? [])), [findings]);
  const tellFindings = useStableCallback((now: readonly PlacementFinding[]) => onFindings?.(now));
  useEffect(() => tellFindings(findings), [findings, tellFindings]);

  const deviceOf = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
  const stopOf = (id: string | null) => stops.find((stop) => stop.ids.includes(id ?? ''))?.id;
  const tabStop = stopOf(focused) ?? stopOf(selected) ?? stops[0]?.id ?? null;

  const focusOn = (id: string | null) => (markOf(root, stopOf(id) ?? id) ?? frame.current)?.focus();
  const select = (id: string | null, source: ChangeSource = 'pointer', next?: SideTab) => {
    setAsking(false);
    setGroup(nobody);
    if (next) setTab(next);
    if (id !== selected) setSelected(id, { reason: 'select', source, changes: [], final: true });
  };

  /** Selects several together; one that was selected alone is not any more. */
  const choose = (ids: Iterable<string>, source: ChangeSource) => {
    select(null, source, 'details');
    setGroup(new Set(ids));
  };

  const placeAt = (device: PlanDevice, to: PlanPosition, source: ChangeSource) => {
    if (samePosition(device.position, to)) return;
    store.commit([placeChange(device, to)], { reason: device.position ? 'move' : 'place', source });
    sayPlaced(device, to);
  };
  const putBack = (device: PlanDevice, source: ChangeSource) => {
    store.cancelPreview(source);
    say(t('floorPlan.said.putBack', { code: device.code }));
  };

  const neighboursOf = (device: PlanDevice, position: PlanPosition) => {
    const limit = types.of(device.type).guidance?.maxSpacing ?? Number.POSITIVE_INFINITY;
    const nearest = plan ? nearestOfType(plan, { ...device, position }, devices, measuredNeighbours) : [];
    return nearest.map((other) => ({
      position: other.position,
      words: t('floorPlan.metres', { metres: words.metres(other.metres) }),
      tooFar: other.metres > limit,
    }));
  };

  const dragging = useDeviceDrag({
    planBox: viewport.planBox,
    frameBox: viewport.frameBox,
    settle,
    onDraw: (draw, { id }, at) => {
      const device = deviceOf(id);
      draw(at, device && at ? neighboursOf(device, at) : []);
    },
    onMove: ({ id, from, source }, to) => {
      const device = deviceOf(id);
      if (!device) return;
      store.preview([placeChange({ ...device, position: from }, to)], { reason: from ? 'move' : 'place', source });
      if (source === 'keyboard') viewport.reveal(to, source);
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

  /** Scrolls the plan into view: on a phone it may be above the button that was pressed. */
  const bringPlanIntoSight = () => frame.current?.scrollIntoView({ block: 'nearest' });
  const arm = (device: PlanDevice) => {
    tools.close();
    setArmed(device.id);
    bringPlanIntoSight();
    say(t('floorPlan.armed', { code: device.code }));
  };
  const pickUp = (device: PlanDevice) => {
    if (device.locked) return;
    const start = device.position ?? viewport.centre();
    select(device.id, 'keyboard');
    focusOn(device.position ? device.id : null);
    viewport.reveal(start, 'keyboard');
    dragging.pickUp(device, start);
    sayPickedUp(device, start);
  };
  const abandon = (): boolean => {
    const wasCarrying = dragging.cancel();
    const wasBusy = wasCarrying || armed !== null || tools.tool !== null || gathering || group.size > 0;
    setArmed(null);
    setGathering(false);
    setGroup(nobody);
    tools.close();
    return wasBusy;
  };

  const endGesture = useStableCallback(abandon);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of mode or plan, also by the host, ends what was going on.
  useEffect(() => void endGesture(), [mode, plan?.id]);

  // What moves devices ends, whoever locks. A row that is being drawn stays: it makes new ones.
  const endMoving = useStableCallback(() => {
    dragging.cancel();
    setArmed(null);
  });
  useEffect(() => {
    if (!mayMove) endMoving();
  }, [mayMove, endMoving]);

  const startPlacing = useStableCallback((device: PlanDevice, by: 'pointer' | 'keyboard') =>
    by === 'keyboard' ? pickUp(device) : arm(device),
  );
  const locate = useStableCallback((id: string, source: ChangeSource = 'form') => {
    const device = deviceOf(id);
    if (device?.position) {
      viewport.locate(device.position, source);
      bringPlanIntoSight();
    }
    select(id, source);
  });

  return {
    words,
    types,
    root,
    frame,
    layer,
    viewport,
    scale: scale ?? 0,
    plan,
    picture,
    mode,
    setMode: (next: EditorMode, source: ChangeSource) =>
      setMode(next, { reason: 'mode', source, changes: [], final: true }),
    mayMove,
    /** As `mayMove`, but for the lock. */
    mayArrange,
    mayCreate,
    locked,
    setLocked: (next: boolean) => setLocked(next, { reason: 'lock', source: 'form', changes: [], final: true }),
    group,
    choose,
    gathering,
    setGathering,
    /** Begins to select several. */
    gather(ids: Iterable<string>) {
      abandon();
      choose(ids, 'form');
      setGathering(true);
    },
    snapping,
    setSnapping,
    /** Whether the list of shortcuts is open. */
    showsKeys,
    setShowsKeys,
    /** Set by what draws dragged devices to lines. */
    settle,
    /** Set by what copies the devices that are selected; it shows how far it is on the plan. */
    copier,
    checkGuidance,
    mayEdit,
    mayDelete,
    mayAdd,
    devices,
    areas,
    shown,
    layout,
    stops,
    unplaced,
    findings,
    noted,
    deviceOf,
    filter,
    setFilter,
    tab,
    setTab,
    selected,
    select,
    tabStop,
    setFocused,
    focusOn,
    asking,
    stopAsking: () => setAsking(false),
    askToDelete: () => {
      setTab('details');
      setAsking(true);
    },
    armed,
    dragging,
    markerSize,
    announcement,
    say,
    sayAt,
    placeAt,
    abandon,
    canUndo: store.canUndo,
    canRedo: store.canRedo,
    tools,
    commit,
    commitArea: store.commitArea,

    /** From tray or details: by pointer the next tap places the device, by keyboard it is picked up at once. */
    startPlacing,
    pickUp,
    arm,

    /** A tap on the plan that hit no marker, or any tap while a device is armed or a tool is at work. */
    tap(clientX: number, clientY: number) {
      const to = positionAt(clientX, clientY, viewport.planBox());
      const device = deviceOf(armed);
      if (!isOnPlan(to)) return;
      if (tools.tool) tools.tap(to);
      else if (device && mayMove) {
        setArmed(null);
        select(device.id, 'pointer', 'details');
        placeAt(device, to, 'pointer');
      } else if (mayAdd) onAddDevice(to);
      else select(null);
    },

    /** Zooms until the devices of a cluster stand apart; where they never do, one after the other is chosen. */
    openCluster(cluster: MarkerCluster, source: ChangeSource) {
      const places = cluster.devices.flatMap(({ position }) => position ?? []);
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
      const closer = viewport.frame(
        { x: Math.min(...xs), y: Math.min(...ys) },
        { x: Math.max(...xs), y: Math.max(...ys) },
        source,
      );
      say(t('floorPlan.said.cluster', { count: cluster.devices.length }));
      if (!closer) select(cluster.id, source, 'details');
    },

    takeStep(direction: 'undo' | 'redo', source: ChangeSource): boolean {
      const taken = store.step(direction, source);
      if (taken) say(t(direction === 'undo' ? 'floorPlan.said.undone' : 'floorPlan.said.redone'));
      return taken;
    },
    /** Closes the question and returns the focus to the device. */
    keepDevice(device: PlanDevice) {
      setAsking(false);
      focusOn(device.id);
    },
    unplace(device: PlanDevice) {
      store.commit([{ type: 'unplace', id: device.id, from: device.position }], { reason: 'unplace', source: 'form' });
      say(t('floorPlan.said.unplaced', { code: device.code }));
    },
    setHeight(device: PlanDevice, mountHeight: number | null) {
      store.commit([{ type: 'edit', id: device.id, patch: { mountHeight } }], { reason: 'edit', source: 'form' });
      say(t('floorPlan.said.height', { code: device.code }));
    },
    remove(device: PlanDevice) {
      store.commit([{ type: 'delete', id: device.id, from: device.position }], { reason: 'delete', source: 'form' });
      say(t('floorPlan.said.deleted', { code: device.code }));
      const at = stops.findIndex(({ ids }) => ids.includes(device.id));
      select(null);
      focusOn(stops[at + 1]?.id ?? stops[0]?.id ?? null);
    },
    /** Puts devices that lie outside the plan at its nearest edge. */
    bringBack(changes: readonly PlanChange[]) {
      store.commit(changes, { reason: 'move', source: 'form' });
      say(t('floorPlan.said.broughtBack', { count: changes.length }));
    },
    /** Brings a device to the middle of the window and chooses it. */
    locate,
  };
}

/** What {@link useFloorPlanEditor} works out and offers: the state of a plan being edited, and every act on it. */
export type PlanEditing = ReturnType<typeof useFloorPlanEditor>;

/** The next device of a round is never part of a cluster. */
function nextOf(devices: readonly PlanDevice[]): string | null {
  return devices.find(({ state }) => state === 'next')?.id ?? null;
}

/** The usable entries of a list that a host passes. */
function useUsable(devices: readonly PlanDevice[] | null | undefined): readonly PlanDevice[] | undefined {
  return useMemo(() => {
    if (devices === undefined) return undefined;
    if (!Array.isArray(devices)) return noDevices;
    const bad = devices.some((device) => !device || !isPlace(device.position));
    return bad ? devices.filter(Boolean).map(usableDevice) : devices;
  }, [devices]);
}

function usableDevice(device: PlanDevice): PlanDevice {
  return isPlace(device.position) ? device : { ...device, position: null };
}

function isPlace(position: PlanPosition | null | undefined): boolean {
  return position === null || (position !== undefined && Number.isFinite(position.x) && Number.isFinite(position.y));
}

/** The stops of the arrow keys: devices and clusters, in reading order. */
interface Stop {
  readonly id: string;
  readonly ids: readonly string[];
  readonly position: PlanPosition | null;
}

function stopsOf(placed: readonly PlanDevice[], clusters: readonly MarkerCluster[]): readonly Stop[] {
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.devices.map(({ id }) => [id, cluster] as const)));
  return placed.flatMap(({ id, position }) => {
    const cluster = clusterOf.get(id);
    if (!cluster) return [{ id, ids: [id], position }];
    return cluster.id === id ? [{ id, ids: cluster.devices.map((device) => device.id), position }] : [];
  });
}

function placeChange(device: PlanDevice, to: PlanPosition): PlanChange {
  return { type: device.position ? 'move' : 'place', id: device.id, from: device.position, to };
}

function markOf(root: RefObject<HTMLElement | null>, id: string | null): SVGElement | null {
  return id === null ? null : (root.current?.querySelector<SVGElement>(markSelector(id)) ?? null);
}

export type { FloorPlan };
