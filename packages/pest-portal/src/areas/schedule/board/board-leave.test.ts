import { expect, it } from 'vitest';
import { leaveOn } from './board-leave';

const leave = (startAt: string, endAt: string) => ({
  id: 'l',
  accountId: 'a',
  startAt,
  endAt,
  state: 'approved' as const,
});
const zone = 'Asia/Shanghai';

it('a leave until midnight ends with its last day', () => {
  const days = leave('2026-05-03T16:00:00.000Z', '2026-05-05T16:00:00.000Z');
  const away = ['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06'].map((day) => leaveOn(days, day, zone)?.allDay);
  expect(away).toEqual([undefined, true, true, undefined]);
});

it('a part of a day says from when until when, a working day is all day', () => {
  const afternoon = leave('2026-05-04T05:00:00.000Z', '2026-05-04T10:00:00.000Z');
  expect(leaveOn(afternoon, '2026-05-04', zone)).toEqual({ from: '13:00', to: '18:00', allDay: false });
  const working = leave('2026-05-04T01:00:00.000Z', '2026-05-04T10:00:00.000Z');
  expect(leaveOn(working, '2026-05-04', zone)?.allDay).toBe(true);
});
