import type { Language } from 'pest-sdk';

/** The five widgets, by the name that their root element carries in `data-pest`. */
export type WidgetName =
  | 'floor-plan-editor'
  | 'heat-map'
  | 'report-builder'
  | 'stock-bell'
  | 'inspection-template-editor';

/** Where something failed: `{ widget: 'report-builder', action: 'save' }`. */
export interface FailedAction {
  readonly widget: WidgetName;
  /** `draw` where the widget itself could not be shown; otherwise what the person asked for. */
  readonly action: string;
}

/**
 * The host's words for something that failed; null says nothing about it, and undefined leaves it to the widget: an
 * error of `pest-sdk` has its own words, another `Error` its message.
 */
export type DescribeError = (error: unknown, locale: Language) => string | null | undefined;
