import { ensureBuilt, products } from '../../scripts/workspace.mjs';

/** The packed packages are tested as built from today's sources. */
export default async function setup() {
  await ensureBuilt([products.sdk, products.ui]);
}
