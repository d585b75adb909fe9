/** Calls of old clients that bind and unbind a customer's devices by code. */
import type { Handlers } from '../../call/handlers';
import { found, PestRefusal } from '../../call/refusal';
import { companyOf, demandSite } from '../../call/tenant';
import * as queries from './device.queries';
import { checkCode } from './device-code';

export const factoryDeviceHandlers: Pick<
  Handlers,
  'customer.addFactoryDevice' | 'customer.removeFactoryDevice' | 'customer.findFactoryDevice'
> = {
  'customer.addFactoryDevice': async (call, { customerId, code }) => {
    checkCode(code);
    const holder = await queries.findCode(call.parts.database.system, code);
    return call.inScope(async (tx) => {
      await demandSite(tx, customerId);
      if (!holder) throw new PestRefusal(20009);
      const device = await queries.lockDeviceByCode(tx, companyOf(tx), code);
      if (!device) throw new PestRefusal(20008);
      if (device.bound) throw new PestRefusal(device.customer_id === customerId ? 20013 : 20008);
      const moved = device.customer_id !== customerId;
      await queries.updateDevice(tx, device.company_id, device.id, {
        bound: true,
        ...(moved && { customer_id: customerId, floor_plan_id: null, workshop_id: null, x: null, y: null }),
      });
      return null;
    });
  },

  'customer.removeFactoryDevice': (call, { customerId, code }) =>
    call.inScope(async (tx) => {
      const device = found(await queries.lockDeviceByCode(tx, companyOf(tx), code), 20009);
      if (device.customer_id !== customerId) throw new PestRefusal(20009);
      if (!device.bound) throw new PestRefusal(20011);
      await queries.updateDevice(tx, device.company_id, device.id, { bound: false });
      return null;
    }),

  'customer.findFactoryDevice': (call, { customerId }) =>
    call.inScope(async (tx) => {
      await demandSite(tx, customerId);
      const devices = await queries.listDevices(tx, { customerId });
      return devices.map(({ id, code, name }) => ({ id, code, name }));
    }),
};
