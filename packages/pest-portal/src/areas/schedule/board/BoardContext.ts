import type { BoardService, ShiftBoard } from 'pest-sdk';
import { createContext, type PointerEvent, useContext } from 'react';
import type { Held, Outlook, Plan, Target } from './board-model';

/** How a service was picked up; the arrow keys steer only what the keyboard picked. */
export type PickedBy = 'keys' | 'tap' | 'drag';

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** A drop that asks whether it is for one service or for all that follow. */
export interface Question {
  readonly held: Held;
  readonly target: Target;
  readonly plan: Plan;
}

/** What the parts of the board share. */
export interface BoardState {
  readonly board: ShiftBoard;
  readonly today: string;
  /** Whether this person may plan on the board; otherwise it is for reading. */
  readonly mayMove: boolean;
  readonly held: Held | null;
  readonly by: PickedBy | null;
  /** Where it would be dropped now. */
  readonly target: Target | null;
  /** Services of other customers are left out of sight, not out of the rules. */
  isShown(service: BoardService): boolean;
  outlookAt(target: Target): Outlook;
  pick(held: Held, by: PickedBy): void;
  aim(target: Target | null): void;
  steer(key: ArrowKey): void;
  drop(target: Target | null): void;
  putBack(): void;
  startDrag(event: PointerEvent, held: Held): void;
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const state = useContext(BoardContext);
  if (!state) throw new Error('useBoard is for parts of the board.');
  return state;
}
