import type { MockAnswers } from '../mock-handlers';
import { type MockRefusal, refusal } from '../mock-refusal';
import { sampleResult } from '../sample';
import { type CustomerRow, planImagePath } from './demo-site';
import { matches, pageOf } from './table';
import type { World } from './world';

/** Customers, their workshops and floor plans. */
export function siteAnswers({ customers, workshops, floorPlans, devices }: World): MockAnswers {
  const of = (customerId: string) => ({
    deviceCount: devices.rows.filter((row) => row.customerId === customerId).length,
    floorPlanCount: floorPlans.rows.filter((row) => row.customerId === customerId).length,
    workshopCount: workshops.rows.filter((row) => row.customerId === customerId).length,
  });
  const addCustomer = (request: CustomerProfile) => {
    if (customers.rows.some(({ creditCode }) => creditCode === request.creditCode)) return refusal('account.exists');
    const [like] = customers.rows;
    if (!like) return refusal('general.systemError');
    const { id } = customers.add((id) => ({ ...like, ...given(profileOf(request)), registeredAt: now(), id }));
    return { id };
  };
  return {
    'customer.list': ({ request }) => {
      const found = customers.rows.filter(({ name, phone }) => matches(request.search, name, phone));
      return pageOf(
        found.map((row) => ({ ...row, ...of(row.id) })),
        request,
      );
    },
    'customer.allList': () => customers.rows.map(({ id, name }) => ({ id, name })),
    'customer.details': ({ request }) => {
      const row = customers.find(request.id);
      if (!row) return missing();
      const details = sampleResult('customer.details');
      return { ...details, ...row, ...of(row.id) };
    },
    'customer.add': ({ request }) => addCustomer(request),
    'customer.update': ({ request }) => {
      const change = given(profileOf(request));
      return done(customers.change(request.id, (row) => ({ ...row, ...change })));
    },
    'customer.remove': ({ request }) => done(customers.remove(request.id)),
    'workshop.list': ({ request: { customerId, search, ...paging } }) => {
      const found = workshops.rows.filter((row) => row.customerId === customerId && matches(search, row.name));
      const counted = found.map((row) => ({
        ...row,
        deviceCount: devices.rows.filter(({ workshopId }) => workshopId === row.id).length,
      }));
      return pageOf(counted, paging);
    },
    'workshop.children': ({ request }) =>
      workshops.rows
        .filter(({ customerId }) => customerId === request.customerId)
        .map(({ id, name }) => ({ id, name })),
    'workshop.add': ({ request }) => ({ id: workshops.add((id) => ({ ...request, id })).id }),
    'workshop.update': ({ request }) =>
      done(
        workshops.change(request.id, (row) => ({
          ...row,
          ...given({ name: request.name, zoneRisk: request.zoneRisk }),
        })),
      ),
    'workshop.delete': ({ request }) => done(workshops.remove(request.id)),
    'floorPlan.list': ({ request }) =>
      floorPlans.rows
        .filter(({ customerId }) => request.customerId === undefined || customerId === request.customerId)
        .map((row) => ({
          ...row,
          deviceCount: devices.rows.filter(({ floorPlanId }) => floorPlanId === row.id).length,
        })),
    'floorPlan.add': ({ request: { customerId, name, metresPerWidth = null } }) => {
      const image = { src: planImagePath, width: 1200, height: 700 };
      const plan = { customerId, name, metresPerWidth, image, revision: 1, trashAreas: [], updatedAt: now() };
      return { id: floorPlans.add((id) => ({ ...plan, id })).id };
    },
    'floorPlan.update': ({ request: { id, name, metresPerWidth, trashAreas, image, positions = [] } }) => {
      const changed = floorPlans.change(id, (row) => ({
        ...row,
        ...given({ name, metresPerWidth, trashAreas }),
        revision: image === undefined ? row.revision : row.revision + 1,
        updatedAt: now(),
      }));
      for (const { id: device, x, y } of positions) devices.change(device, (row) => ({ ...row, position: { x, y } }));
      return done(changed);
    },
    'floorPlan.delete': ({ request }) => done(floorPlans.remove(request.id)),
  };
}

type ProfileField = 'address' | 'clientType' | 'contactName' | 'creditCode' | 'name' | 'phone' | 'region';
type CustomerProfile = { readonly [Field in ProfileField]?: CustomerRow[Field] | undefined };

/** What the list shows of a customer's profile. */
function profileOf(request: CustomerProfile): CustomerProfile {
  const { name, creditCode, region, address, contactName, phone, clientType } = request;
  return { name, creditCode, region, address, contactName, phone, clientType };
}

/** The values that were given: what a request leaves out is left as it is. */
type Given<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & { [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined> };

export function given<Values extends object>(values: Values): Given<Values>;
export function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export function done(found: boolean): null | MockRefusal {
  return found ? null : missing();
}

export function missing(): MockRefusal {
  return refusal('general.notFound');
}

export function now(): string {
  return new Date().toISOString();
}
