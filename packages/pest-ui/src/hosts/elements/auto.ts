'use client';

import { definePestElements } from './define';

definePestElements();

/** Named, so that the declarations lead to what frameworks are told of the tags. */
export type { PestElementsByTag } from './tags';
export { definePestElements };
