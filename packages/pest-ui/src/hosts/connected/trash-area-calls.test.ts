import { type FloorPlanRecord, PestError, type TrashArea } from 'pest-sdk';
import { expect, it } from 'vitest';
import { plan } from './plan-record.fixture';
import { saveTrashAreas, type TrashAreaClient } from './trash-area-calls';

const area = (id: string, name = id): TrashArea => ({ id, name, left: 0, top: 0, right: 0.1, bottom: 0.1 });
const [bins, yard, ramp] = [area('Bins'), area('Yard'), area('Ramp')];

/** A plan on a server that refuses a save of an older state, as ours does. */
function planOf(areas: readonly TrashArea[]) {
  let now: FloorPlanRecord = { ...plan, trashAreas: [...areas], recordRevision: '1' };
  const stale = new PestError({ kind: 'api', endpoint: 'floorPlan.update', code: 4001, field: 'recordRevision' });
  const client: TrashAreaClient = {
    floorPlan: {
      list: () => Promise.resolve([now]),
      update: ({ trashAreas, recordRevision }) => {
        if (recordRevision !== now.recordRevision) return Promise.reject(stale);
        const kept = (trashAreas ?? []).map(({ name = '', ...area }) => ({ ...area, name }));
        now = { ...now, trashAreas: kept, recordRevision: `${now.recordRevision}1` };
        return Promise.resolve(null);
      },
    },
  };
  return { client, read: () => now };
}

it.each([
  ['one draws, another draws', [], [bins], [yard], [bins, yard]],
  ['one draws, another removes', [yard], [yard, bins], [], [bins]],
  ['one removes, another draws', [yard], [], [yard, ramp], [ramp]],
  ['both remove the same', [yard], [], [], []],
  ['one renames, another draws', [yard], [area('Yard', 'Court')], [yard, ramp], [area('Yard', 'Court'), ramp]],
  ['both rename: the last one’s word', [yard], [area('Yard', 'A')], [area('Yard', 'B')], [area('Yard', 'B')]],
])('%s: both are kept', async (_case, before, theirs, mine, after) => {
  const { client, read } = planOf(before);
  const seen = read();
  await saveTrashAreas(client, seen, theirs);
  await saveTrashAreas(client, seen, mine);
  expect(read().trashAreas).toEqual(after);
});
