import { expect, it } from 'vitest';
import { steered } from './steering';

const board = {
  staff: [
    { id: 'li', name: '李强' },
    { id: 'wang', name: '王磊' },
  ],
};
const days = ['2026-05-04', '2026-05-05'];
const at = (personId: string | null, day = '2026-05-04', time: string | null = null) => ({ personId, day, time });

it('in a week, people are above each other and before the first one is nobody', () => {
  expect(steered('week', board, days, at('wang'), 'ArrowUp')).toEqual(at('li'));
  expect(steered('week', board, days, at('li'), 'ArrowUp')).toEqual(at(null));
  expect(steered('week', board, days, at(null), 'ArrowUp')).toEqual(at(null));
  expect(steered('week', board, days, at(null), 'ArrowDown')).toEqual(at('li'));
  expect(steered('week', board, days, at('wang'), 'ArrowDown')).toEqual(at('wang'));
});

it('days end where the board ends', () => {
  expect(steered('week', board, days, at('li'), 'ArrowRight')).toEqual(at('li', '2026-05-05'));
  expect(steered('week', board, days, at('li', '2026-05-05'), 'ArrowRight')).toEqual(at('li', '2026-05-05'));
});

it('in a day, people are beside each other and hours above', () => {
  expect(steered('day', board, days, at('li', days[0], '10:30'), 'ArrowDown')).toEqual(at('li', days[0], '11:00'));
  expect(steered('day', board, days, at('li', days[0], '00:15'), 'ArrowUp')).toEqual(at('li', days[0], '00:00'));
  expect(steered('day', board, days, at('li'), 'ArrowRight')).toEqual(at('wang'));
});
