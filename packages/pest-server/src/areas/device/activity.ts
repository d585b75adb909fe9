import {
  type DeviceActivity,
  daysOfRange,
  deviceTypeRules,
  type HeatPoint,
  heatValue,
  limits,
  previousSpan,
  rankByActivity,
  type Species,
  species,
  type TimeRange,
} from 'pest-sdk';
import type { Call } from '../../call/call';
import { orNotFound } from '../../call/refusal';
import type { Tx } from '../../database/transactions';
import { visibleDevices } from '../../devices/visible-devices';
import { devicesOnPlan, findPlan, type SpeciesSums, speciesSums, sumsByDevice } from './activity.queries';

/**
 * What the devices of one plan caught in a range and in the span before it. Read from the daily roll-up, so that its
 * cost follows devices and days, not history. A device that was not checked has no zero: it says `checked: false`.
 */
export async function floorPlanActivity(
  call: Call,
  tx: Tx,
  floorPlanId: string,
  range: TimeRange,
): Promise<DeviceActivity> {
  const plan = orNotFound(await findPlan(tx, floorPlanId));
  const span = daysOfRange(range, call.today);
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
      species: speciesOf(bySpecies, device.id),
    };
  });
  return { floorPlanId, ...span, points, top: topOf(points), summary: summaryOf(points, bySpecies) };
}

function speciesOf(rows: readonly SpeciesSums[], deviceId: string): HeatPoint['species'] {
  return inOrder(rows.filter((row) => row.device_id === deviceId && row.n > 0)).map((row) => ({
    species: row.species,
    count: row.n,
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
  return deviceTypeRules[point.type].family === 'count';
}

function inOrder<Row extends { readonly species: Species }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => species.indexOf(a.species) - species.indexOf(b.species));
}
