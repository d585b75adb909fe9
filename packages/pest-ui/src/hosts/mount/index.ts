'use client';
export type { WidgetName } from '../../provider/failures';
export {
  type HandleOf,
  type Mounted,
  type MountOptions,
  type MountSettings,
  mount,
  type Served,
  type WidgetProps,
} from './mount';
export type { ConnectedComponents, NamedComponents, NamedWidget, WidgetComponents } from './widgets';
