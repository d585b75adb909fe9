import * as z from 'zod/mini';
import { checkOutcomes } from '../rules/check-outcomes';
import { importModes, mostImportLines } from '../rules/import-modes';
import { limits } from '../rules/limits';
import { timeRanges } from '../rules/time-range';
import { deviceActions } from '../trade/device-actions';
import { deviceTypes } from '../trade/device-types';
import { species } from '../trade/species';
import { endpoint } from './endpoint';
import * as f from './fields';
import { cell, importResult, lineNumber } from './import-lines';

/** 6 to 32 letters, digits or hyphens; refused with 20012 otherwise, so the schema only bounds the length. */
const code = f.requiredText(64);

const mountHeight = z.nullable(z.number().check(z.gt(0), z.lte(100)));
const tagName = f.requiredText(50);
const modelName = f.requiredText(100);
const brand = f.textUpTo(100);
/** A kept word, and how many devices have it. */
const kept = { id: f.id, name: z.string(), deviceCount: f.count, revision: f.revision };

export const deviceModel = z.strictObject({ ...kept, brand: z.string(), type: z.enum(deviceTypes) });
/** A model that a company keeps for a type of device. */
export type DeviceModel = z.infer<typeof deviceModel>;

export const deviceTag = z.strictObject(kept);
/** A company's own word on its devices. */
export type DeviceTag = z.infer<typeof deviceTag>;

export const device = z.strictObject({
  id: f.id,
  customerId: f.id,
  /** Null while the device is in no floor plan's tray. */
  floorPlanId: z.nullable(f.id),
  workshopId: z.nullable(f.id),
  workshopName: z.nullable(z.string()),
  type: z.enum(deviceTypes),
  code: z.string(),
  name: z.string(),
  model: z.string(),
  brand: z.string(),
  /** Where exactly, in words. */
  location: z.string(),
  templateId: z.nullable(f.id),
  /** The company's own words on it; none for a customer. */
  tags: z.array(f.option),
  /** Bound to its code and so in service. */
  bound: z.boolean(),
  position: z.nullable(f.position),
  /** Metres above the floor, of a lamp; null while nobody entered it. */
  mountHeight: z.optional(z.nullable(z.number())),
  /** Last completed check. */
  lastCheckedAt: z.nullable(f.instant),
  installedDay: f.day,
  revision: f.revision,
});
/**
 * A device of a customer's site (specification §3). Its position is a fraction of the floor plan's width and height.
 */
export type Device = z.infer<typeof device>;

const draft = {
  floorPlanId: z._default(z.nullable(f.id), null),
  workshopId: z._default(z.nullable(f.id), null),
  type: z.enum(deviceTypes),
  code,
  name: f.name,
  model: z._default(f.textUpTo(100), ''),
  brand: z._default(brand, ''),
  location: z._default(f.textUpTo(200), ''),
  position: z._default(z.nullable(f.position), null),
  /** Metres above the floor; unchanged when it is left out. */
  mountHeight: z.optional(mountHeight),
  /** By name; a new one is kept from then on, as a new model is. */
  tags: z._default(z.array(tagName).check(z.maxLength(20)), []),
};

export const heatPoint = z.strictObject({
  deviceId: f.id,
  code: z.string(),
  name: z.string(),
  type: z.enum(deviceTypes),
  workshopName: z.nullable(z.string()),
  x: f.fraction,
  y: f.fraction,
  /** Captures in the range; for bait stations the percent eaten, summed over checks. */
  value: z.number(),
  /** The same over the span before. */
  previous: z.number(),
  /** False: no completed check in the range, so the value says nothing. */
  checked: z.boolean(),
  checks: f.count,
  /** Days of exposure that the checks cover. */
  deviceDays: f.count,
  /** Completed checks in the span before; with none, its value says nothing. */
  previousChecks: z.optional(f.count),
  previousDeviceDays: z.optional(f.count),
  /** Of the last completed check, also outside the range; null: never. */
  lastCheckedAt: z.optional(z.nullable(f.instant)),
  species: z.array(z.strictObject({ species: z.enum(species), count: f.count })),
  /** The same over the span before. */
  previousSpecies: z.optional(z.array(z.strictObject({ species: z.enum(species), count: f.count }))),
});
/** One device on the heat map: where it stands and what it caught or how much bait was eaten in the range. */
export type HeatPoint = z.infer<typeof heatPoint>;

