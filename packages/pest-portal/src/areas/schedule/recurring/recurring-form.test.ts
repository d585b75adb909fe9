import type { RecurringService } from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { expect, it } from 'vitest';
import {
  affected,
  daysAhead,
  emptyRecurring,
  recurringIssues,
  recurringRequest,
  recurringValues,
} from './recurring-form';

const monday = '2050-05-02';
const asked = (values: ReturnType<typeof emptyRecurring>) =>
  checkRequest(contract.schedule.addRecurring.request, recurringRequest(values));

const service: RecurringService = {
  id: 'r1',
  customerId: 'c1',
  customerName: '临江大酒店',
  workshops: [{ id: 'w1', name: '厨房' }],
  places: ['indoor', 'outdoor'],
  inspection: 'routine',
  description: '夜间',
  staff: [{ id: 'li', name: '李强' }],
  pattern: { kind: 'monthlyWeekday', every: 3, week: -1, weekday: 5 },
  time: '21:30',
  startDay: '2049-01-01',
  endDay: null,
  pauses: [],
  upcoming: [
    { id: 't1', day: '2050-05-02', plannedAt: '2050-05-02T01:00:00.000Z', alone: false },
    { id: 't2', day: '2050-05-09', plannedAt: '2050-05-10T01:00:00.000Z', alone: true },
  ],
};

it('sends the fields of the chosen kind only', () => {
  const values = { ...emptyRecurring(monday, 'c1'), day: 31 };
  expect(asked(values).request).toMatchObject({ pattern: { kind: 'weekly', every: 1, weekdays: [1] }, endDay: null });
  expect(asked({ ...values, kind: 'monthlyDay' }).request).toMatchObject({
    pattern: { kind: 'monthlyDay', every: 1, day: 31 },
  });
});

it('asks for a customer, a day of the week, and an end after the start', () => {
  const values = { ...emptyRecurring(monday), weekdays: [], ends: 'day' as const, endDay: '2050-05-01' };
  const paths = asked(values).issues?.map(({ path }) => path);
  expect(paths).toContain('customerId');
  expect(recurringIssues(values).weekdays).toEqual({ kind: 'required' });
  expect(asked({ ...values, customerId: 'c1', weekdays: ['1'] }).issues?.map(({ path }) => path)).toEqual(['endDay']);
});

it('a change starts today, or when it begins later, and keeps everything else', () => {
  const values = recurringValues(service, monday);
  expect(values.startDay).toBe(monday);
  expect(recurringRequest(values)).toMatchObject({ pattern: service.pattern, time: '21:30', workshopIds: ['w1'] });
  expect(recurringValues({ ...service, startDay: '2050-06-01' }, monday).startDay).toBe('2050-06-01');
});

it('says how many services a change takes away', () => {
  expect(affected(service, '2050-05-02', null)).toEqual({ count: 2, alone: 1 });
  expect(affected(service, '2050-05-03', '2050-05-09')).toEqual({ count: 1, alone: 1 });
  expect(affected(service, '2050-05-10', null)).toEqual({ count: 0, alone: 0 });
});

it('a number of services is sent as the day of the last one', () => {
  const values = { ...emptyRecurring(monday), customerId: 'c1', ends: 'times', times: 3, every: 2 } as const;
  expect(asked({ ...values, weekdays: ['1', '4'] }).request).toMatchObject({ endDay: '2050-05-16' });
  const monthly = { ...values, weekdays: [], kind: 'monthlyDay', every: 3, day: 31 } as const;
  expect(asked({ ...monthly, weekdays: [] }).request).toMatchObject({ endDay: '2050-11-30' });
});

it('an end on a day needs the day', () => {
  expect(recurringIssues({ ...emptyRecurring(monday), ends: 'day' }).endDay).toEqual({ kind: 'required' });
});

it('shows the first dates, and none where the end comes before them', () => {
  const values = { ...emptyRecurring(monday), weekdays: ['1', '7'] };
  expect(daysAhead(values, 3)).toEqual(['2050-05-02', '2050-05-08', '2050-05-09']);
  expect(daysAhead({ ...values, ends: 'day', endDay: '2050-05-02' }, 3)).toEqual(['2050-05-02']);
  expect(daysAhead({ ...values, weekdays: [] }, 3)).toEqual([]);
});
