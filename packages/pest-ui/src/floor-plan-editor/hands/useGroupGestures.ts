import { useEffect, useRef, useState } from 'react';
import type { ScreenBox } from '../../floor-plan/plan-geometry';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { GestureHost, GroupCarry } from './gesture-host';
import { listenToKeys } from './group-keys';
import { listenToPointers } from './group-pointers';
import type { GroupActs } from './useGroupActs';

/**
 * Selecting and moving several devices by pointer and by keys. It listens on the window of the plan before the editor's
 * own handlers, and takes from them only what concerns several: everything else passes by.
 */
export function useGroupGestures(editing: PlanEditing, acts: GroupActs, copy: () => void) {
  const [marquee, setMarquee] = useState<ScreenBox | null>(null);
  const [carry, setCarryShown] = useState<GroupCarry | null>(null);
  const latest = useRef({ editing, acts, copy });
  latest.current = { editing, acts, copy };
  /** Ahead of what is shown: several events may come before it is drawn. */
  const carried = useRef<GroupCarry | null>(null);

  useEffect(() => {
    const { frame, root } = latest.current.editing;
    if (!frame.current || !root.current) return;
    const setCarry = (next: GroupCarry | null) => {
      carried.current = next;
      setCarryShown(next);
    };
    const host: GestureHost = {
      editing: () => latest.current.editing,
      acts: () => latest.current.acts,
      carry: () => carried.current,
      setCarry,
      keep() {
        const kept = carried.current;
        setCarry(null);
        if (kept && latest.current.editing.mayMove && (kept.by.x !== 0 || kept.by.y !== 0))
          latest.current.acts.shift(kept.by, kept.source);
      },
      setMarquee,
      copy: () => latest.current.copy(),
      idsAt: (target) => idsOf(target, latest.current.editing),
    };
    const listening = new AbortController();
    listenToPointers(frame.current, listening.signal, host);
    listenToKeys(frame.current, root.current, listening.signal, host);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (editing.mayMove) return;
    carried.current = null;
    setCarryShown(null);
  }, [editing.mayMove]);

  return { marquee, carry };
}

function idsOf(target: EventTarget | null, { layout }: PlanEditing): readonly string[] {
  const mark = target instanceof Element ? target.closest('[data-marker], [data-cluster]') : null;
  const cluster = layout.clusters.find(({ id }) => id === mark?.getAttribute('data-cluster'));
  if (cluster) return cluster.devices.map(({ id }) => id);
  const id = mark?.getAttribute('data-marker') ?? null;
  return id === null ? [] : [id];
}
