import { useEffect, useMemo, useRef, useState } from 'react';
import type { FloorPlan, PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { useStableCallback } from '../../state/useStableCallback';
import type { PlanTool } from '../editing/usePlanTool';
import { type CreateProps, useCreateDevices } from '../hands/useCreateDevices';
import { useDeviceNames } from '../hands/useDeviceNames';
import { type DeviceName, deviceNames } from '../plan/device-names';
import type { PlanChange } from '../plan/plan-changes';
import { longestRow, type RowSpacing, rowPlaces } from '../plan/plan-rows';

/** What is chosen for a row. */
export interface RowChoice {
  readonly type: PlanDevice['type'];
  readonly by: RowSpacing['by'];
  /** As typed. */
  readonly value: string;
  readonly even: boolean;
  /** The first code, where another than the proposed one is wanted. */
  readonly first: string | null;
  readonly workshopId: string | null;
  /** Whether devices that wait for a place are used before new ones are made. */
  readonly usesWaiting: boolean;
}

export interface RowProps extends CreateProps {
  readonly plan: FloorPlan;
  readonly tool: PlanTool;
}

/** A row as it would be with what is chosen, and how it is made. */
export function useRow(props: RowProps) {
  const { editing, plan, tool } = props;
  const { tools, unplaced, mayCreate, mayMove } = editing;
  const [choice, setChoice] = useState<RowChoice>(() => firstChoice(props));
  /** What was made of the row, so that none is made twice; until another is drawn. */
  const [made, setMade] = useState(nothingMade);
  const creation = useCreateDevices(props);
  const { type, by, even, usesWaiting } = choice;
  const value = Number(choice.value);
  const drawn = useMemo(
    () => rowPlaces(tool.a, tool.b, plan, { by, value, even }),
    [tool.a, tool.b, plan, by, value, even],
  );
  const waiting = mayMove ? unplaced.filter((one) => one.type === type) : [];
  const usable = usesWaiting ? waiting : [];
  const wanted = usePlacesLeft(drawn, made, editing.devices);
  const places = mayCreate ? wanted : wanted.slice(0, usable.length);
  const used = usable.slice(0, places.length);
  const empty = places.slice(used.length);
  const { names, asking } = useNames(
    props,
    choice,
    creation.refused.map(({ device }) => device.code),
  );

  const show = useStableCallback(tools.showRow);
  useEffect(() => show({ type, places: wanted }), [show, type, wanted]);
  const row = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, or another spacing, is another row.
  useEffect(() => {
    row.current += 1;
    setMade(nothingMade);
  }, [tool.a, tool.b, by, value, even, type]);

  const make = async () => {
    if (creation.progress) return;
    const asked = row.current;
    const placed = used.map(({ id }, at): PlanChange => ({ type: 'place', id, from: null, to: places[at] ?? tool.a }));
    const drafts = empty.flatMap((position, at) => draftOf(props, choice, position, names[at]));
    const created = await creation.create(drafts, placed);
    // Another may have been drawn meanwhile.
    if (asked !== row.current) return;
    const before = used.map(({ id }, at) => [spotOf(places[at]), id] as const);
    const now = created.map(({ draft, device }) => [spotOf(draft.position), device.id] as const);
    setMade(new Map([...made, ...before, ...now]));
  };
  return {
    isMade: made.size > 0 && places.length === 0,
    choice,
    setChoice,
    places,
    used,
    names,
    lacksNames: names.length >= empty.length ? null : asking ? ('asking' as const) : ('few' as const),
    waiting,
    creation,
    make,
  };
}

/** Devices by where in the row they were to stand. */
type Made = ReadonlyMap<string, string>;
const nothingMade: Made = new Map();

/** The same for the same place, however often the row is drawn: the host's plan is another one once it counts its devices. */
function spotOf(place: PlanPosition | null | undefined): string {
  return `${place?.x} ${place?.y}`;
}

/** The places of a row that have no device: none was made there, or it is gone, as after an undo. */
function usePlacesLeft(drawn: readonly PlanPosition[], made: Made, devices: readonly PlanDevice[]) {
  const seen = useRef(new Set<string>());
  const standing = useMemo(() => new Set(devices.flatMap(({ id, position }) => (position ? [id] : []))), [devices]);
  useEffect(() => {
    for (const id of made.values()) if (standing.has(id)) seen.current.add(id);
  }, [made, standing]);
  // One that the host does not show yet is not gone.
  return useMemo(
    () =>
      drawn.filter((position) => {
        const id = made.get(spotOf(position));
        return id === undefined || (seen.current.has(id) && !standing.has(id));
      }),
    [drawn, made, standing],
  );
}

/** Of the types that have a spacing the one that stands on the plan most often, at the spacing that its guidance asks for. */
function firstChoice({ editing, plan }: RowProps): RowChoice {
  const { devices, types } = editing;
  const spaced = types.all.filter(({ guidance }) => guidance?.maxSpacing !== undefined);
  const counts = (spaced.length > 0 ? spaced : types.all).map((info) => ({
    info,
    count: devices.filter(({ type }) => type === info.type).length,
  }));
  const [usual] = counts.sort((a, b) => b.count - a.count);
  const type = usual?.info.type ?? '';
  const by = plan.metresPerWidth ? 'metres' : 'count';
  return {
    type,
    by,
    value: usualValue(by, usual?.info.guidance?.maxSpacing),
    even: true,
    first: null,
    workshopId: null,
    usesWaiting: true,
  };
}

/** What a spacing begins with. */
export function usualValue(by: RowSpacing['by'], maxSpacing: number | undefined): string {
  if (by === 'metres') return String(maxSpacing ?? 8);
  return by === 'count' ? '5' : '10';
}

/** Free names, in order. Those that were refused meanwhile are somebody else's. */
function useNames(props: RowProps, { type, first }: RowChoice, refused: readonly string[]) {
  const { devices, types } = props.editing;
  const namesOf = useDeviceNames(props);
  const [proposed, setProposed] = useState<{
    readonly type: PlanDevice['type'];
    readonly names: readonly DeviceName[];
  } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each row the names go on from it.
  useEffect(() => {
    let isOld = false;
    void namesOf(type, longestRow).then((names) => !isOld && setProposed({ type, names }));
    return () => {
      isOld = true;
    };
  }, [namesOf, type, devices.length]);
  const taken = new Set([...devices.map(({ code }) => code), ...refused]);
  // Until this type's names come, those of the type before are still there.
  const own = proposed?.type === type ? proposed.names : null;
  const names = (own ?? []).filter(({ code }) => !taken.has(code));
  if (first === null) return { names, asking: own === null };
  const { letters } = types.of(type);
  const typed = deviceNames(devices, {
    type,
    count: longestRow,
    letters,
    label: types.label(type),
    first: first.trim(),
  });
  const counted = typed
    .filter(({ code }) => code !== '' && !taken.has(code))
    .map(({ code, name }, at) => ({ code, name: names[at]?.name ?? name }));
  return { names: counted, asking: false };
}

function draftOf(
  { editing }: RowProps,
  { type, workshopId }: RowChoice,
  position: PlanPosition,
  name?: DeviceName,
): PlanDevice[] {
  if (!name) return [];
  const workshopName = editing.devices.find((one) => one.workshopId === workshopId)?.workshopName;
  return [
    { ...name, id: `new ${name.code}`, type, position, ...(workshopId !== null && { workshopId, workshopName }) },
  ];
}
