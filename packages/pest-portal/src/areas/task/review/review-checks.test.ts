import type { TaskDetails } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { emptyCheck, sheetRow } from '../sheet-rows.fixture';
import { type ReviewSources, reviewChecks } from './review-checks';

const at = '2026-05-04T02:00:00.000Z';
const prompt = { at, receivedAt: '2026-05-04T02:10:00.000Z', accountName: 'Li' };
const nextDay = '2026-05-05T02:00:00.000Z';

function lateOf(task: Partial<TaskDetails>, received: string, more: Partial<ReviewSources> = {}) {
  const rows = [sheetRow({ deviceId: 'd1', check: { ...emptyCheck(), checkedAt: at, receivedAt: received } })];
  const visit = { ...sampleResult('task.details'), checkedIn: prompt, submitted: prompt, ...task };
  const sources = { task: visit, rows, exceptions: [], risks: [], chemicals: [], ...more };
  return reviewChecks(sources).find(({ id }) => id === 'late');
}

test('what came soon after it happened needs no word', () => {
  expect(lateOf({}, '2026-05-04T02:25:00.000Z')).toBeUndefined();
});

test('what came later is noted, and never ticked: the server knows only what the phone says', () => {
  expect(lateOf({}, '2026-05-04T09:00:00.000Z')).toMatchObject({ tone: 'note', count: 1 });
});

test.each(['checkedIn', 'submitted'] as const)('a day late is worth a look, the service’s own %s too', (moment) => {
  expect(lateOf({ [moment]: { ...prompt, receivedAt: nextDay } }, at)).toEqual({
    id: 'late',
    tone: 'warning',
    count: 1,
    receivedAt: nextDay,
  });
});

test('a signature that came a day late is told too', () => {
  const { siteSignature } = sampleResult('task.details');
  if (!siteSignature) throw new Error('The sample has one.');
  const late = { ...siteSignature, signedAt: at, receivedAt: nextDay };
  expect(lateOf({ siteSignature: late }, at)).toMatchObject({ tone: 'warning', count: 1, receivedAt: nextDay });
});

test('a risk and a use of chemicals that came a day late are told too', () => {
  const [risk] = sampleResult('risk.list').items;
  const [use] = sampleResult('inspection.chemicalUses');
  if (!risk || !use) throw new Error('The samples have one of each.');
  const risks = [{ ...risk, foundAt: at, receivedAt: nextDay }];
  const chemicals = [{ ...use, usedAt: at, receivedAt: nextDay }];
  expect(lateOf({}, at, { risks, chemicals })).toMatchObject({ tone: 'warning', count: 2, receivedAt: nextDay });
});
