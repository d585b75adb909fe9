import type { EndpointName } from '../contract';
import { type Area, areas } from '../contract/areas';
import { changedBeside } from './generated/changed-beside';

/**
 * The areas whose answers are old after a call was done: what a screen asks for anew, what other tabs are told, what a
 * host's own cache drops.
 * @example changedBy('seal.delete') // ['seal', 'contract']
 */
export function changedBy(name: EndpointName): readonly Area[] {
  const beside = changedBeside[name] ?? [];
  if (beside === 'all') return areas;
  return areas.filter((area) => name.startsWith(`${area}.`) || beside.includes(area));
}
