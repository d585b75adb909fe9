import { useQuery } from '@tanstack/react-query';
import { addDays, type ReportDocument, type ReportShare, shareDays } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import {
  Button,
  copyIcon,
  DataTable,
  Dialog,
  EmptyState,
  FailureState,
  Icon,
  Link,
  LoadingState,
  Row,
  Stack,
  StatusDot,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useSiteTime } from '../../base/site-time';
import { ActDialog } from '../../kit/form/ActDialog';
import { FormNote } from '../../kit/form/FormNote';
import { formCall } from '../../kit/form/form-call';
import { DayField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { sharesQuery, useEndShare, useShareReport } from './report-share.queries';
import { shareMessages } from './share.messages';

export interface ShareDialogProps {
  readonly report: ReportDocument;
  readonly onClose: () => void;
}

/** The links of a report: making one, handing it on, seeing how often it was opened, revoking it. */
export function ShareDialog({ report, onClose }: ShareDialogProps) {
  const t = useT(shareMessages);
  const common = useT(commonMessages);
  const [toEnd, setToEnd] = useState<ReportShare | null>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('share.title', { number: report.number })}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={4}>
            <Text tone="muted">{t('share.help')}</Text>
            {report.state === 'rejected' ? <Text>{t('share.rejected')}</Text> : <NewLink reportId={report.id} />}
            <Links reportId={report.id} onEnd={setToEnd} />
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common('common.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
      {toEnd && <EndDialog reportId={report.id} share={toEnd} onClose={() => setToEnd(null)} />}
    </Dialog.Root>
  );
}

function NewLink({ reportId }: { readonly reportId: string }) {
  const t = useT(shareMessages);
  const { toast } = useToast();
  const share = useShareReport(reportId);
  const { today } = useSiteTime();
  const form = useForm({
    initial: { lastDay: addDays(today(), shareDays.usual) },
    call: formCall(
      contract.report.share,
      ({ lastDay }: { lastDay: string }) => ({ id: reportId, lastDay }),
      share.mutateAsync,
    ),
    onDone: () => toast({ tone: 'success', message: t('share.made') }),
  });
  return (
    <form {...form.element}>
      <FormNote form={form} />
      <Row gap={3} align="end">
        <DayField label={t('share.lastDay')} field={form.field('lastDay')} required />
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('share.make')}
        </Button>
      </Row>
    </form>
  );
}

const tones = { open: 'success', ended: 'neutral', revoked: 'neutral' } as const;

interface LinksProps {
  readonly reportId: string;
  readonly onEnd: (share: ReportShare) => void;
}

function Links({ reportId, onEnd }: LinksProps) {
  const t = useT(shareMessages);
  const format = useFormat();
  const shares = useQuery(sharesQuery(reportId));
  if (shares.error && !shares.data) return <FailureState error={shares.error} onRetry={() => void shares.refetch()} />;
  if (!shares.data) return <LoadingState label={t('share.links')} />;
  if (shares.data.length === 0) return <EmptyState title={t('share.none')} hint={t('share.none.hint')} />;
  return (
    <DataTable
      label={t('share.links')}
      rows={shares.data}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'endsAt',
          header: t('share.lastDay'),
          cell: ({ endsAt }) => format.day(justBefore(endsAt)),
        },
        {
          id: 'state',
          header: t('share.state'),
          cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`share.state.${state}`)}</StatusDot>,
        },
        {
          id: 'madeBy',
          header: t('share.madeBy'),
          cell: ({ madeBy, madeAt }) => format.parts([madeBy, format.day(madeAt)]),
        },
        { id: 'views', header: t('share.views'), cell: (share) => <Views share={share} /> },
        { id: 'acts', header: t('share.acts'), cell: (share) => <LinkActs share={share} onEnd={onEnd} /> },
      ]}
    />
  );
}

/** A link is open to the end of its last day, which is the first moment of the next one. */
function justBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString();
}

function Views({ share: { views, lastViewedAt } }: { readonly share: ReportShare }) {
  const t = useT(shareMessages);
  const format = useFormat();
  return lastViewedAt === null
    ? t('share.views.none')
    : t('share.views.some', { count: views, at: format.dateTime(lastViewedAt) });
}

function LinkActs({ share, onEnd }: { readonly share: ReportShare; readonly onEnd: LinksProps['onEnd'] }) {
  const t = useT(shareMessages);
  if (share.state !== 'open') return null;
  return (
    <Row gap={2}>
      {share.link !== null && <HandOn link={`${share.link}&lang=${language}`} />}
      <Button size="sm" variant="ghost" onClick={() => onEnd(share)}>
        {t('share.end')}
      </Button>
    </Row>
  );
}

/** The link says in which language it is read: that of whoever hands it on. */
function HandOn({ link }: { readonly link: string }) {
  const t = useT(shareMessages);
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', message: t('share.copied') });
    } catch {
      toast({ tone: 'danger', message: t('share.copy.failed') });
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        <Icon path={copyIcon} size={16} />
        {t('share.copy')}
      </Button>
      <Link href={link} target="_blank" rel="noopener noreferrer">
        {t('share.open')}
      </Link>
    </>
  );
}

interface EndDialogProps {
  readonly reportId: string;
  readonly share: ReportShare;
  readonly onClose: () => void;
}

function EndDialog({ reportId, share, onClose }: EndDialogProps) {
  const t = useT(shareMessages);
  const end = useEndShare(reportId);
  return (
    <ActDialog
      act={end}
      sent={share.id}
      tone="danger"
      title={t('share.end.title')}
      body={t('share.end.body')}
      confirmLabel={t('share.end')}
      done={t('share.ended')}
      onClose={onClose}
    />
  );
}
