import { updateRow } from '../../database/rows';
/** Calls of old clients that bind and unbind a customer's devices by code. */

import { visibleDevices } from '../../books/visible-devices';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { companyOf, requireSite } from '../../call/tenant';
import * as queries from './device.queries';
import { checkCode } from './device-code';

export const factoryDeviceHandlers = {
  'customer.addFactoryDevice': async (call, { customerId, code }) => {
    checkCode(code);
    const holder = await queries.findCode(call.parts.database.system, code);
    return call.inScope(async (tx) => {
      await requireSite(tx, customerId);
      if (!holder) refuse('device.notFound');
      const device = await queries.lockDeviceByCode(tx, companyOf(tx), code);
      if (!device) refuse('device.boundElsewhere');
      if (device.bound) refuse(device.customer_id === customerId ? 'device.boundHere' : 'device.boundElsewhere');
      const moved = device.customer_id !== customerId;
      await updateRow(tx.db, 'device', device, {
        bound: true,
        ...(moved && { customer_id: customerId, floor_plan_id: null, workshop_id: null, x: null, y: null }),
      });
      return null;
    });
  },

  'customer.removeFactoryDevice': (call, { customerId, code }) =>
    call.inScope(async (tx) => {
      const device = orNotFound(await queries.lockDeviceByCode(tx, companyOf(tx), code), 'device.notFound');
      if (device.customer_id !== customerId) refuse('device.notFound');
      if (!device.bound) refuse('device.notBound');
      await updateRow(tx.db, 'device', device, { bound: false });
      return null;
    }),

  'customer.findFactoryDevice': (call, { customerId }) =>
    call.inScope(async (tx) => {
      await requireSite(tx, customerId);
      const devices = await queries.listDevices(tx, { customerId }, await visibleDevices(call, tx));
      return devices.map(({ id, code, name }) => ({ id, code, name }));
    }),
} satisfies Partial<AreaHandlers<'customer'>>;
