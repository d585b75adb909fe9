import { instantInZone, wallClock } from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { describe, expect, it } from 'vitest';
import { emptyTask, type TaskValues, taskIssues, taskRequest } from './task-form';

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
  const asked = (values: TaskValues) =>
    checkRequest(contract.task.create.request, taskRequest(values, 'Asia/Shanghai'));

  it('needs a customer, a place, a day and a time', () => {
    const values = { ...emptyTask('', ''), places: [], time: '' };
    expect(asked(values).issues?.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'customerId required',
      'places required',
      'plannedAt required',
    ]);
    expect(taskIssues(values)).toEqual({ day: { kind: 'required' }, time: { kind: 'required' } });
  });

  it('may be planned without staff', () => {
    expect(asked(emptyTask('2026-05-04', 'c1')).request).toMatchObject({
      customerId: 'c1',
      staffIds: [],
      plannedAt: '2026-05-04T01:00:00.000Z',
    });
  });
});
