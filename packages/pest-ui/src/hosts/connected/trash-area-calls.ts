import { type CallOptions, type FloorPlanRecord, isPestError, type PestClient, type TrashArea } from 'pest-sdk';

/** What {@link saveTrashAreas} asks of a client: `createPestClient(…)`, or an object that answers the same. */
export interface TrashAreaClient {
  readonly floorPlan: Pick<PestClient['floorPlan'], 'list' | 'update'>;
}

/** As often as somebody else may come first, one after the other. */
const mostTries = 5;

/**
 * Saves the trash areas of a plan. Where somebody else has drawn or removed some meanwhile, both changes are kept: each
 * area is drawn, or taken away, by itself.
 *
 * @param record the plan that was drawn on
 * @throws PestError what the server refuses, and that the plan is gone
 */
export async function saveTrashAreas(
  client: TrashAreaClient,
  record: FloorPlanRecord,
  drawn: readonly TrashArea[],
  options: CallOptions = {},
): Promise<void> {
  const before = record.trashAreas ?? [];
  let now: FloorPlanRecord | undefined = record;
  let areas = [...drawn];
  for (let tries = 1; ; tries += 1) {
    try {
      await client.floorPlan.update({ id: record.id, trashAreas: areas, recordRevision: now.recordRevision }, options);
      return;
    } catch (refused) {
      const isStale = isPestError(refused, 'general.businessFailure') && refused.field === 'recordRevision';
      if (!isStale || tries === mostTries) throw refused;
      const plans = await client.floorPlan.list({ customerId: record.customerId }, options);
      now = plans.find(({ id }) => id === record.id);
      if (!now) throw refused;
      areas = mergeAreas(before, drawn, now.trashAreas ?? []);
    }
  }
}

/** Each area by itself: what was changed here, else what stands there. */
function mergeAreas(before: readonly TrashArea[], mine: readonly TrashArea[], theirs: readonly TrashArea[]) {
  const base = new Map(before.map((area) => [area.id, area]));
  const own = new Map(mine.map((area) => [area.id, area]));
  const there = new Set(theirs.map(({ id }) => id));
  const isOwn = (area: TrashArea) => !isSame(area, base.get(area.id));
  const kept = theirs.flatMap((area) => {
    const here = own.get(area.id);
    if (here && isOwn(here)) return [here];
    return here || !base.has(area.id) ? [area] : [];
  });
  return [...kept, ...mine.filter((area) => !there.has(area.id) && isOwn(area))];
}

function isSame(one: TrashArea, other: TrashArea | undefined): boolean {
  const fields = ['name', 'left', 'top', 'right', 'bottom'] as const;
  return other !== undefined && fields.every((field) => one[field] === other[field]);
}
