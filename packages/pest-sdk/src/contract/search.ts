import * as z from 'zod/mini';
import { reportParts, stockParts } from '../rules/parts';
import { staffKinds } from '../rules/record-values';
import { taskStates } from '../rules/task-states';
import { deviceTypes } from '../trade/device-types';
import { opensTo } from './access';
import { account } from './account';
import { customer } from './customer';
import { deviceArea } from './device';
import { endpoint } from './endpoint';
import * as f from './fields';
import { task } from './task';

const foundCustomer = z.strictObject({
  id: f.id,
  name: z.string(),
  region: z.string(),
  address: z.string(),
  deviceCount: f.count,
});

const foundService = z.strictObject({
  id: f.id,
  number: z.string(),
  customerName: z.string(),
  plannedAt: f.instant,
  state: z.enum(taskStates),
  recorded: z.boolean(),
  returnReason: z.string(),
});

const foundDevice = z.strictObject({
  id: f.id,
  code: z.string(),
  name: z.string(),
  type: z.enum(deviceTypes),
  location: z.string(),
  customerId: f.id,
  customerName: z.string(),
  /** Null while the device is in no floor plan's tray. */
  floorPlanId: z.nullable(f.id),
});

const foundReport = z.strictObject({
  id: f.id,
  kind: z.enum(['report', 'briefing']),
  number: z.string(),
  name: z.string(),
  customerName: z.string(),
  serviceDay: f.day,
});

const foundProduct = z.strictObject({
  id: f.id,
  categoryId: z.int(),
  name: z.string(),
  /** Of a chemical; empty for anything else. */
  registrationNumber: z.string(),
  stock: f.quantity,
  unit: z.string(),
});

const foundPerson = z.strictObject({
  id: f.id,
  name: z.string(),
  loginId: z.string(),
  staffKind: z.enum(staffKinds),
  disabled: z.boolean(),
});

const found = z.strictObject({
  customers: z.array(foundCustomer),
  services: z.array(foundService),
  devices: z.array(foundDevice),
  reports: z.array(foundReport),
  products: z.array(foundProduct),
  people: z.array(foundPerson),
});
/** What a search found of each kind, five at most, the best first (`search.find`). */
export type Found = z.infer<typeof found>;

/** One question to all lists. */
export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/v-search/find',
    sends: 'query',
    auth: 'token',
    access: {
      parts: {
        customers: opensTo(customer.list.access),
        services: opensTo(task.list.access),
        devices: opensTo(deviceArea.list.access),
        people: opensTo(account.list.access),
        ...reportParts,
        ...stockParts,
      },
    },
    source: 'ours',
    summary:
      'Searches customers, services, devices, reports, consumables and people, of what the account may list. What is called so comes first, then what begins so, then what holds it.',
    request: z.strictObject({ text: f.requiredText(100) }),
    result: found,
    bound: 'Five of each kind at most.',
    errors: [],
  }),
} as const;
