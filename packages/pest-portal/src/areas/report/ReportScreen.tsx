import { useQuery, useQueryClient } from '@tanstack/react-query';
import { joinParts, type ReportDocument, reportPermissions } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { reportDocument } from 'pest-sdk/schemas';
import {
  Button,
  downloadIcon,
  Icon,
  Notice,
  ReportBuilder,
  type ReportSectionNote,
  type ReportVersion,
  ReportView,
  type ReviewVerdict,
  type SignatureDraft,
  type SignatureRole,
  SignPanel,
  token,
  useToast,
} from 'pest-ui';
import { saveReport } from 'pest-ui/connected';
import { contentOf } from 'pest-ui/rules';
import { styled } from 'styled-components';
import { ask, callKey } from '../../base/calls';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, usePageQuery } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { tellOtherTabs } from '../../base/tabs';
import { useWrite } from '../../base/writes';
import { Restored } from '../../kit/form/FormNote';
import { useEditorDraft } from '../../kit/form/useEditorDraft';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { compareMessages } from './compare.messages';
import { downloadReport } from './download-report';
import { reportMessages } from './report.messages';
import { askAnewBesides, askReport, askWorkAnew, useExportReport } from './report.queries';
import { ShareButton } from './ShareButton';
import { useReportLayout } from './useReportLayout';

/** One report or briefing: built, signed and reviewed by the company; read by the customer once it is approved. */
export function ReportScreen() {
  const t = useT(reportMessages);
  const [address] = usePageQuery<'/myEcharts'>();
  const id = address.get('id') ?? '';
  const report = useQuery(askReport(id));
  const isCustomer = useAccount().role === 'customer';
  if (!report.data)
    return <RecordState title={t('report.view.title')} id={id} query={report} back="/servicePage/serverReport" />;
  return isCustomer ? (
    <ReportReading document={report.data} />
  ) : (
    <ReportEditing key={report.data.id} document={report.data} />
  );
}

/** The customer reads, and signs what its technician has signed, until the report is approved. */
function ReportReading({ document }: { readonly document: ReportDocument }) {
  const t = useT(reportMessages);
  const can = useCan();
  const exportReport = useExportReport();
  const { sign } = useReportActs(document);
  const download = () => exportReport.mutate({ id: document.id, language }, { onSuccess: downloadReport });
  const awaitsSignature = document.state === 'pendingReview';
  return (
    <>
      <PageHead title={document.name} note={document.number}>
        <CompareLink id={document.id} />
        {can(rights.reportExportPdf) && (
          <Button loading={exportReport.isPending} onClick={download}>
            <Icon path={downloadIcon} size={16} />
            {t('report.export')}
          </Button>
        )}
      </PageHead>
      {awaitsSignature && <Notice>{t('report.toSign.hint')}</Notice>}
      <ReportView document={document} />
      {awaitsSignature && (
        <SignPanel signatures={document.signatures} roles={customerRoles} ownRoles={customerRoles} onSign={sign} />
      )}
    </>
  );
}

/** Beside the report before it. */
function CompareLink({ id }: Pick<ReportDocument, 'id'>) {
  const t = useT(compareMessages);
  return <Compare to={address('/servicePage/compareReports', { after: id })}>{t('compare.withLast')}</Compare>;
}

/** As high as the buttons beside it. */
const Compare = styled(Link)`
  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.touch};
  }
`;

const customerRoles = ['customer'] as const;

/** The builder with what the signed-in person may do; each act goes to the server and its refusal back to the builder. */
function ReportEditing({ document }: { readonly document: ReportDocument }) {
  const rights = useReportRights(document);
  const { userName } = useAccount().user;
  const { working, write, restored, forget, save, newer } = useReportDraft(document);
  const acts = useReportActs(document);
  const layout = useReportLayout(document);
  const work = useReportWork(document, rights);
  return (
    <>
      <PageHead title={document.name} note={joinParts([document.number, document.customerName], language)} />
      {restored && <Restored onForget={forget} />}
      <Sheet>
        <ReportBuilder
          value={working}
          savedValue={document}
          onChange={write}
          readOnly={!rights.edit}
          signAs={rights.signAs}
          signerName={userName}
          newer={newer}
          {...work}
          actions={
            <>
              <CompareLink id={document.id} />
              {rights.share && <ShareButton report={document} />}
            </>
          }
          onSave={rights.edit ? save : undefined}
          onSaveLayout={rights.edit ? layout.save : undefined}
          onLogoUpload={rights.edit ? uploadLogo : undefined}
          onSign={rights.sign ? acts.sign : undefined}
          onReview={rights.review ? acts.review : undefined}
          onExport={rights.exportPdf ? acts.exportPdf : undefined}
        />
      </Sheet>
      {layout.question}
    </>
  );
}

