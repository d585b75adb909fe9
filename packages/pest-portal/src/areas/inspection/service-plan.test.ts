import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { emptyCheck, sheetRow } from '../task/sheet-rows.fixture';
import { deviceToGoTo, plansOfService, planToShow, walkDevices } from './service-plan';

const at = { x: 0.5, y: 0.5 };
const done = sheetRow({ deviceId: 'done', floorPlanId: 'first', position: at, check: emptyCheck() });
const locked = sheetRow({ deviceId: 'locked', floorPlanId: 'first', position: at, check: emptyCheck('inaccessible') });
const todo = sheetRow({ deviceId: 'todo', floorPlanId: 'first', position: at });
const upstairs = sheetRow({ deviceId: 'upstairs', floorPlanId: 'second', position: at });
const nowhere = sheetRow({ deviceId: 'nowhere' });
const rows = [done, locked, todo, upstairs, nowhere];

const [record] = sampleResult('floorPlan.list');
if (!record) throw new Error('the sample has a floor plan');
const plans = ['empty', 'first', 'second'].map((id) => ({ ...record, id }));

test.each([
  ['no device is open', null, 'todo'],
  ['the open one has no record', 'upstairs', 'upstairs'],
  ['the open one is recorded', 'done', 'todo'],
  ['the open one is the last of the walk', 'nowhere', 'nowhere'],
])('the device to go to where %s', (_case, open, expected) => {
  expect(deviceToGoTo(rows, open)?.deviceId).toBe(expected);
});

test('where all are recorded there is none', () => {
  expect(deviceToGoTo([done, locked], 'done')).toBeNull();
});

test('a plan is offered where a device of the service stands on it', () => {
  expect(plansOfService(plans, rows).map(({ id }) => id)).toEqual(['first', 'second']);
  expect(plansOfService(plans, [nowhere, sheetRow({ floorPlanId: 'first', position: null })])).toEqual([]);
});

test.each([
  ['the one that was asked for', 'first', upstairs, 'first'],
  ['the one with the next device', '', upstairs, 'second'],
  ['the first where the next device stands nowhere', '', nowhere, 'first'],
  ['the first where one is asked for that is gone', 'empty', null, 'first'],
])('it shows %s', (_case, asked, goTo, expected) => {
  expect(planToShow(plansOfService(plans, rows), asked, goTo)?.id).toBe(expected);
});

test('each device of the plan says what it is to the walk', () => {
  const marked = walkDevices(
    [...rows, sheetRow({ deviceId: 'later', floorPlanId: 'first', position: at })],
    'first',
    todo,
  );
  expect(marked.map(({ id, state }) => [id, state])).toEqual([
    ['done', 'done'],
    ['locked', 'notOpened'],
    ['todo', 'next'],
    ['later', 'due'],
  ]);
});
