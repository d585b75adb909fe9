'use client';

import { definePestElements } from './define';

definePestElements();

export { definePestElements };
