import { named } from '../../theme/named';
import type { space } from '../../theme/tokens';

/** A step of the spacing scale: `3` is 12 px. */
export type Space = keyof typeof space;

/** Alignment of children across a layout's direction. */
export type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

const own = new Set([
  'gap',
  'align',
  'justify',
  'nowrap',
  'fillFirst',
  'divided',
  'maxWidth',
  'min',
  'columns',
  'keepWidth',
  'side',
  'below',
  'tone',
  'size',
  'weight',
  'numeric',
  'truncate',
]);

/** The configuration of a styled part whose props are its own and not the DOM's. */
export function layoutPart(name: string) {
  return { ...named(name), shouldForwardProp: (prop: string) => !own.has(prop) };
}
