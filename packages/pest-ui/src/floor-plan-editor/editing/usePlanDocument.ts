import { useRef, useState } from 'react';
import type { PlanDevice, TrashArea } from '../../floor-plan/floor-plan.types';
import { samePosition } from '../../floor-plan/plan-geometry';
import { emptyHistory, record, redo, undo } from '../../state/history';
import type { ChangeSource } from '../../widget/widget.types';
import type { FloorPlanEditorOwnProps, PlanChangeMeta, TrashAreaMeta } from '../FloorPlanEditor.types';
import type { PlanChange } from '../plan/plan-changes';
import { applyPlanChanges, invertPlanChanges } from '../plan/plan-changes';
import type { TrashAreaChange } from '../plan/trash-areas';
import { applyAreaChanges, invertAreaChange } from '../plan/trash-areas';

interface Options extends Pick<FloorPlanEditorOwnProps, 'onChange' | 'onTrashAreasChange'> {
  /** Each plan has its own history. */
  readonly planId: string | null;
  readonly value: readonly PlanDevice[] | undefined;
  readonly defaultValue: readonly PlanDevice[];
  readonly areas: readonly TrashArea[] | undefined;
  /** Whether a step may be taken back, or done again, that changes this. */
  readonly mayTake: (change: PlanChange) => boolean;
}

type Act = Pick<PlanChangeMeta, 'reason' | 'source'>;

/** One gesture, and how to take it back. */
type PlanStep =
  | { readonly of: 'devices'; readonly changes: readonly PlanChange[]; readonly inverse: readonly PlanChange[] }
  | { readonly of: 'areas'; readonly change: TrashAreaChange; readonly inverse: TrashAreaChange };

const noAreas: readonly TrashArea[] = [];

/**
 * The devices and trash areas of a plan, held by the host or here, with their one history. One gesture is one step.
 * The history is kept when the host passes back what `onChange` gave it. A change from elsewhere, or another plan, clears
 * it, since its steps no longer fit.
 */
export function usePlanDocument(options: Options) {
  const { planId, value, defaultValue, areas, mayTake, onChange, onTrashAreasChange } = options;
  const [own, setOwn] = useState(defaultValue);
  const [ownAreas, setOwnAreas] = useState(noAreas);
  const [history, setHistory] = useState(emptyHistory<PlanStep>());
  const given = value ?? own;
  const shownAreas = areas ?? ownAreas;
  const handedOut = useRef<readonly PlanDevice[]>(given);
  /** Those that the host has created and may not show yet: it may first show the rest of what was done with them. */
  const awaited = useRef<ReadonlySet<string>>(new Set());
  const beforePreview = useRef<readonly PlanDevice[] | null>(null);

  const [seen, setSeen] = useState({ given, planId });
  if (seen.given !== given || seen.planId !== planId) {
    setSeen({ given, planId });
    const shown = ({ id }: PlanDevice) => !awaited.current.has(id);
    if (seen.planId !== planId || !sameDevices(given.filter(shown), handedOut.current.filter(shown))) {
      beforePreview.current = null;
      setHistory(emptyHistory());
    } else handedOut.current = given;
    awaited.current = new Set([...awaited.current].filter((awaitedId) => !given.some(({ id }) => id === awaitedId)));
  }
  // While something is being carried the markers stay where they are: only what is in hand moves.
  const devices = beforePreview.current ?? given;

  const hand = (next: PlanDevice[], meta: PlanChangeMeta) => {
    handedOut.current = next;
    if (meta.final) {
      beforePreview.current = null;
      setOwn(next);
    }
    onChange?.(next, meta);
  };
  const handAreas = (change: TrashAreaChange, meta: Omit<TrashAreaMeta, 'changes' | 'final'>) => {
    const next = applyAreaChanges(shownAreas, change);
    setOwnAreas(next);
    onTrashAreasChange?.(next, { ...meta, changes: [change], final: true });
  };

  /** Applies final changes as one step of undo. `told` are those that the host has not saved yet. */
  const commit = (changes: readonly PlanChange[], act: Act, told = changes) => {
    const step: PlanStep = { of: 'devices', changes, inverse: invertPlanChanges(devices, changes) };
    setHistory((steps) => record(steps, step));
    const created = changes.flatMap((change) =>
      change.type === 'add' && !told.includes(change) ? [change.device.id] : [],
    );
    awaited.current = new Set([...awaited.current, ...created]);
    hand(applyPlanChanges(devices, changes), { ...act, changes: told, final: true });
  };

  const commitArea = (change: TrashAreaChange, meta: Omit<TrashAreaMeta, 'changes' | 'final'>) => {
    setHistory((steps) => record(steps, { of: 'areas', change, inverse: invertAreaChange(shownAreas, change) }));
    handAreas(change, meta);
  };

  /** Tells the host about a gesture in progress. Nothing is kept. */
  const preview = (changes: readonly PlanChange[], act: Act) => {
    if (!onChange) return;
    beforePreview.current ??= given;
    hand(applyPlanChanges(beforePreview.current, changes), { ...act, changes, final: false });
  };

  /** Cancels a preview. */
  const cancelPreview = (source: ChangeSource) => {
    const before = beforePreview.current;
    if (before) hand([...before], { reason: 'cancel', source, changes: [], final: true });
  };

  const next = (direction: 'undo' | 'redo') => {
    const taken = direction === 'undo' ? undo(history) : redo(history);
    if (taken?.step.of !== 'devices') return taken;
    return (direction === 'undo' ? taken.step.inverse : taken.step.changes).every(mayTake) ? taken : null;
  };

  const step = (direction: 'undo' | 'redo', source: ChangeSource): boolean => {
    const taken = next(direction);
    if (!taken) return false;
    setHistory(taken.history);
    const { step } = taken;
    if (step.of === 'areas') {
      handAreas(direction === 'undo' ? step.inverse : step.change, { reason: direction, source });
    } else {
      const changes = direction === 'undo' ? step.inverse : step.changes;
      hand(applyPlanChanges(devices, changes), { reason: direction, source, changes, final: true });
    }
    return true;
  };

  return {
    devices,
    areas: shownAreas,
    canUndo: next('undo') !== null,
    canRedo: next('redo') !== null,
    commit,
    commitArea,
    preview,
    cancelPreview,
    step,
  };
}

/** In whatever order: a host that reads its devices again may sort them otherwise. */
function sameDevices(a: readonly PlanDevice[], b: readonly PlanDevice[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  const places = new Map(b.map(({ id, position }) => [id, position]));
  return a.every(({ id, position }) => {
    const other = places.get(id);
    return other !== undefined && samePosition(position, other);
  });
}
