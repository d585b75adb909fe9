import { addDays, type ShiftBoard } from 'pest-sdk';
import type { ArrowKey } from './BoardContext';
import type { BoardView, Target } from './board-model';

/** Where an arrow key leads. People are rows of a week and columns of a day; before the first one is nobody. */
export function steered(
  view: BoardView,
  board: Pick<ShiftBoard, 'staff'>,
  days: readonly string[],
  target: Target,
  key: ArrowKey,
): Target {
  const { step, along } = steps[view === 'day' ? 'day' : 'week'][key];
  if (along === 'people') return { ...target, personId: personAfter(board, target.personId, step) };
  if (along === 'hours') return { ...target, time: hourAfter(target.time, step) };
  const day = addDays(target.day, step);
  return days.includes(day) ? { ...target, day } : target;
}

interface Step {
  readonly step: -1 | 1;
  readonly along: 'people' | 'days' | 'hours';
}

const steps: Readonly<Record<'day' | 'week', Readonly<Record<ArrowKey, Step>>>> = {
  week: {
    ArrowUp: { step: -1, along: 'people' },
    ArrowDown: { step: 1, along: 'people' },
    ArrowLeft: { step: -1, along: 'days' },
    ArrowRight: { step: 1, along: 'days' },
  },
  day: {
    ArrowUp: { step: -1, along: 'hours' },
    ArrowDown: { step: 1, along: 'hours' },
    ArrowLeft: { step: -1, along: 'people' },
    ArrowRight: { step: 1, along: 'people' },
  },
};

function personAfter({ staff }: Pick<ShiftBoard, 'staff'>, personId: string | null, step: number): string | null {
  const index = staff.findIndex(({ id }) => id === personId) + step;
  return index < 0 ? null : (staff[Math.min(index, staff.length - 1)]?.id ?? null);
}

function hourAfter(time: string | null, step: number): string {
  const hour = Math.max(0, Math.min(23, Number((time ?? '09').slice(0, 2)) + step));
  return `${String(hour).padStart(2, '0')}:00`;
}
