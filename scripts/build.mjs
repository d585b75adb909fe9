// @ts-check
/** `npm run build`: every package as it is published or served. */
import { ensureBuilt, ensureInstalled, products } from './workspace.mjs';

await ensureInstalled();
await ensureBuilt(Object.values(products));
