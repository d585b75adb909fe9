import type { Device, DeviceActivity, HeatPoint } from '../../contract/device';
import { rankByActivity } from '../../rules/activity';
import { limits } from '../../rules/limits';
import { type DaySpan, dayInZone, daysBetween, daysOfRange, defaultTimeZone } from '../../rules/time-range';
import { familyOf } from '../../trade/device-types';
import { speciesOf } from '../../trade/species';
import type { MockAnswers } from '../mock-handlers';
import { refusal } from '../mock-refusal';
import { done, given, missing, now } from './site-answers';
import { matches, pageOf } from './table';
import type { World } from './world';

/** Devices, and what they caught. */
export function deviceAnswers({ devices, workshops, floorPlans }: World): MockAnswers {
  const nameOf = (workshopId: string | null) =>
    workshopId === null ? null : (workshops.find(workshopId)?.name ?? null);
  const taken = (code: string, id?: string) => devices.rows.some((row) => row.code === code && row.id !== id);
  return {
    'device.myList': ({ request: { search, ...paging } }) =>
      pageOf(
        devices.rows.filter(({ code, name }) => matches(search, code, name)),
        paging,
      ),
    'device.detail': ({ request: { id, code } }) =>
      devices.rows.find((row) => row.id === id || row.code === code) ?? refusal('device.notFound'),
    'device.list': ({ request: { customerId, floorPlanId, workshopId, type, search } }) => {
      const asked = Object.entries(given({ customerId, floorPlanId, workshopId, type }));
      return devices.rows
        .filter((row) => asked.every(([field, value]) => Reflect.get(row, field) === value))
        .filter(({ code, name }) => matches(search, code, name))
        .toSorted((a, b) => (a.code < b.code ? -1 : 1));
    },
    'device.add': ({ request: { tags, mountHeight = null, ...draft } }) => {
      if (taken(draft.code)) return refusal('device.boundHere', { field: 'code' });
      const { id } = devices.add((id) => ({
        ...draft,
        id,
        mountHeight,
        tags: tags.map((name) => ({ id: `tag-${name}`, name })),
        workshopName: nameOf(draft.workshopId),
        templateId: null,
        bound: true,
        lastCheckedAt: null,
        installedDay: now().slice(0, 10),
      }));
      return { id };
    },
    'device.update': ({ request: { id, tags, ...change } }) => {
      if (change.code !== undefined && taken(change.code, id)) return refusal('device.boundHere', { field: 'code' });
      return done(
        devices.change(id, (row) => {
          const changed: Device = { ...row, ...given(change) };
          return { ...changed, workshopName: nameOf(changed.workshopId) };
        }),
      );
    },
    'device.mobile': ({ request: { id, floorPlanId, position } }) =>
      done(devices.change(id, (row) => ({ ...row, floorPlanId: position === null ? null : floorPlanId, position }))),
    'device.delete': ({ request }) => done(devices.remove(request.id)),
    'device.mosquitoGraph': ({ request: { floorPlanId, range, from, to, series } }) => {
      if (!floorPlans.find(floorPlanId)) return missing();
      const today = dayInZone(new Date(), defaultTimeZone);
      const span = from !== undefined && to !== undefined ? { from, to } : daysOfRange(range, today);
      const answer = activityOn(floorPlanId, span, devices.rows);
      return series === 'days' ? { ...answer, series: [lastDayOf(answer)] } : answer;
    },
  };
}

/** One service at the end of the span, which is all of its checks. */
function lastDayOf({ to, points }: DeviceActivity): NonNullable<DeviceActivity['series']>[number] {
  const readings = points
    .filter(({ checked }) => checked)
    .map(({ deviceId, value, checks, deviceDays, species }) => ({ deviceId, value, checks, deviceDays, species }));
  return { from: to, to, readings };
}

function activityOn(floorPlanId: string, span: DaySpan, devices: readonly Device[]): DeviceActivity {
  const days = daysBetween(span.from, span.to) + 1;
  const points = devices
    .filter((device) => device.floorPlanId === floorPlanId)
    .flatMap((device) => (device.position ? [pointOf(device, device.position, days)] : []));
  const counted = points.filter(({ type }) => familyOf(type) === 'count');
  const bySpecies = new Map<HeatPoint['species'][number]['species'], number>();
  for (const { species, count } of counted.flatMap((point) => point.species))
    bySpecies.set(species, (bySpecies.get(species) ?? 0) + count);
  return {
    floorPlanId,
    ...span,
    points,
    top: rankByActivity(counted, limits.topDevices).map(({ deviceId, code, value }) => ({
      deviceId,
      code,
      value,
    })),
    summary: {
      total: sum(counted.map(({ value }) => value)),
      previousTotal: sum(counted.map(({ previous }) => previous)),
      devicesTotal: points.length,
      devicesChecked: points.filter(({ checked }) => checked).length,
      species: [...bySpecies].map(([species, count]) => ({ species, count, previous: Math.round(count * 0.8) })),
    },
  };
}

/** What a device caught follows from its code alone: the same question has the same answer. */
function pointOf(device: Device, { x, y }: { readonly x: number; readonly y: number }, days: number): HeatPoint {
  const { id, code, name, type, workshopName, lastCheckedAt } = device;
  const checks = lastCheckedAt === null ? 0 : Math.max(1, Math.round(days / 7));
  const monthly = type === 'flyLamp' ? 20 + (seedOf(code) % 60) : seedOf(code) % 7;
  const value = checks === 0 ? 0 : Math.round((monthly * days) / 30);
  const [first] = speciesOf(type);
  return {
    deviceId: id,
    code,
    name,
    type,
    workshopName,
    x,
    y,
    value: familyOf(type) === 'consumption' ? (checks * 25 * (seedOf(code) % 3)) / 2 : value,
    previous: Math.round(value * 0.8),
    checked: checks > 0,
    checks,
    deviceDays: checks === 0 ? 0 : days,
    previousChecks: checks,
    previousDeviceDays: checks === 0 ? 0 : days,
    lastCheckedAt,
    species: first !== undefined && value > 0 ? [{ species: first, count: value }] : [],
  };
}

function seedOf(code: string): number {
  return [...code].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
