import type { ReportDocument } from 'pest-sdk';
import { type ForwardedRef, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { useLocale } from '../../i18n/messages';
import { usePest } from '../../provider/context';
import { ReportBuilder } from '../../report-builder/ReportBuilder';
import { reportBuilder } from '../../report-builder/ReportBuilder.kind';
import type { ReportBuilderHandle, ReportBuilderProps } from '../../report-builder/ReportBuilder.types';
import { layoutOf } from '../../report-builder/report/report-layout';
import { asWidget } from '../../widget/as-widget';
import type { HostCallOptions } from '../../widget/widget.types';
import { saveReport } from './report-calls';
import { type MayCall, useGranted, useSpeaking } from './useClient';
import { useLoadFailure } from './useLoadFailure';
import { type ReportClient, useReportRecord } from './useReportRecord';
import { useReportWork } from './useReportWork';

type ReadByItself =
  | 'value'
  | 'defaultValue'
  | 'savedValue'
  | 'notes'
  | 'history'
  | 'loadVersion'
  | 'loading'
  | 'error'
  | 'onRetry'
  | 'newer'
  | 'shares';
type CalledByItself =
  | 'onAddNote'
  | 'onAnswerNote'
  | 'onResolveNote'
  | 'onSave'
  | 'onSaveLayout'
  | 'onLogoUpload'
  | 'onSign'
  | 'onReview'
  | 'onExport'
  | 'onShare'
  | 'onRevokeShare';

/** Props of {@link ConnectedReportBuilder}: those of the builder, without what it reads and calls by itself. */
export interface ConnectedReportBuilderProps extends Omit<ReportBuilderProps, ReadByItself | CalledByItself> {
  /** @default the provider's; without one nothing is asked for */
  readonly client?: ReportClient | undefined;
  readonly reportId: string;
  /**
   * What the reader may do; a hint for what is shown, since the server asks again. @default everything
   */
  readonly may?:
    | {
        readonly edit?: boolean | undefined;
        readonly sign?: boolean | undefined;
        readonly review?: boolean | undefined;
        readonly exportPdf?: boolean | undefined;
        readonly share?: boolean | undefined;
      }
    | undefined;
  /** Takes the made PDF, where the browser's own download is not wanted. */
  readonly onPdf?: ((file: { readonly url: string; readonly name: string }) => unknown) | undefined;
}

/** What a `ref` on {@link ConnectedReportBuilder} holds. */
export interface ConnectedReportBuilderHandle extends ReportBuilderHandle {
  /** Reads the report anew; what is not saved is given up for it where somebody else changed it. */
  refresh(): Promise<void>;
}

/** The report builder that reads, saves, signs, reviews, exports and shares its report itself. */
export const ConnectedReportBuilder = /* @__PURE__ */ asWidget(
  reportBuilder,
  function ConnectedReportBuilder(
    { client: own, reportId, may = {}, onPdf, onChange, ...builder }: ConnectedReportBuilderProps,
    ref: ForwardedRef<ConnectedReportBuilderHandle>,
  ) {
    const { client: shared } = usePest();
    const locale = useLocale();
    const client = useSpeaking<ReportClient>(own ?? shared);
    const granted = useGranted(client);
    const { edit, sign, review, exportPdf, share } = actsOf(may, granted);
    const record = useReportRecord(client, reportId, share);
    const { document, refresh, refreshShares, take, error } = record;
    const [working, setWorking] = useWorking(document);
    const [newer, setNewer] = useState<ReportDocument | null>(null);
    const work = useReportWork(client?.report, document, { edit, review }, granted);
    useLoadFailure('report-builder', error, builder.onError);
    const handle = useRef<ReportBuilderHandle>(null);
    useImperativeHandle(ref, () => forwarded(handle, refresh), [refresh]);
    const ready = client && document;
    const save = async (written: ReportDocument, options: HostCallOptions) => {
      if (!client) return null;
      const outcome = await saveReport(client, written, options);
      if (outcome.kind === 'conflict') {
        setNewer(outcome.theirs);
        throw outcome.refusal;
      }
      setNewer(null);
      take(outcome.document);
      return outcome.document;
    };
    // After an own save the document at hand tells the state before it.
    const layoutSeen = useRef<string>(undefined);
    const saveLayout: ReportBuilderProps['onSaveLayout'] = async (chosen, { id, layoutRevision }, options) => {
      const seen = layoutRevision === layoutSeen.current ? undefined : layoutRevision;
      await client?.report.saveLayout?.({ id, layout: layoutOf(chosen), layoutRevision: seen }, options);
      layoutSeen.current = layoutRevision;
    };
    const uploadLogo: ReportBuilderProps['onLogoUpload'] = async (file, options) =>
      (await client?.upload?.file({ file }, options))?.fullurl ?? '';
    const signIt: ReportBuilderProps['onSign'] = async (signature, options) => {
      if (!ready) return;
      await client.report.sign({ id: document.id, version: document.version, ...signature }, options);
      await refresh();
    };
    const reviewIt: ReportBuilderProps['onReview'] = async ({ outcome, version, reason }, options) => {
      const id = reportId;
      const verdict = outcome === 'pass' ? { id, outcome, version, reason } : { id, outcome, reason };
      await client?.report.examineDetailSimple(verdict, options);
      await refresh();
    };
    const exportIt: ReportBuilderProps['onExport'] = async ({ id }, options) => {
      const made = await client?.report.exportPdf({ id, language: locale }, options);
      if (made) (onPdf ?? download)({ url: made.fullurl, name: made.file_name });
    };
    const shareIt: ReportBuilderProps['onShare'] = async ({ until }, options) => {
      const made = await client?.report.share({ id: reportId, lastDay: until }, options);
      const shares = await refreshShares(options);
      return shares.find(({ id }) => id === made?.id);
    };
    const revokeIt: ReportBuilderProps['onRevokeShare'] = async ({ id }, options) => {
      await client?.report.endShare({ id }, options);
      await refreshShares(options);
    };
    return (
      <ReportBuilder
        {...builder}
        key={reportId}
        ref={handle}
        value={working ?? null}
        savedValue={document}
        onChange={(next, meta) => {
          setWorking(next);
          // The author took what somebody else had saved: that is what is there.
          if (next === newer) take(next);
          onChange?.(next, meta);
        }}
        loading={record.reading}
        error={error}
        onRetry={() => void refresh()}
        newer={newer}
        {...work}
        shares={share ? record.shares : undefined}
        onSave={edit && ready ? save : undefined}
        onSaveLayout={edit && granted('report.saveLayout') && client?.report.saveLayout ? saveLayout : undefined}
        onLogoUpload={edit && granted('upload.file') && client?.upload ? uploadLogo : undefined}
        onSign={sign && ready ? signIt : undefined}
        onReview={review && ready ? reviewIt : undefined}
        onExport={exportPdf && ready ? exportIt : undefined}
        onShare={share && ready ? shareIt : undefined}
        onRevokeShare={share && ready ? revokeIt : undefined}
        readOnly={builder.readOnly || !edit}
      />
    );
  },
);

/** The host narrows what the token may do, and never widens it. */
function actsOf(
  {
    edit = true,
    sign = true,
    review = true,
    exportPdf = true,
    share = true,
  }: NonNullable<ConnectedReportBuilderProps['may']>,
  granted: MayCall,
) {
  return {
    edit: edit && granted('report.saveDetailData') && granted('report.saveDetailSimple'),
    sign: sign && granted('report.sign'),
    review: review && granted('report.examineDetailSimple'),
    exportPdf: exportPdf && granted('report.exportPdf'),
    share: share && granted('report.shares') && granted('report.share') && granted('report.endShare'),
  };
}

/** What is written: it begins anew with each report that is read. */
function useWorking(document: ReportDocument | undefined) {
  const [known, setKnown] = useState(document);
  const [working, setWorking] = useState(document);
  if (document !== known) {
    setKnown(document);
    setWorking(document);
  }
  return [document === known ? working : document, setWorking] as const;
}

function forwarded(
  handle: RefObject<ReportBuilderHandle | null>,
  refresh: () => Promise<void>,
): ConnectedReportBuilderHandle {
  return {
    get element() {
      return handle.current?.element ?? null;
    },
    focus: () => handle.current?.focus(),
    ready: async () => handle.current?.ready(),
    print: async () => handle.current?.print(),
    scrollTo: (sectionId) => handle.current?.scrollTo(sectionId),
    validate: () => handle.current?.validate() ?? [],
    undo: () => handle.current?.undo() ?? false,
    redo: () => handle.current?.redo() ?? false,
    refresh,
  };
}

/** The browser's own download; a file kept on another host opens in a tab of its own instead. */
function download({ url, name }: { readonly url: string; readonly name: string }): void {
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
