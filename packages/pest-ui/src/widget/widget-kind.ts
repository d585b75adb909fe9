import type { WidgetName } from '../provider/failures';
import type { PropShapes } from './prop-shapes';

/** Which of the five a widget is. */
export interface WidgetKind {
  readonly name: WidgetName;
  /** Fetches what its props should be, once it could not be drawn from them. */
  readonly shapes: () => Promise<{ readonly shapes: PropShapes<object> }>;
}
