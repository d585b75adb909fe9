/**
 * The per-day roll-ups that the heat map, the trends and the dashboard read. They are written in the transaction that
 * writes the reading, as a difference, with keys sorted, so that two tasks that touch the same rows cannot deadlock.
 */
import { sql } from 'kysely';
import type { Species } from 'pest-sdk';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import type { ReadingFigures } from './recorded-reading';

export type ReadingPlace = Pick<
  Row<'device_check'>,
  'company_id' | 'customer_id' | 'device_id' | 'floor_plan_id' | 'local_day'
>;

/** Moves the roll-ups from what a check said before to what it says now. */
export async function moveRollUps(
  tx: Tx,
  place: ReadingPlace,
  before: ReadingFigures,
  after: ReadingFigures,
): Promise<void> {
  const species = differences(before.species, after.species);
  if (place.floor_plan_id !== null) await moveReadingDay(tx, place, place.floor_plan_id, before, after, species);
  await moveCaptureDays(tx, place, species);
}

function differences(before: ReadonlyMap<Species, number>, after: ReadonlyMap<Species, number>): [Species, number][] {
  const kinds = [...new Set([...before.keys(), ...after.keys()])].sort();
  return kinds
    .map((kind): [Species, number] => [kind, (after.get(kind) ?? 0) - (before.get(kind) ?? 0)])
    .filter(([, difference]) => difference !== 0);
}

async function moveReadingDay(
  tx: Tx,
  place: ReadingPlace,
  floorPlanId: string,
  before: ReadingFigures,
  after: ReadingFigures,
  species: readonly [Species, number][],
): Promise<void> {
  await tx.db
    .insertInto('reading_day')
    .values({
      company_id: place.company_id,
      floor_plan_id: floorPlanId,
      local_day: place.local_day,
      device_id: place.device_id,
      customer_id: place.customer_id,
      captures: after.captures - before.captures,
      consumed_percent: (after.consumedPercent ?? 0) - (before.consumedPercent ?? 0),
      checks: after.checks - before.checks,
      exposure_days: after.exposureDays - before.exposureDays,
      species: JSON.stringify(Object.fromEntries(species)),
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'floor_plan_id', 'local_day', 'device_id']).doUpdateSet({
        captures: sql`reading_day.captures + excluded.captures`,
        consumed_percent: sql`reading_day.consumed_percent + excluded.consumed_percent`,
        checks: sql`reading_day.checks + excluded.checks`,
        exposure_days: sql`reading_day.exposure_days + excluded.exposure_days`,
        species: sql`add_counts(reading_day.species, excluded.species)`,
      }),
    )
    .execute();
}

async function moveCaptureDays(tx: Tx, place: ReadingPlace, species: readonly [Species, number][]): Promise<void> {
  if (species.length === 0) return;
  const { company_id, customer_id, local_day } = place;
  await tx.db
    .insertInto('capture_day')
    .values(species.map(([kind, n]) => ({ company_id, customer_id, local_day, species: kind, n })))
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'customer_id', 'local_day', 'species'])
        .doUpdateSet({ n: sql`capture_day.n + excluded.n` }),
    )
    .execute();
}
