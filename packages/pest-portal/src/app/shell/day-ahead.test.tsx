import { mockHandlers, sampleResult } from 'pest-sdk/mock';
import { expect, onTestFinished, test } from 'vitest';
import { client } from '../../base/client';
import { createQueryClient } from '../../base/queries';
import type { Role } from '../../base/roles';
import { answerWith, openNetwork } from '../../testing/pretended-network';
import { readDayAhead } from './day-ahead';

const today = '2026-05-04';

/** The calls that somebody's day ahead makes, where the company's services of the day are `staffed` by these. */
async function asked(role: Role, staffed: readonly string[]): Promise<string[]> {
  const calls: string[] = [];
  const { items, ...page } = sampleResult('task.list');
  const services = staffed.flatMap((id, index) =>
    items.slice(0, 1).map((service) => ({ ...service, id: `task-${index}`, staff: [{ id, name: id }] })),
  );
  openNetwork();
  answerWith(
    mockHandlers({ 'task.list': { ...page, items: services } }, { onCall: ({ name }) => void calls.push(name) }),
  );
  onTestFinished(() => client.abortAll());
  await readDayAhead(createQueryClient(), { id: 'me', role, crew: role === 'staff' }, today);
  return calls;
}

test('who does a service takes its sheet along, and none of the others', async () => {
  for (const role of ['staff', 'admin'] as const) {
    const calls = await asked(role, ['me', 'somebody', 'me', 'somebody else']);
    expect(calls.filter((name) => name === 'inspection.sheet')).toHaveLength(2);
    expect(calls.filter((name) => name === 'task.details')).toHaveLength(2);
  }
});

test('who does none takes nothing along: an administrator asks for the list of the dashboard, and no more', async () => {
  expect(await asked('admin', ['somebody', 'somebody else'])).toEqual(['task.list']);
  expect(await asked('staff', ['somebody'])).toEqual(['task.list']);
});
