import type { PestClient, ReportDocument, ReportShare } from 'pest-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '../widget/failure-words';
import type { HostCallOptions } from '../widget/widget.types';
import type { ReportSavingClient } from './report-calls';
import type { ReportWorkCalls } from './useReportWork';

/** What {@link ConnectedReportBuilder} asks of a client: `createPestClient(…)`, or an object that answers the same. */
export interface ReportClient extends ReportSavingClient {
  readonly report: ReportSavingClient['report'] &
    Pick<PestClient['report'], 'sign' | 'examineDetailSimple' | 'exportPdf' | 'shares' | 'share' | 'endShare'> &
    ReportWorkCalls &
    Partial<Pick<PestClient['report'], 'saveLayout'>>;
  /** Takes the picture of a logo. */
  readonly upload?: Pick<PestClient['upload'], 'file'> | undefined;
}

interface ReportRead {
  /** Whose it is; a record of another report is none. */
  readonly id: string;
  readonly document?: ReportDocument | undefined;
  readonly shares?: readonly ReportShare[] | undefined;
  readonly error?: unknown;
}

/** Reads a report, and its links where they are asked for; reading ends with the widget, or with the next report. */
export function useReportRecord(client: ReportClient | undefined, id: string, withShares: boolean) {
  const [record, setRecord] = useState<ReportRead>({ id });
  const [reading, setReading] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  const refresh = useCallback(async () => {
    underWay.current?.abort();
    if (!client || id === '') return;
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    setReading(true);
    try {
      const [document, shares] = await Promise.all([
        client.report.detail({ id }, { signal }),
        withShares ? client.report.shares({ id }, { signal }) : undefined,
      ]);
      if (!signal.aborted) setRecord({ id, document, shares });
    } catch (error) {
      if (!signal.aborted && !isAbort(error))
        setRecord((before) => ({ ...(before.id === id ? before : { id }), error }));
    } finally {
      if (underWay.current === controller) setReading(false);
    }
  }, [client, id, withShares]);
  useEffect(() => {
    void refresh();
    return () => underWay.current?.abort();
  }, [refresh]);
  const take = useCallback((document: ReportDocument) => setRecord((before) => ({ ...before, document })), []);
  const refreshShares = useCallback(
    async (options: HostCallOptions) => {
      const shares = (await client?.report.shares({ id }, options)) ?? [];
      setRecord((before) => (before.id === id ? { ...before, shares } : before));
      return shares;
    },
    [client, id],
  );
  const now: ReportRead = record.id === id ? record : { id };
  return { ...now, reading, refresh, refreshShares, take };
}
