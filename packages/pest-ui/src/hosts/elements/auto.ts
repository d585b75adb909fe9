'use client';

import { definePestElements } from './define';
import type {} from './tags';

definePestElements();

export { definePestElements };
