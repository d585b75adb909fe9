import { describe, expect, it } from 'vitest';
import { instantInZone, wallClock } from '../../../base/site-time';
import { bodyOfTask, newTaskDraft, taskProblems } from './task-draft';

describe('planned time', () => {
  it('is the clock on the site, whatever the zone of the browser', () => {
    expect(instantInZone({ day: '2026-05-04', time: '09:30' }, 'Asia/Shanghai')).toBe('2026-05-04T01:30:00.000Z');
  });

  it.each([
    ['2026-03-29', '01:30', 'Europe/Berlin'],
    ['2026-03-29', '03:30', 'Europe/Berlin'],
    ['2026-01-01', '00:00', 'America/St_Johns'],
    ['2026-07-01', '23:45', 'Asia/Shanghai'],
  ])('comes back as it was entered: %s %s %s', (day, time, zone) => {
    const instant = instantInZone({ day, time }, zone);
    expect(instant && wallClock(instant, zone)).toEqual({ day, time });
  });

  it('is none while the form is not filled in', () => {
    expect(instantInZone({ day: '', time: '09:00' }, 'Asia/Shanghai')).toBeNull();
    expect(instantInZone({ day: '2026-05-04', time: '' }, 'Asia/Shanghai')).toBeNull();
  });
});

describe('a planned service', () => {
  it('needs a customer, a place, a day and a time', () => {
    const draft = { ...newTaskDraft('', ''), places: [], time: '' };
    expect(taskProblems(draft)).toEqual({
      customerId: 'customerMissing',
      places: 'placesMissing',
      day: 'dayMissing',
      time: 'timeMissing',
    });
    expect(bodyOfTask(draft, 'Asia/Shanghai')).toBeNull();
  });

  it('may be planned without staff', () => {
    expect(bodyOfTask(newTaskDraft('2026-05-04', 'c1'), 'Asia/Shanghai')).toMatchObject({
      customerId: 'c1',
      staffIds: [],
      plannedAt: '2026-05-04T01:00:00.000Z',
    });
  });
});
