import {
  type DeviceActivity,
  daysOfRange,
  deviceTypeRows,
  type HeatPoint,
  heatValue,
  limits,
  previousSpan,
  type RequestOf,
  rankByActivity,
  type Species,
  species,
} from 'pest-sdk';
import { deviceThresholdsOn } from '../../books/readings/thresholds';
import { checksUnderWay } from '../../books/readings/under-way';
import { visibleDevices } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import { orNotFound } from '../../call/refusal';
import type { Tx } from '../../database/transactions';
import { checkedDays, devicesOnPlan, findPlan, type SpeciesSums, speciesSums, sumsByDevice } from './activity.queries';

/**
 * What the devices of one plan caught in a range and in the span before it. Read from the daily roll-up, so that its
 * cost follows devices and days, not history. A device that was not checked has no zero: it says `checked: false`.
 */
export async function floorPlanActivity(
  call: Call,
  tx: Tx,
  { floorPlanId, range, from, to, series }: RequestOf<'device.mosquitoGraph'>,
): Promise<DeviceActivity> {
  const plan = orNotFound(await findPlan(tx, floorPlanId));
  const span = from !== undefined && to !== undefined ? { from, to } : daysOfRange(range, call.today);
  const before = previousSpan(span);
  const [devices, sums, bySpecies] = [
    await devicesOnPlan(tx, plan, await visibleDevices(call, tx)),
    await sumsByDevice(tx, plan, span, before),
    await speciesSums(tx, plan, span, before),
  ];
  const sumOf = new Map(sums.map((row) => [row.device_id, row]));
  const points = devices.map((device): HeatPoint => {
    const sum = sumOf.get(device.id);
    return {
      deviceId: device.id,
      code: device.code,
      name: device.name,
      type: device.type,
      workshopName: device.workshop_name,
      x: device.x,
      y: device.y,
      value: heatValue(device.type, sum?.captures ?? 0, sum?.consumed ?? 0),
      previous: heatValue(device.type, sum?.captures_before ?? 0, sum?.consumed_before ?? 0),
      checked: (sum?.checks ?? 0) > 0,
      checks: sum?.checks ?? 0,
      deviceDays: sum?.exposure_days ?? 0,
      previousChecks: sum?.checks_before ?? 0,
      previousDeviceDays: sum?.exposure_days_before ?? 0,
      lastCheckedAt: device.last_checked_at?.toISOString() ?? null,
      species: speciesOf(bySpecies, device.id, 'n'),
      previousSpecies: speciesOf(bySpecies, device.id, 'n_before'),
    };
  });
  const { company_id: companyId, customer_id: customerId } = plan;
  const underWay = await checksUnderWay(tx, plan, span);
  const answer = {
    floorPlanId,
    ...span,
    ...(underWay > 0 && { underWay }),
    points,
    top: topOf(points),
    summary: summaryOf(points, bySpecies),
    thresholds: await deviceThresholdsOn(tx, { companyId, customerId, day: span.to }),
  };
  return series === 'days' ? { ...answer, series: seriesOf(await checkedDays(tx, plan, span), points) } : answer;
}

/** Day by day what the devices of the answer said; days without a check are left out. */
function seriesOf(
  rows: Awaited<ReturnType<typeof checkedDays>>,
  points: readonly HeatPoint[],
): NonNullable<DeviceActivity['series']> {
  const typeOf = new Map(points.map(({ deviceId, type }) => [deviceId, type]));
  const days = new Map<string, NonNullable<DeviceActivity['series']>[number]>();
  for (const row of rows) {
    const type = typeOf.get(row.device_id);
    if (type === undefined) continue;
    const day = days.get(row.local_day) ?? { from: row.local_day, to: row.local_day, readings: [] };
    days.set(row.local_day, day);
    day.readings.push({
      deviceId: row.device_id,
      value: heatValue(type, row.captures, row.consumed_percent),
      checks: row.checks,
      deviceDays: row.exposure_days,
      species: species.flatMap((kind) => {
        const count = row.species[kind] ?? 0;
        return count > 0 ? [{ species: kind, count }] : [];
      }),
    });
  }
  return [...days.values()];
}

function speciesOf(rows: readonly SpeciesSums[], deviceId: string, span: 'n' | 'n_before'): HeatPoint['species'] {
  return inOrder(rows.filter((row) => row.device_id === deviceId && row[span] > 0)).map((row) => ({
    species: row.species,
    count: row[span],
  }));
}

/** Counts and consumption are never ranked together: the board is of what was caught. */
function topOf(points: readonly HeatPoint[]): DeviceActivity['top'] {
  return rankByActivity(points.filter(counts), limits.topDevices).map(({ deviceId, code, value }) => ({
    deviceId,
    code,
    value,
  }));
}

function summaryOf(points: readonly HeatPoint[], rows: readonly SpeciesSums[]): DeviceActivity['summary'] {
  const counting = points.filter(counts);
  return {
    total: counting.reduce((sum, point) => sum + point.value, 0),
    previousTotal: counting.reduce((sum, point) => sum + point.previous, 0),
    devicesTotal: points.length,
    devicesChecked: points.filter((point) => point.checked).length,
    species: species
      .map((kind) => {
        const ofKind = rows.filter((row) => row.species === kind && points.some((p) => p.deviceId === row.device_id));
        return {
          species: kind,
          count: ofKind.reduce((sum, row) => sum + row.n, 0),
          previous: ofKind.reduce((sum, row) => sum + row.n_before, 0),
        };
      })
      .filter((row) => row.count > 0 || row.previous > 0),
  };
}

function counts(point: HeatPoint): boolean {
  return deviceTypeRows[point.type].family === 'count';
}

function inOrder<Row extends { readonly species: Species }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => species.indexOf(a.species) - species.indexOf(b.species));
}
