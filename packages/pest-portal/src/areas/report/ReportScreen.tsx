import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportDocument } from 'pest-sdk';
import { Button, EmptyState, FailureState, LoadingState, ReportBuilder, ReportView, useToast } from 'pest-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../app/i18n';
import { language } from '../../app/language';
import { useAccount, useCan } from '../../app/session';
import { PageHead } from '../../app/shell/PageHead';
import { ConflictDialog } from './ConflictDialog';
import { downloadReport } from './download-report';
import { reportMessages } from './report.messages';
import { reportDetailsQuery, reportKeys, useExportReport, useReviewReport, useSignReport } from './report.queries';
import { type SaveOutcome, saveReport } from './save-report';

/** One report or briefing: built, signed and reviewed by the company; read by the customer once it is approved. */
export function ReportScreen() {
  const t = useT(reportMessages);
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const report = useQuery(reportDetailsQuery(id));
  const isCustomer = useAccount().role === 'customer';
  if (id === '') return <EmptyState title={t('report.notFound')} hint={t('report.notFound.hint')} />;
  if (report.error && !report.data) return <FailureState error={report.error} onRetry={() => void report.refetch()} />;
  if (!report.data) return <LoadingState label={t('report.view.title')} />;
  return isCustomer ? (
    <ReportReading document={report.data} />
  ) : (
    <ReportEditing key={report.data.id} document={report.data} />
  );
}

function ReportReading({ document }: { readonly document: ReportDocument }) {
  return (
    <>
      <PageHead title={document.name} note={document.number}>
        <ExportButton document={document} />
      </PageHead>
      <ReportView document={document} />
    </>
  );
}

type Conflict = Extract<SaveOutcome, { kind: 'conflict' }>;

function ReportEditing({ document }: { readonly document: ReportDocument }) {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const permissions = useReportPermissions(document);
  const sign = useSignReport();
  const review = useReviewReport();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const accept = (saved: ReportDocument) => {
    queryClient.setQueryData(reportKeys.details(saved.id), saved);
    setConflict(null);
  };
  const save = async (edited: ReportDocument): Promise<ReportDocument | undefined> => {
    const outcome = await saveReport(edited);
    if (outcome.kind === 'conflict') {
      setConflict(outcome);
      return undefined;
    }
    accept(outcome.document);
    toast({ tone: 'success', message: t('report.saved') });
    return outcome.document;
  };

  return (
    <>
      <PageHead title={document.name} note={`${document.number} · ${document.customerName}`}>
        <ExportButton document={document} />
      </PageHead>
      <ReportBuilder
        value={document}
        permissions={permissions}
        onSave={save}
        onSign={async (signature) => {
          await sign.mutateAsync({ id: document.id, version: document.version, ...signature });
          toast({ tone: 'success', message: t('report.signed') });
        }}
        onReview={async (verdict) => {
          await review.mutateAsync({ id: document.id, ...verdict });
          toast({ tone: 'success', message: verdict.outcome === 'pass' ? t('report.passed') : t('report.rejected') });
        }}
      />
      {conflict && (
        <ConflictDialog
          mine={conflict.mine}
          theirs={conflict.theirs}
          onKeepMine={() => save({ ...conflict.mine, version: conflict.theirs.version })}
          onTakeTheirs={() => accept(conflict.theirs)}
          onLater={() => setConflict(null)}
        />
      )}
    </>
  );
}

function useReportPermissions({ kind, state }: ReportDocument) {
  const can = useCan();
  const briefing = kind === 'briefing';
  const mayEdit = can(briefing ? 'btn_Service_save' : 'btn_save_seminar') && state !== 'approved';
  return {
    edit: mayEdit,
    save: mayEdit,
    sign: state !== 'approved',
    review: can(briefing ? 'btn_Service_audit' : 'btn_audit_seminar') && state === 'pendingReview',
  };
}

function ExportButton({ document }: { readonly document: ReportDocument }) {
  const t = useT(reportMessages);
  const can = useCan();
  const exportReport = useExportReport();
  if (!can('btn_export_seminar')) return null;
  return (
    <Button
      variant="secondary"
      icon="download"
      loading={exportReport.isPending}
      onClick={() => exportReport.mutate({ id: document.id, language }, { onSuccess: downloadReport })}
    >
      {t('report.export')}
    </Button>
  );
}
