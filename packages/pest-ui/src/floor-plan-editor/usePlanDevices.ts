import { useRef, useState } from 'react';
import type { PlanDevice } from '../floor-plan/floor-plan.types';
import { samePosition } from '../floor-plan/plan-geometry';
import type { PlanChange, PlanChangeMeta } from './FloorPlanEditor.types';
import { applyPlanChanges, invertPlanChanges } from './plan-changes';
import { emptyHistory, record, redo, undo } from './plan-history';

interface Options {
  readonly value: readonly PlanDevice[] | undefined;
  readonly defaultValue: readonly PlanDevice[];
  readonly onChange: ((next: PlanDevice[], meta: PlanChangeMeta) => void) | undefined;
}

type Act = Pick<PlanChangeMeta, 'reason' | 'source'>;

/**
 * The devices on the plan, held by the host or here, with their history. One gesture is one step. What comes back
 * from the host as it was handed out keeps the history; a change from elsewhere clears it, since its steps no longer
 * fit.
 */
export function usePlanDevices({ value, defaultValue, onChange }: Options) {
  const [own, setOwn] = useState(defaultValue);
  const devices = value ?? own;
  const [history, setHistory] = useState(emptyHistory);
  const handedOut = useRef<readonly PlanDevice[]>(devices);
  const beforePreview = useRef<readonly PlanDevice[] | null>(null);

  const [seen, setSeen] = useState(devices);
  if (seen !== devices) {
    setSeen(devices);
    if (!sameDevices(devices, handedOut.current)) setHistory(emptyHistory);
  }

  const hand = (next: PlanDevice[], meta: PlanChangeMeta) => {
    handedOut.current = next;
    if (meta.final) {
      beforePreview.current = null;
      setOwn(next);
    }
    onChange?.(next, meta);
  };

  /** Makes changes that count, as one step. */
  const commit = (changes: readonly PlanChange[], act: Act) => {
    const before = beforePreview.current ?? devices;
    setHistory((steps) => record(steps, { changes, inverse: invertPlanChanges(before, changes) }));
    hand(applyPlanChanges(before, changes), { ...act, changes, final: true });
  };

  /** Tells the host where a gesture is, without keeping anything. */
  const preview = (changes: readonly PlanChange[], act: Act) => {
    if (!onChange) return;
    beforePreview.current ??= devices;
    hand(applyPlanChanges(beforePreview.current, changes), { ...act, changes, final: false });
  };

  /** Takes a preview back wholly. */
  const cancelPreview = (source: PlanChangeMeta['source']) => {
    const before = beforePreview.current;
    if (before) hand([...before], { reason: 'cancel', source, changes: [], final: true });
  };

  const step = (direction: 'undo' | 'redo', source: PlanChangeMeta['source']): boolean => {
    const taken = direction === 'undo' ? undo(history) : redo(history);
    if (!taken) return false;
    setHistory(taken.history);
    hand(applyPlanChanges(devices, taken.changes), { reason: direction, source, changes: taken.changes, final: true });
    return true;
  };

  return {
    devices,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    commit,
    preview,
    cancelPreview,
    step,
  };
}

function sameDevices(a: readonly PlanDevice[], b: readonly PlanDevice[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((device, index) => {
    const other = b[index];
    return other !== undefined && device.id === other.id && samePosition(device.position, other.position);
  });
}
