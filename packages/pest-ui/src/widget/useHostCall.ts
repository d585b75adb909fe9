import { useCallback, useEffect, useRef, useState } from 'react';
import { usePest } from '../provider/context';
import type { FailedAction, WidgetName } from '../provider/failures';
import { askHost } from './ask-host';
import { isAbort, useFailureWords } from './failure-words';
import type { HostCallOptions, WidgetStates } from './widget.types';

/** Tells the widget's host, and then the provider's, what failed. Stays the same between renders. */
export function useFailureReport(widget: WidgetName, onError: WidgetStates['onError']) {
  const { onError: shared } = usePest();
  const latest = useRef({ onError, shared });
  latest.current = { onError, shared };
  return useCallback(
    (error: unknown, action: FailedAction['action']) => {
      for (const told of [latest.current.onError, latest.current.shared])
        askHost(() => told?.(error, { widget, action }), undefined);
    },
    [widget],
  );
}

/** A function of the host that a button calls: running, given up, or refused and why. */
export interface HostCall {
  readonly run: (call: (options: HostCallOptions) => unknown) => Promise<boolean>;
  readonly pending: boolean;
  /** What the host threw last, in words; whoever calls keeps what was typed. */
  readonly refusal: string | null;
  readonly cancel: () => void;
}

/**
 * Runs a function of the host once at a time: the second click of a double click does nothing. The promise tells
 * whether it went well, and never rejects.
 */
export function useHostCall(
  widget: WidgetName,
  action: string,
  { onError, describeError }: Pick<WidgetStates, 'onError' | 'describeError'>,
): HostCall {
  const report = useFailureReport(widget, onError);
  const wordsFor = useFailureWords(describeError);
  const [pending, setPending] = useState(false);
  const [thrown, setThrown] = useState<{ readonly error: unknown } | null>(null);
  // Ahead of the state: the second click comes before the button is drawn busy.
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const run = useCallback<HostCall['run']>(
    async (call) => {
      if (underWay.current) return false;
      const controller = new AbortController();
      underWay.current = controller;
      setPending(true);
      setThrown(null);
      try {
        await call({ signal: controller.signal });
        return true;
      } catch (error) {
        if (!isAbort(error)) {
          setThrown({ error });
          report(error, action);
        }
        return false;
      } finally {
        if (underWay.current === controller) underWay.current = null;
        setPending(false);
      }
    },
    [action, report],
  );
  const cancel = useCallback(() => underWay.current?.abort(), []);
  return { run, pending, refusal: thrown && wordsFor(thrown.error), cancel };
}
