import { ask } from '../../base/calls';

/** Every site the account may see, to choose from. */
export function customerOptionsQuery() {
  return ask('customer.allList', {});
}

export function workshopOptionsQuery(customerId: string) {
  return { ...ask('workshop.children', { customerId }), enabled: customerId !== '' };
}

/** All floor plans the account may see. There are few of them; one site's are picked out of these. */
export function floorPlansQuery() {
  return ask('floorPlan.list', {});
}

/** One site's floor plans. */
export function sitePlansQuery(customerId: string) {
  return { ...ask('floorPlan.list', { customerId }), enabled: customerId !== '' };
}

/** What a site has ready for an auditor. */
export function binderQuery(customerId: string) {
  return { ...ask('document.binder', { customerId }), enabled: customerId !== '' };
}
