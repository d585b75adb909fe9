import type { WidgetName } from '../../provider/failures';
import { type ElementOptions, elementClass, type PestElement } from './PestElement';
import { properties } from './properties';

/** What {@link definePestElements} is told. */
export interface DefineOptions extends ElementOptions {
  /** The first part of the elements' names: `<acme-heat-map>`. @default 'pest' */
  readonly prefix?: string | undefined;
  /** @default all five */
  readonly widgets?: readonly WidgetName[] | undefined;
}

const names = Object.keys(properties) as WidgetName[];

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

declare global {
  interface HTMLElementTagNameMap {
    'pest-floor-plan-editor': PestElement<'floor-plan-editor'>;
    'pest-heat-map': PestElement<'heat-map'>;
    'pest-report-builder': PestElement<'report-builder'>;
    'pest-stock-bell': PestElement<'stock-bell'>;
    'pest-inspection-template-editor': PestElement<'inspection-template-editor'>;
  }
}
