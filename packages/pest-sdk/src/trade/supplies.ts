import type { Words } from '../language/language';
import type { DeviceAction } from './device-actions';

/** What is put into a device at a visit, and so leaves the stock. */
export const supplyKinds = ['glueBoard', 'lamp'] as const;
/** A supply of a device; see {@link supplyKinds}. */
export type SupplyKind = (typeof supplyKinds)[number];

/** Names of {@link supplyKinds}. */
export const supplyWords: Readonly<Record<SupplyKind, Words>> = {
  glueBoard: { zh: '粘板', en: 'glue board' },
  lamp: { zh: '灯管', en: 'lamp' },
};

/** What {@link suppliesUsed} reads of a check. */
export interface SupplyFacts {
  /** A reading of any type; some say whether the glue board was replaced. */
  readonly reading: object | null;
  readonly actions: readonly DeviceAction[];
}

/** What a check says that the device got, one of each. */
export function suppliesUsed({ reading, actions }: SupplyFacts): readonly SupplyKind[] {
  const inReading = reading !== null && 'boardReplaced' in reading && reading.boardReplaced === true;
  const used = { glueBoard: inReading || actions.includes('boardReplaced'), lamp: actions.includes('lampReplaced') };
  return supplyKinds.filter((kind) => used[kind]);
}
