import type { PlanPosition } from '../../floor-plan/floor-plan.types';
import type { ScreenBox } from '../../floor-plan/plan-geometry';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
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