/** The completed checks of one day: devices that are not named were not checked on it. */
const activityDay = z.strictObject({
  from: f.day,
  to: f.day,
  readings: z.array(
    z.strictObject({
      deviceId: f.id,
      value: z.number(),
      checks: f.count,
      deviceDays: f.count,
      species: z.array(z.strictObject({ species: z.enum(species), count: f.count })),
    }),
  ),
});

export const deviceActivity = z.strictObject({
  floorPlanId: f.id,
  from: f.day,
  to: f.day,
  points: z.array(heatPoint),
  /** The most active that count captures, at most ten; ties by code. */
  top: z.array(z.strictObject({ deviceId: f.id, code: z.string(), value: z.number() })),
  summary: z.strictObject({
    total: z.number(),
    previousTotal: z.number(),
    devicesTotal: f.count,
    devicesChecked: f.count,
    species: z.array(z.strictObject({ species: z.enum(species), count: f.count, previous: f.count })),
  }),
  /**
   * What one device of a type may reach, as agreed for the last of the days: captures in 30 days, or percent of the bait
   * eaten at a check. Types without an agreement are left out; absent on a server that does not know it.
   */
  thresholds: z.optional(z.array(z.strictObject({ deviceType: z.enum(deviceTypes), value: f.count }))),
  /** Checks among these by services that are not handed in, whose readings may still change; absent where there are none. */
  underWay: z.optional(f.count),
  /** One entry for each day with a completed check, in order; only where it was asked for. */
  series: z.optional(z.array(activityDay)),
});
/** Activity on one floor plan in a time range: points, the most active devices, totals, and the range before it. */
export type DeviceActivity = z.infer<typeof deviceActivity>;

const deviceLine = z.strictObject({
  line: lineNumber,
  /** A type by its name in any of our languages, or as the contract has it. */
  type: cell,
  code: cell,
  name: cell,
  /** By name: the site must have it. */
  workshop: cell,
  floorPlan: cell,
  /** Percent of the floor plan's width and height, from its top left corner. */
  x: cell,
  y: cell,
  model: cell,
  brand: cell,
  location: cell,
  /** Parted by commas or semicolons. */
  tags: cell,
});
/** One device as a line of a file has it. */
export type DeviceLine = z.infer<typeof deviceLine>;

/** Devices that one call copies, or codes that it proposes. */
const mostAtOnce = 500;

const historyEntry = z.strictObject({
  at: f.instant,
  kind: z.enum(['placed', 'checked']),
  /** Of a check: the service, and who did it. */
  taskId: z.nullable(f.id),
  taskNumber: z.string(),
  accountName: z.string(),
  outcome: z.nullable(z.enum(checkOutcomes)),
  /** Why it was not checked. */
  reason: z.string(),
  /** Captures, or the percent of the bait that was eaten; null where nothing was read. */
  value: z.nullable(z.number()),
  species: z.array(z.strictObject({ species: z.enum(species), count: f.count })),
  actions: z.array(z.enum(deviceActions)),
  note: z.string(),
  /** Where it has stood from then on, or stood at the check. */
  floorPlanName: z.nullable(z.string()),
  position: z.nullable(f.position),
});
/** What happened to a device: a check, or a new place. */
export type DeviceHistoryEntry = z.infer<typeof historyEntry>;

const mayKeep = { anyOf: ['btn_device_edit'] } as const;
const mayRead = { anyOf: ['m_img_list', 'm_img_heat', 'btn_service_execute'] } as const;

