import { useEffect } from 'react';
import type { WidgetName } from '../../provider/failures';
import { useFailureReport } from '../../widget/useHostCall';
import type { WidgetStates } from '../../widget/widget.types';

/** Tells the host once that what a widget reads by itself could not be had. */
export function useLoadFailure(widget: WidgetName, error: unknown, onError: WidgetStates['onError']): void {
  const report = useFailureReport(widget, onError);
  useEffect(() => {
    if (error !== undefined) report(error, 'load');
  }, [error, report]);
}
