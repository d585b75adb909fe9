import type { space } from '../../theme/tokens';

/** A step of the spacing scale: `3` is 12 px. */
export type Space = keyof typeof space;

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

/** Keeps the props of layout out of the DOM. */
export function isAttribute(prop: string): boolean {
  return !own.has(prop);
}
