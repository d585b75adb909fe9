import type { Device, DeviceType } from 'pest-sdk';
import type { PlanPosition } from 'pest-ui';

/** The device form's text as typed. */
export interface DeviceForm {
  readonly type: DeviceType;
  readonly code: string;
  readonly name: string;
  /** Empty: in no workshop. */
  readonly workshopId: string;
  readonly model: string;
  readonly brand: string;
  readonly location: string;
}

export type DeviceField = keyof DeviceForm;
export type DeviceProblem = 'code.missing' | 'code.format' | 'name.missing';

export const emptyDevice: DeviceForm = {
  type: 'mouseTrap',
  code: '',
  name: '',
  workshopId: '',
  model: '',
  brand: '',
  location: '',
};

/** Code 20012: 6 to 32 letters, digits or hyphens. */
const deviceCode = /^[A-Za-z0-9-]{6,32}$/;

export function checkDevice(form: DeviceForm): Partial<Record<DeviceField, DeviceProblem>> {
  const code = form.code.trim();
  const codeProblem = code === '' ? 'code.missing' : !deviceCode.test(code) && 'code.format';
  return { ...(codeProblem && { code: codeProblem }), ...(form.name.trim() === '' && { name: 'name.missing' }) };
}

export function formOf(device: Device): DeviceForm {
  const { type, code, name, model, brand, location } = device;
  return { type, code, name, model, brand, location, workshopId: device.workshopId ?? '' };
}

/** What is sent for a device at a place of a floor plan. */
export function draftOf(form: DeviceForm, floorPlanId: string | null, position: PlanPosition | null) {
  return {
    floorPlanId,
    position,
    workshopId: form.workshopId === '' ? null : form.workshopId,
    type: form.type,
    code: form.code.trim(),
    name: form.name.trim(),
    model: form.model.trim(),
    brand: form.brand.trim(),
    location: form.location.trim(),
  };
}

/** Whether a refusal's field is one of the form's. */
export function isDeviceField(field: string): field is DeviceField {
  return Object.hasOwn(emptyDevice, field);
}
