import type { AreaHandlers } from '../../call/handlers';
import { orNotFound } from '../../call/refusal';
import { companyOf, requireSite } from '../../call/tenant';
import * as queries from './threshold.queries';

export const thresholdHandlers: AreaHandlers<'threshold'> = {
  'threshold.list': (call, { customerId }) =>
    call.inScope(async (tx) => {
      await requireSite(tx, customerId);
      return (await queries.listThresholds(tx, customerId)).map((row) => ({
        customerId: row.customer_id,
        group: row.pest_group,
        fromDay: row.from_day,
        monthly: row.monthly,
        source: row.source,
        setBy: row.set_by,
        setAt: row.set_at.toISOString(),
      }));
    }),

  'threshold.set': (call, { customerId, group, fromDay, monthly, source }) =>
    call.inScope(async (tx) => {
      await requireSite(tx, customerId);
      await queries.saveThreshold(tx, {
        company_id: companyOf(tx),
        customer_id: customerId,
        pest_group: group,
        from_day: fromDay,
        monthly,
        source,
        set_by: call.caller.userName,
        set_at: call.now,
      });
      return null;
    }),

  'threshold.remove': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.customerId);
      orNotFound(await queries.removeThreshold(tx, request));
      return null;
    }),

  'threshold.deviceList': (call, { customerId }) =>
    call.inScope(async (tx) => {
      await requireSite(tx, customerId);
      return (await queries.listDeviceThresholds(tx, customerId)).map((row) => ({
        customerId: row.customer_id,
        deviceType: row.device_type,
        fromDay: row.from_day,
        value: row.value,
        source: row.source,
        setBy: row.set_by,
        setAt: row.set_at.toISOString(),
      }));
    }),

  'threshold.setForDevices': (call, { customerId, deviceType, fromDay, value, source }) =>
    call.inScope(async (tx) => {
      await requireSite(tx, customerId);
      await queries.saveDeviceThreshold(tx, {
        company_id: companyOf(tx),
        customer_id: customerId,
        device_type: deviceType,
        from_day: fromDay,
        value,
        source,
        set_by: call.caller.userName,
        set_at: call.now,
      });
      return null;
    }),

  'threshold.removeForDevices': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.customerId);
      orNotFound(await queries.removeDeviceThreshold(tx, request));
      return null;
    }),
};