/** The builder has a frame of its own: it takes the page to its edges, in place of a frame within a frame. */
const Sheet = styled.div`
  margin-inline: calc(-1 * var(--_pest-page-inset));

  &:first-child {
    margin-block-start: calc(-1 * var(--_pest-page-start));
  }
  @media print {
    margin: 0;
  }
`;

function useReportRights({ kind, state, ownRoles }: ReportDocument) {
  const can = useCan();
  const open = state !== 'approved';
  const reviewer = can(reportPermissions.review[kind]);
  const author = can(reportPermissions.edit[kind]);
  const edit = open && author;
  const signAs: readonly SignatureRole[] = ['technician', 'customer', ...(reviewer ? ['reviewer' as const] : [])];
  return {
    edit,
    noteIt: open && reviewer,
    seesWork: author || reviewer,
    sign: open && (edit || reviewer || ownRoles.includes('technician')),
    signAs,
    review: reviewer && state === 'pendingReview',
    exportPdf: can(rights.reportExportPdf),
    share: author,
  };
}

/** The report's steps and its reviewers' notes, with what the signed-in person may do about them. */
function useReportWork({ id }: ReportDocument, { edit, noteIt, seesWork }: ReturnType<typeof useReportRights>) {
  const queryClient = useQueryClient();
  const steps = useQuery({ ...ask('report.versions', { id }), enabled: seesWork });
  const notes = useQuery({ ...ask('report.notes', { id }), enabled: seesWork });
  if (!seesWork) return {};
  const refresh = () => askWorkAnew(queryClient, id);
  return {
    history: steps.data?.map(({ by, at, ...step }) => ({ ...step, savedBy: by, savedAt: at })) ?? [],
    loadVersion: (version: ReportVersion) => client.report.version({ id: version.id }),
    notes: notes.data ?? [],
    ...(noteIt && {
      onAddNote: (note: Pick<ReportSectionNote, 'sectionId' | 'text'>) =>
        client.report.addNote({ id, ...note }).then(refresh),
      onResolveNote: (note: ReportSectionNote) => client.report.resolveNote({ id: note.id }).then(refresh),
    }),
    ...(edit && {
      onAnswerNote: (answer: Pick<ReportSectionNote, 'id' | 'text'>) => client.report.answerNote(answer).then(refresh),
    }),
  };
}

function useReportDraft(document: ReportDocument) {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { working, change, restored, forget } = useEditorDraft({
    name: `report ${document.id}`,
    saved: document,
    rebase: onVersion,
    parse: (stored) => editable(stored, document),
  });
  const known = (read: ReportDocument) => queryClient.setQueryData(callKey('report.detail', { id: read.id }), read);
  /** For the builder, which keeps what was typed when this rejects, and shows what somebody else saved meanwhile. */
  const save = async (edited: ReportDocument): Promise<ReportDocument> => {
    const outcome = await saveReport(client, edited);
    if (outcome.kind === 'conflict') {
      known(outcome.theirs);
      throw outcome.refusal;
    }
    known(outcome.document);
    void askAnewBesides(queryClient, document.id);
    tellOtherTabs();
    toast({ tone: 'success', message: t('report.saved') });
    return outcome.document;
  };
  const newer = document.version > working.version ? document : null;
  return { working, write: change, restored, forget, save, newer };
}

/** What was typed, with what the server says of its version by now; on another version only its author can put it. */
function onVersion(typed: ReportDocument, saved: ReportDocument): ReportDocument {
  return typed.version === saved.version ? { ...saved, ...contentOf(typed) } : typed;
}

/** A draft that can still be saved; of an older version, the builder shows what differs. */
function editable(stored: unknown, { state, version }: ReportDocument): ReportDocument | null {
  const parsed = reportDocument.safeParse(stored);
  return parsed.success && state !== 'approved' && parsed.data.version <= version ? parsed.data : null;
}

async function uploadLogo(file: File, options: { readonly signal: AbortSignal }): Promise<string> {
  return (await client.upload.file({ file }, options)).fullurl;
}

function useReportActs({ id, version }: ReportDocument) {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const sign = useWrite('report.sign', { shownInPlace: true });
  const review = useWrite('report.examineDetailSimple', { shownInPlace: true });
  const exportReport = useExportReport();
  const done = (message: string) => toast({ tone: 'success', message });
  return {
    sign: async (signature: SignatureDraft) => {
      await sign.mutateAsync({ id, version, ...signature });
      done(t('report.signed'));
    },
    review: async ({ outcome, version, reason }: ReviewVerdict) => {
      await review.mutateAsync(outcome === 'pass' ? { id, outcome, version, reason } : { id, outcome, reason });
      done(outcome === 'pass' ? t('report.passed') : t('report.rejected'));
    },
    exportPdf: async () => downloadReport(await exportReport.mutateAsync({ id, language })),
  };
}
