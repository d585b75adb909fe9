import type { PestClient, ReportDocument, ReportShare } from 'pest-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '../../widget/failure-words';
import type { HostCallOptions } from '../../widget/widget.types';
import type { ReportSavingClient } from './report-calls';
import type { ClientParts } from './useClient';
import type { ReportWorkCalls } from './useReportWork';

/** What {@link ConnectedReportBuilder} asks of a client: `createPestClient(…)`, or an object that answers the same. */
export interface ReportClient extends ReportSavingClient, ClientParts {
  readonly report: ReportSavingClient['report'] &
    Pick<PestClient['report'], 'sign' | 'examineDetailSimple' | 'exportPdf' | 'shares' | 'share' | 'endShare'> &
    ReportWorkCalls &
    Partial<Pick<PestClient['report'], 'saveLayout'>>;
  /** Takes the picture of a logo. */
  readonly upload?: Pick<PestClient['upload'], 'file'> | undefined;
}

interface ReportRead {
  /** The id of its report; a record of another report is not shown. */
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
      const document = await client.report.detail({ id }, { signal });
      if (!signal.aborted)
        setRecord((before) => ({ id, document, shares: before.id === id ? before.shares : undefined }));
    } catch (error) {
      if (!signal.aborted && !isAbort(error))
        setRecord((before) => ({ ...(before.id === id ? before : { id }), error }));
    } finally {
      if (underWay.current === controller) setReading(false);
    }
  }, [client, id]);
  useEffect(() => {
    void refresh();
    return () => underWay.current?.abort();
  }, [refresh]);
  const take = useCallback((document: ReportDocument) => setRecord((before) => ({ ...before, document })), []);
  const refreshShares = useCallback(
    async (options: HostCallOptions) => {
      const shares = (await client?.report.shares({ id }, options)) ?? [];
      setRecord((before) => (before.id === id ? { ...before, shares } : { id, shares }));
      return shares;
    },
    [client, id],
  );
  useEffect(() => {
    if (!withShares || id === '') return;
    const controller = new AbortController();
    // Links that cannot be read leave the report to be read without them.
    refreshShares({ signal: controller.signal }).catch(() => undefined);
    return () => controller.abort();
  }, [withShares, id, refreshShares]);
  const now: ReportRead = record.id === id ? record : { id };
  return { ...now, reading, refresh, refreshShares, take };
}
