import { useEffect, useRef, useState } from 'react';
import type { PlanPosition } from '../../floor-plan/floor-plan.types';
import type { ScreenBox } from '../../floor-plan/plan-geometry';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import { listenToKeys } from './group-keys';
import { listenToPointers } from './group-pointers';
import type { GroupActs } from './useGroupActs';

/** Several devices that are being moved together, and how far they are. */
export interface GroupCarry {
  readonly by: PlanPosition;
  readonly source: 'pointer' | 'keyboard';
}

/** What the listeners read and write: they are there once, and what they read is of the last render. */
export interface GestureHost {
  readonly editing: () => PlanEditing;
  readonly acts: () => GroupActs;
  readonly carry: () => GroupCarry | null;
  readonly setCarry: (carry: GroupCarry | null) => void;
  /** Moves the devices in hand to where they are carried. */
  readonly keep: () => void;
  /** The frame that is drawn around devices, on the screen. */
  readonly setMarquee: (box: ScreenBox | null) => void;
  readonly copy: () => void;
  /** The devices whose mark, or whose cluster's mark, something is. */
  readonly idsAt: (target: EventTarget | null) => readonly string[];
}

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
        if (kept && (kept.by.x !== 0 || kept.by.y !== 0)) latest.current.acts.shift(kept.by, kept.source);
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

  return { marquee, carry };
}

function idsOf(target: EventTarget | null, { layout }: PlanEditing): readonly string[] {
  const mark = target instanceof Element ? target.closest('[data-marker], [data-cluster]') : null;
  const cluster = layout.clusters.find(({ id }) => id === mark?.getAttribute('data-cluster'));
  if (cluster) return cluster.devices.map(({ id }) => id);
  const id = mark?.getAttribute('data-marker') ?? null;
  return id === null ? [] : [id];
}
