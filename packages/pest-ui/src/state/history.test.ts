import { describe, expect, it } from 'vitest';
import { emptyHistory, record, redo, undo } from './history';

const after = (...steps: string[]) => steps.reduce((history, step) => record(history, step), emptyHistory<string>());

describe('history', () => {
  it('takes steps back and does them again, in their order', () => {
    const back = undo(after('a', 'b'));
    expect(back?.step).toBe('b');
    const further = back && undo(back.history);
    expect(further?.step).toBe('a');
    expect(further && undo(further.history)).toBeNull();
    expect(further && redo(further.history)?.step).toBe('a');
  });

  it('forgets what was taken back once something new is done', () => {
    const back = undo(after('a', 'b'));
    expect(back && redo(record(back.history, 'c'))).toBeNull();
  });

  it('makes one step of letters typed one after the other, and starts anew after an undo', () => {
    const join = (earlier: string, later: string) => earlier + later;
    const typed = ['x', 'y', 'z'].reduce((history, letter) => record(history, letter, 'name', join), after('a'));
    expect(typed.done).toEqual(['a', 'xyz']);
    const again = undo(typed);
    expect(again && record(again.history, 'q', 'name', join).done).toEqual(['a', 'q']);
  });

  it('keeps the last hundred', () => {
    const many = after(...Array.from({ length: 130 }, (_, index) => String(index)));
    expect(many.done).toHaveLength(100);
    expect(many.done[0]).toBe('30');
  });
});