export const deviceArea = {
  myList: endpoint({
    method: 'GET',
    path: '/api/v-device/myList',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: 'Devices the signed-in account may use.',
    request: z.strictObject({ ...f.paging, search: f.search }),
    result: f.page(device),
    errors: [],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v-device/detail',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: 'One device, by its id or its code.',
    request: z.strictObject({ id: z.optional(f.id), code: z.optional(code) }),
    result: device,
    bound: 'The tags of one device.',
    errors: ['device.notFound'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v-device/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'spec',
    summary: 'Devices of a customer, a floor plan or a workshop; all of them, ordered by code.',
    request: z.strictObject({
      customerId: z.optional(f.id),
      floorPlanId: z.optional(f.id),
      workshopId: z.optional(f.id),
      type: z.optional(z.enum(deviceTypes)),
      tagId: z.optional(f.id),
      modelId: z.optional(f.id),
      search: f.search,
    }),
    result: z.array(device),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-device/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_edit'] },
    source: 'spec',
    edits: 'revision',
    summary: 'Changes what is known of a device.',
    /** What is left out stays as it is. */
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({
      id: f.id,
      ...draft,
      type: z.optional(draft.type),
      code: z.optional(code),
      name: z.optional(draft.name),
      model: z.optional(f.textUpTo(100)),
      brand: z.optional(brand),
      location: z.optional(f.textUpTo(200)),
      floorPlanId: z.optional(z.nullable(f.id)),
      workshopId: z.optional(z.nullable(f.id)),
      position: z.optional(z.nullable(f.position)),
      tags: z.optional(z.array(tagName).check(z.maxLength(20))),
      revision: f.revision,
    }),
    result: f.done,
    errors: [
      'general.businessFailure',
      'device.typeMismatch',
      'device.boundElsewhere',
      'device.notFound',
      'device.codeFormat',
      'device.boundHere',
      'general.notFound',
    ],
  }),
  mobile: endpoint({
    method: 'PUT',
    path: '/api/v-device/mobile',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_edit'] },
    source: 'spec',
    summary: 'Moves a device: floor plan, and x and y as fractions of its width and height; null puts it in the tray.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ id: f.id, floorPlanId: f.id, position: z.nullable(f.position) }),
    result: f.done,
    errors: ['general.notFound', 'device.notFound'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-device/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_add'] },
    source: 'spec',
    summary: 'Adds a device to a customer, on a floor plan or in its tray.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ customerId: f.id, ...draft }),
    result: f.created,
    errors: ['general.notFound', 'device.boundElsewhere', 'device.codeFormat', 'device.boundHere'],
  }),
  nextCodes: endpoint({
    method: 'GET',
    path: '/api/v-device/nextCodes',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['btn_device_add'] },
    source: 'ours',
    summary:
      "Codes that are free now, going on from the site's or company's of a type. Nothing holds them for who asks.",
    request: z.strictObject({
      type: z.enum(deviceTypes),
      /** Whose codes are gone on from, where it has any. */
      customerId: z.optional(f.id),
      count: z._default(z.pipe(f.wireInt, z.int().check(z.gte(1), z.lte(mostAtOnce))), 1),
    }),
    result: z.array(z.string()),
    bound: 'As many as `count`.',
    errors: ['general.notFound'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/v-device/copy',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_add'] },
    source: 'ours',
    summary: 'Copies devices to a site, or to another floor plan of theirs, under the next free codes: all or none.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({
      ids: z.array(f.id).check(z.minLength(1), z.maxLength(mostAtOnce)),
      customerId: f.id,
      /** The copies stand there where the originals stand on theirs; null leaves them without a place. */
      floorPlanId: z.nullable(f.id),
    }),
    result: z.array(z.strictObject({ id: f.id, code: z.string() })),
    bound: 'As many as `ids`.',
    errors: ['general.notFound', 'device.notFound', 'device.boundElsewhere', 'device.boundHere'],
  }),
  importLines: endpoint({
    method: 'POST',
    path: '/api/v-device/import',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_add'] },
    source: 'ours',
    summary: 'Checks the lines of a file and adds their devices to a site: all, or those without a fault, or none yet.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({
      customerId: f.id,
      mode: z.enum(importModes),
      lines: z.array(deviceLine).check(z.minLength(1), z.maxLength(mostImportLines)),
    }),
    result: importResult,
    bound: 'A fault for each field of each line of the request.',
    errors: ['general.notFound'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v-device/history',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'What happened to a device, the newest first: each check with what was read and done, each new place.',
    request: f.byId,
    result: z.array(historyEntry),
    bound: 'The newest 520 checks and 520 places; with others, `more`.',
    saysMore: true,
    errors: ['device.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-device/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_device_delete'] },
    source: 'spec',
    summary: 'Takes a device out of service; its readings stay.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['device.notFound'],
  }),
  tagList: endpoint({
    method: 'GET',
    path: '/api/v-device-tag/list',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: 'The tags that the company keeps, to choose from.',
    request: f.nothing,
    result: z.array(deviceTag),
    bound: limits.listRows,
    errors: [],
  }),
  modelList: endpoint({
    method: 'GET',
    path: '/api/v-device-model/list',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: 'The models that the company keeps by type of device, to choose from.',
    request: f.nothing,
    result: z.array(deviceModel),
    bound: limits.listRows,
    errors: [],
  }),
  addTag: endpoint({
    method: 'POST',
    path: '/api/v-device-tag/add',
    sends: 'json',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    summary: 'Adds a tag to the list.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ name: tagName }),
    result: f.created,
    errors: ['general.businessFailure'],
  }),
  updateTag: endpoint({
    method: 'PUT',
    path: '/api/v-device-tag/update',
    sends: 'json',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    edits: 'revision',
    summary: 'Renames a tag, on every device that has it.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ id: f.id, name: tagName, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  mergeTags: endpoint({
    method: 'POST',
    path: '/api/v-device-tag/merge',
    sends: 'json',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    summary: 'Makes one tag of two: devices of the one get the other, and the one is gone.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ id: f.id, into: f.id }),
    result: f.done,
    errors: ['general.notFound'],
  }),
  deleteTag: endpoint({
    method: 'DELETE',
    path: '/api/v-device-tag/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    summary: 'Removes a tag from the list and from its devices.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  addModel: endpoint({
    method: 'POST',
    path: '/api/v-device-model/add',
    sends: 'json',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    summary: 'Adds a model to the list of a type.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ type: z.enum(deviceTypes), name: modelName, brand: z._default(brand, '') }),
    result: f.created,
    errors: ['general.businessFailure'],
  }),
  updateModel: endpoint({
    method: 'PUT',
    path: '/api/v-device-model/update',
    sends: 'json',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    edits: 'revision',
    summary: 'Renames a model or changes its brand, on every device that has it.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ id: f.id, name: modelName, brand: z._default(brand, ''), revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  mergeModels: endpoint({
    method: 'POST',
    path: '/api/v-device-model/merge',
    sends: 'json',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    summary: 'Makes one model of two of the same type: devices of the one become the other, and the one is gone.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: z.strictObject({ id: f.id, into: f.id }),
    result: f.done,
    errors: ['device.typeMismatch', 'general.notFound'],
  }),
  deleteModel: endpoint({
    method: 'DELETE',
    path: '/api/v-device-model/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: mayKeep,
    source: 'ours',
    summary: 'Removes a model that no device has; one in use is merged into another instead.',
    changes: ['floorPlan', 'workshop', 'customer', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  mosquitoGraph: endpoint({
    method: 'GET',
    path: '/api/v-device-mosquito/graph',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_img_heat'] },
    source: 'spec',
    summary: 'Device activity on one floor plan in a time range: a point per device, the top ten, the pest summary.',
    request: z
      .strictObject({
        floorPlanId: f.id,
        range: z._default(z.enum(timeRanges), 'month'),
        /** Any days instead of the range, both included, in the site's time zone: both or none, at most 366 days. */
        from: z.optional(f.day),
        to: z.optional(f.day),
        /** Adds what each day's checks said, to play through. */
        series: z.optional(z.enum(['days'])),
      })
      .check(f.spanOrNone),
    result: deviceActivity,
    bound: 'A point for each device of one floor plan, and a day for each of at most 366.',
    errors: ['general.notFound'],
  }),
  meDeviceAll: endpoint({
    method: 'GET',
    path: '/api/v-me-device/all',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: 'All device kinds and devices, for the permission tree.',
    request: f.nothing,
    result: z.array(z.strictObject({ type: z.enum(deviceTypes), devices: z.array(f.option) })),
    bound: 'A row for each type of device; of 10,000 devices, with others, `more`.',
    saysMore: true,
    errors: [],
  }),
} as const;
