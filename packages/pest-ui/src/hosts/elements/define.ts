import type { NamedWidget } from '../mount/widgets';
import { type ElementOptions, elementClass } from './PestElement';
import { properties } from './properties';

/** What {@link definePestElements} is told. */
export interface DefineOptions extends ElementOptions {
  /** The first part of the elements' names: `<acme-heat-map>`. @default 'pest' */
  readonly prefix?: string | undefined;
  /** @default all five, and each as a server feeds it: `connected-heat-map` */
  readonly widgets?: readonly NamedWidget[] | undefined;
}

const names = Object.keys(properties) as NamedWidget[];

/**
 * Defines `<pest-heat-map>` and the others. A name that is taken stays what it is, so that a script may be on a page
 * twice. The widgets themselves are fetched when an element of theirs is on the page.
 */
export function definePestElements({ prefix = 'pest', widgets = names, ...options }: DefineOptions = {}): void {
  if (!globalThis.customElements) return;
  for (const widget of widgets) {
    const tag = `${prefix}-${widget}`;
    if (!customElements.get(tag)) customElements.define(tag, elementClass(widget, options));
  }
}
