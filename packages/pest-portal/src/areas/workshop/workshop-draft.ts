import { type Workshop, zoneRisks } from 'pest-sdk';

export interface WorkshopForm {
  readonly name: string;
  readonly zoneRisk: Workshop['zoneRisk'];
}

export type WorkshopField = keyof WorkshopForm;

export const emptyWorkshop: WorkshopForm = { name: '', zoneRisk: 'medium' };

export function zoneOf(value: string): Workshop['zoneRisk'] | undefined {
  return zoneRisks.find((zone) => zone === value);
}

export function isWorkshopField(field: string): field is WorkshopField {
  return Object.hasOwn(emptyWorkshop, field);
}
