import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import type { Consumable } from './consumable-form';

/** As the server has it now. */
export function readConsumable(item: Consumable): Promise<Consumable | undefined> {
  const { chemicalConsumables, consumablesStock } = client.stock;
  return 'capacity' in item
    ? findListed(chemicalConsumables.all({}), item.id)
    : findListed(consumablesStock.all({}), item.id);
}
