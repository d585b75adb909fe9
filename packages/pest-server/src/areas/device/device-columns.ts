import { deviceTypeRows, type RequestOf } from 'pest-sdk';

/** What a request says of a device itself. */
export function columnsOf(draft: Omit<RequestOf<'device.add'>, 'customerId' | 'tags'>) {
  return {
    floor_plan_id: draft.floorPlanId,
    workshop_id: draft.workshopId,
    type: draft.type,
    place: deviceTypeRows[draft.type].place,
    code: draft.code,
    name: draft.name,
    model: draft.model,
    brand: draft.brand,
    location: draft.location,
    x: draft.position?.x ?? null,
    y: draft.position?.y ?? null,
    // Who leaves the height out leaves it as it is.
    ...(draft.mountHeight !== undefined && { mount_height: draft.mountHeight }),
  };
}
