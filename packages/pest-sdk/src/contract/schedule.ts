import * as z from 'zod/mini';
import { leaveStates } from '../rules/leave';
import { limits } from '../rules/limits';
import { monthWeeks, weekdays } from '../rules/rhythm';
import { clashKinds } from '../rules/schedule';
import { inspectionKinds, taskPlaces, taskStates } from '../rules/task-states';
import { endpoint } from './endpoint';
import * as f from './fields';

const boardService = z.strictObject({
  id: f.id,
  number: z.string(),
  customerId: f.id,
  customerName: z.string(),
  workshops: z.array(f.option),
  description: z.string(),
  plannedAt: f.instant,
  /** The service day in the site's time zone. */
  plannedDay: f.day,
  /** How long it is expected to take; see `expectedMinutes`. */
  minutes: f.count,
  devicesDue: f.count,
  state: z.enum(taskStates),
  staffIds: z.array(f.id),
  /** The recurring service that made it. */
  recurringId: z.nullable(f.id),
  /** Of a recurring service: changed by itself, so that it differs from the others. */
  alone: z.boolean(),
});
/** A service on the shift board. */
export type BoardService = z.infer<typeof boardService>;

const boardLeave = z.strictObject({
  id: f.id,
  accountId: f.id,
  startAt: f.instant,
  endAt: f.instant,
  state: z.enum(leaveStates),
});
/** A person's leave on the shift board: when, not why. */
export type BoardLeave = z.infer<typeof boardLeave>;

const shiftBoard = z.strictObject({
  /** The phone is absent for who may not assign them, and of who has left. */
  staff: z.array(z.extend(f.option, { phone: z.optional(z.string()) })),
  services: z.array(boardService),
  /** Approved, or waiting for review; empty for a customer. */
  leave: z.array(boardLeave),
});
/** Who does what on some days. */
export type ShiftBoard = z.infer<typeof shiftBoard>;

const plan = z.strictObject({ plannedAt: f.instant, staffIds: z.array(f.id).check(z.maxLength(20)) });

const clash = z.strictObject({ accountId: f.id, kind: z.enum(clashKinds), serviceId: z.nullable(f.id) });

const every = z.int().check(z.gte(1), z.lte(12));
const weekday = z.literal(weekdays);
const pattern = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('weekly'),
    every,
    weekdays: z.array(weekday).check(z.minLength(1), z.maxLength(7)),
  }),
  z.strictObject({ kind: z.literal('monthlyDay'), every, day: z.int().check(z.gte(1), z.lte(31)) }),
  z.strictObject({ kind: z.literal('monthlyWeekday'), every, week: z.literal(monthWeeks), weekday }),
]);

const daySpan = z.strictObject({ from: f.day, to: f.day });

const recurringService = z.strictObject({
  id: f.id,
  customerId: f.id,
  customerName: z.string(),
  workshops: z.array(f.option),
  places: z.array(z.enum(taskPlaces)),
  inspection: z.enum(inspectionKinds),
  description: z.string(),
  staff: z.array(f.option),
  pattern,
  time: z.string(),
  startDay: f.day,
  endDay: z.nullable(f.day),
  pauses: z.array(daySpan),
  /** Services it has made that nobody has begun, from today on. */
  upcoming: z.array(z.strictObject({ id: f.id, day: f.day, plannedAt: f.instant, alone: z.boolean() })),
  revision: f.revision,
});
/** A service that repeats, and what comes next of it. */
export type RecurringService = z.infer<typeof recurringService>;

const recurringDraft = {
  customerId: f.id,
  workshopIds: z._default(z.array(f.id).check(z.maxLength(100)), []),
  places: z.array(z.enum(taskPlaces)).check(z.minLength(1), z.maxLength(2)),
  inspection: z._default(z.enum(inspectionKinds), 'devices'),
  description: z._default(f.text, ''),
  staffIds: z._default(z.array(f.id).check(z.maxLength(20)), []),
  pattern,
  /** Arrival, `09:30` on the site's clock. */
  time: f.formatted('clockTime'),
  startDay: f.day,
  /** The last possible day; null for no end. */
  endDay: z._default(z.nullable(f.day), null),
};

