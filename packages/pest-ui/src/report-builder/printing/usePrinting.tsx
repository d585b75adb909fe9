import type { ReportDocument } from 'pest-sdk';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { fetched } from '../../primitives/fetched/fetched';
import type { ReportLayout } from '../report/report-layout';

const PrintedReport = /* @__PURE__ */ fetched(() => import('./PrintedReport'), 'PrintedReport');

interface Printing {
  readonly print: () => Promise<void>;
  /** Render it inside the widget; it is null unless something is being printed. */
  readonly sheet: ReactNode;
}

type Waiting = (fault: unknown) => void;

/** Prints a report alone; settles when it is with the printer. */
export function usePrinting(
  document: ReportDocument | null,
  layout: ReportLayout,
  onPrint?: ((page: Window) => unknown) | undefined,
): Printing {
  const [waiting, setWaiting] = useState<{ readonly settle: Waiting } | null>(null);
  const now = useRef<Waiting | null>(null);
  const print = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        now.current?.(null);
        const settle: Waiting = (fault) => {
          if (now.current === settle) now.current = null;
          setWaiting((one) => (one?.settle === settle ? null : one));
          fault === null ? resolve() : reject(fault);
        };
        now.current = settle;
        setWaiting({ settle });
      }),
    [],
  );
  useEffect(() => () => now.current?.(null), []);
  const sheet = waiting && document && (
    <Suspense fallback={null}>
      <PrintedReport document={document} layout={layout} onPrint={onPrint} onDone={waiting.settle} />
    </Suspense>
  );
  return { print, sheet };
}
