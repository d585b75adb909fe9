import { type CodeSeries, codesAfter, type DeviceType, deviceTypeRows, type RequestOf, seriesOf } from 'pest-sdk';
import { visibleDevices } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { refuse } from '../../call/refusal';
import { companyOf, requireSite } from '../../call/tenant';
import { isId } from '../../database/ids';
import type { Row } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';
import { addDevices } from './add-devices';
import * as queries from './device.queries';
import { onFreeCodes } from './device-code';

export const copyHandlers = {
  'device.nextCodes': async (call, { type, count, customerId }) => {
    const series = await call.inScope(async (tx) => {
      if (customerId !== undefined) await requireSite(tx, customerId);
      return seriesFor(tx, type, customerId);
    });
    return freeCodes(call.parts.database.system, series, count);
  },

  /** Codes that somebody takes meanwhile are passed over in another try. */
  'device.copy': (call, request) =>
    onFreeCodes(async () => {
      const found = await call.inScope((tx) => originals(call, tx, request));
      const codes = await codesFor(call, found, request.customerId);
      return call.inScope(async (tx) => {
        await requireTarget(tx, request);
        return addDevices(
          call,
          tx,
          found.map((device, at) => copyOf(device, request, codes[at] ?? '')),
        );
      });
    }),
} satisfies Partial<AreaHandlers<'device'>>;

type Copy = RequestOf<'device.copy'>;

async function originals(call: Call, tx: Tx, { ids, ...target }: Copy): Promise<queries.TaggedDevice[]> {
  await requireTarget(tx, target);
  const wanted = [...new Set(ids)];
  if (!wanted.every(isId)) refuse('device.notFound');
  const found = await queries.devicesById(tx, companyOf(tx), wanted, await visibleDevices(call, tx));
  if (found.length < wanted.length) refuse('device.notFound');
  return found;
}

async function requireTarget(tx: Tx, { customerId, floorPlanId }: Omit<Copy, 'ids'>): Promise<void> {
  await requireSite(tx, customerId);
  if (floorPlanId === null) return;
  if (!isId(floorPlanId) || !(await queries.holdFloorPlan(tx, companyOf(tx), customerId, floorPlanId))) {
    refuse('general.notFound');
  }
}

/** A workshop is its own site's, so a copy keeps it only there. */
function copyOf(device: queries.TaggedDevice, { customerId, floorPlanId }: Copy, code: string) {
  const { type, name, model, brand, location, workshop_id, x, y, mount_height, tags } = device;
  return {
    customerId,
    floorPlanId,
    workshopId: device.customer_id === customerId ? workshop_id : null,
    type,
    code,
    name,
    model,
    brand,
    location,
    position: floorPlanId === null || x === null || y === null ? null : { x, y },
    mountHeight: mount_height,
    tags,
  };
}

/** The next free codes of each type, in the order of the devices. */
async function codesFor(call: Call, devices: readonly Row<'device'>[], customerId: string): Promise<string[]> {
  const types = [...new Set(devices.map(({ type }) => type))];
  const left = new Map<DeviceType, string[]>();
  for (const type of types) {
    const series = await call.inScope((tx) => seriesFor(tx, type, customerId));
    const count = devices.filter((device) => device.type === type).length;
    left.set(type, await freeCodes(call.parts.database.system, series, count));
  }
  return devices.map(({ type }) => left.get(type)?.shift() ?? '');
}

/** The site's own series, else the company's; a company without codes of a type begins with the letters of the type. */
async function seriesFor(tx: Tx, type: DeviceType, customerId: string | undefined): Promise<CodeSeries> {
  const devices = await queries.codesOfType(tx, companyOf(tx), type);
  const ofSite = devices.filter((device) => device.customer_id === customerId);
  const series = seriesOf(ofSite.map(({ code }) => code)) ?? seriesOf(devices.map(({ code }) => code));
  return series ?? { prefix: deviceTypeRows[type].mark.letters, digits: 4, last: 0 };
}

/** Codes are unique in the installation: what another company uses is passed over, and never told. */
async function freeCodes(system: System, series: CodeSeries, count: number): Promise<string[]> {
  const free: string[] = [];
  for (let from = series.last + 1; free.length < count; ) {
    const candidates = codesAfter(series, from, Math.max(count, 50));
    const used = new Set((await queries.usedCodes(system, candidates)).map(({ code }) => code));
    free.push(...candidates.filter((code) => !used.has(code)));
    // Whole runs that others use are stepped over ever faster.
    from += used.size === candidates.length ? candidates.length * 10 : candidates.length;
  }
  return free.slice(0, count);
}