/** An end that comes before the start is said beside the end. */
const beside = (end: string) => ({ path: [end], error: 'endBeforeStart' });
const endInOrder = z.refine<{ readonly startDay: string; readonly endDay: string | null }>(
  ({ startDay, endDay }) => endDay === null || startDay <= endDay,
  beside('endDay'),
);
const spanInOrder = z.refine<z.infer<typeof daySpan>>(({ from, to }) => from <= to, beside('to'));

const planner = { anyOf: ['m_service_add'] } as const;

/** Shift scheduling: the board, planning on it, and services that repeat. */
export const schedule = {
  board: endpoint({
    method: 'GET',
    path: '/api/v-schedule/board',
    sends: 'query',
    auth: 'token',
    access: {
      anyOf: ['m_shift_management', 'btn_service_assign', 'm_service_add'],
      parts: { phones: ['btn_service_assign'] },
    },
    source: 'ours',
    summary: 'Services, staff and leave of up to 42 days; a customer gets the services at its own site and who comes.',
    request: daySpan,
    result: shiftBoard,
    bound: 'The service staff of a company, and what is planned for at most 42 days.',
    errors: [],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v-schedule/move',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_service_assign'], withField: { following: 'm_service_add' } },
    source: 'ours',
    summary:
      'Plans a service for another time or other people, and answers what is in their way. `from` is what was seen: if somebody has planned it otherwise meanwhile, nothing changes.',
    changes: ['task', 'home'],
    request: z.strictObject({
      id: f.id,
      from: plan,
      to: plan,
      /** A recurring service changes from this one on; needs the right to plan services. */
      following: z._default(z.boolean(), false),
    }),
    result: z.strictObject({ clashes: z.array(clash) }),
    bound: 'What is in the way of one service.',
    errors: ['general.businessFailure', 'general.notFound', 'task.begun'],
  }),
  recurring: endpoint({
    method: 'GET',
    path: '/api/v-schedule/recurring',
    sends: 'query',
    auth: 'token',
    access: planner,
    source: 'ours',
    summary: 'Recurring services that have not ended, with what comes next of each.',
    request: f.nothing,
    result: z.array(recurringService),
    bound: limits.listRows,
    errors: [],
  }),
  addRecurring: endpoint({
    method: 'POST',
    path: '/api/v-schedule/recurring/add',
    sends: 'json',
    auth: 'token',
    access: planner,
    source: 'ours',
    summary: 'Repeats a service. Those of the next eight weeks are made at once, later ones day by day.',
    changes: ['task', 'inspection', 'home'],
    request: z.strictObject(recurringDraft).check(endInOrder),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  changeRecurring: endpoint({
    method: 'POST',
    path: '/api/v-schedule/recurring/change',
    sends: 'json',
    auth: 'token',
    access: planner,
    source: 'ours',
    edits: 'revision',
    summary:
      'Changes a recurring service from its start day on: what nobody has begun is made anew. Answers the recurring service that holds from then on.',
    changes: ['task', 'inspection', 'home'],
    request: z.strictObject({ id: f.id, ...recurringDraft, revision: f.revision }).check(endInOrder),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  pauseRecurring: endpoint({
    method: 'POST',
    path: '/api/v-schedule/recurring/pause',
    sends: 'json',
    auth: 'token',
    access: planner,
    source: 'ours',
    summary: 'Leaves days out of a recurring service; its services then that nobody has begun are deleted.',
    changes: ['task', 'inspection', 'home'],
    request: z.strictObject({ id: f.id, from: f.day, to: f.day }).check(spanInOrder),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  resumeRecurring: endpoint({
    method: 'POST',
    path: '/api/v-schedule/recurring/resume',
    sends: 'json',
    auth: 'token',
    access: planner,
    source: 'ours',
    summary: 'Takes a pause back; the services of its days are made again.',
    changes: ['task', 'inspection', 'home'],
    request: z.strictObject({ id: f.id, from: f.day, to: f.day }),
    result: f.done,
    errors: ['general.notFound'],
  }),
  endRecurring: endpoint({
    method: 'POST',
    path: '/api/v-schedule/recurring/end',
    sends: 'json',
    auth: 'token',
    access: planner,
    source: 'ours',
    summary: 'Ends a recurring service; its services after the last day that nobody has begun are deleted.',
    changes: ['task', 'inspection', 'home'],
    request: z.strictObject({ id: f.id, lastDay: f.day }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
