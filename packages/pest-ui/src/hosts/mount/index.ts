'use client';
export type { WidgetName } from '../../provider/failures';
export {
  type HandleOf,
  type Mounted,
  type MountOptions,
  type MountSettings,
  mount,
  type WidgetProps,
} from './mount';
export type { Served } from './ServedClient';
export type { ConnectedComponents, NamedComponents, NamedWidget, WidgetComponents } from './widgets';
