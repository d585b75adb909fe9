import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { deviceTypes, familyOf } from '../trade/device-types';
import { pestGroups } from '../trade/pest-groups';
import { endpoint } from './endpoint';
import * as f from './fields';

const agreement = {
  /** With whom it was agreed, or where it comes from. */
  source: z.string(),
  setBy: z.string(),
  setAt: f.instant,
};

const threshold = z.strictObject({
  customerId: f.id,
  group: z.enum(pestGroups),
  /** It holds from this day until a later one takes its place. */
  fromDay: f.day,
  /** As many may be caught at the site in a month; more asks for a corrective action. */
  monthly: f.count,
  ...agreement,
});
/** How much activity a site bears, as agreed with it. */
export type Threshold = z.infer<typeof threshold>;

const deviceThreshold = z.strictObject({
  customerId: f.id,
  deviceType: z.enum(deviceTypes),
  /** It holds from this day until a later one takes its place. */
  fromDay: f.day,
  /** As much may be read at one device: captures in 30 days; of a bait station, percent of the bait eaten at a check. */
  value: f.count,
  ...agreement,
});
/** How much activity one device of a type may show at a site; the heat map marks what is above it. */
export type DeviceThreshold = z.infer<typeof deviceThreshold>;

const ofSite = z.strictObject({ customerId: f.id });
const mayRead = { anyOf: ['m_client_list', 'm_index'] } as const;
const maySet = { anyOf: ['btn_client_edit'] } as const;

/** What a company and its customer agreed to bear. */
export const thresholdArea = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-threshold/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'The thresholds of a site with their history, the newest first.',
    request: ofSite,
    result: z.array(threshold),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v-threshold/set',
    sends: 'json',
    auth: 'token',
    access: maySet,
    source: 'ours',
    summary: 'Sets a threshold from a day on; one of the same day is replaced.',
    changes: ['home', 'device'],
    request: z.strictObject({
      customerId: f.id,
      group: z.enum(pestGroups),
      fromDay: f.day,
      monthly: f.countOnce,
      source: f.textUpTo(200),
    }),
    result: f.done,
    errors: ['general.notFound'],
  }),
  remove: endpoint({
    method: 'PUT',
    path: '/api/v-threshold/remove',
    sends: 'json',
    auth: 'token',
    access: maySet,
    source: 'ours',
    summary: 'Takes a threshold back; the one before it holds again.',
    changes: ['home', 'device'],
    request: z.strictObject({ customerId: f.id, group: z.enum(pestGroups), fromDay: f.day }),
    result: f.done,
    errors: ['general.notFound'],
  }),
  deviceList: endpoint({
    method: 'GET',
    path: '/api/v-threshold/device/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'What one device of each type may reach at a site, with its history, the newest first.',
    request: ofSite,
    result: z.array(deviceThreshold),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  setForDevices: endpoint({
    method: 'PUT',
    path: '/api/v-threshold/device/set',
    sends: 'json',
    auth: 'token',
    access: maySet,
    source: 'ours',
    summary:
      'Sets what one device of a type may reach from a day on: captures in 30 days, or percent of the bait eaten at a check. One of the same day is replaced.',
    changes: ['home', 'device'],
    request: z
      .strictObject({
        customerId: f.id,
        deviceType: z.enum(deviceTypes),
        fromDay: f.day,
        value: f.countOnce,
        source: f.textUpTo(200),
      })
      .check(
        z.refine(({ deviceType, value }) => familyOf(deviceType) === 'count' || value <= 100, {
          path: ['value'],
          error: 'percent',
        }),
      ),
    result: f.done,
    errors: ['general.notFound'],
  }),
  removeForDevices: endpoint({
    method: 'PUT',
    path: '/api/v-threshold/device/remove',
    sends: 'json',
    auth: 'token',
    access: maySet,
    source: 'ours',
    summary: "Takes a device type's threshold back; the one before it holds again.",
    changes: ['home', 'device'],
    request: z.strictObject({ customerId: f.id, deviceType: z.enum(deviceTypes), fromDay: f.day }),
    result: f.done,
    errors: ['general.notFound'],
  }),
} as const;
