import type { ChemicalUse, Risk, SheetRow, TaskDetails } from 'pest-sdk';
import type { DeviceException } from './exceptions';

/** What a review stands on, all of it there before anybody decides. */
export interface Evidence {
  readonly task: TaskDetails;
  readonly rows: readonly SheetRow[];
  readonly exceptions: readonly DeviceException[];
  readonly risks: readonly Risk[];
  readonly chemicals: readonly ChemicalUse[];
}
