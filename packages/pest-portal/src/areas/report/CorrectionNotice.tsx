import { type ReportDocument, reportPermissions } from 'pest-sdk';
import { Button, Notice, Row, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { Link, useNavigate } from '../../base/links';
import { useCan } from '../../base/session';
import { reportMessages } from './report.messages';
import { useCorrectReport } from './report.queries';
import { useReportAddress } from './useReportAddress';

/** Of an approved report whose comparisons do not subtract: what is wrong, and where it is put right. */
export function CorrectionNotice({ document }: { readonly document: ReportDocument }) {
  const t = useT(reportMessages);
  const addressOf = useReportAddress();
  const { kind, correctedBy, corrects } = document;
  if (corrects) {
    return (
      <Notice as="div">
        <Row gap={2}>
          {t('report.corrects', { number: corrects.number })}
          <Link to={addressOf({ id: corrects.id, kind })}>{t('report.correct.open')}</Link>
        </Row>
      </Notice>
    );
  }
  if (correctedBy === undefined) return null;
  return (
    <Notice as="div" tone="warning">
      <Row gap={2}>
        {t('report.misstates')}
        {correctedBy === null ? (
          <Awaiting document={document} />
        ) : (
          <Link to={addressOf({ id: correctedBy.id, kind })}>
            {t('report.correct.by', { number: correctedBy.number })}
          </Link>
        )}
      </Row>
    </Notice>
  );
}

function Awaiting({ document: { id, kind } }: { readonly document: ReportDocument }) {
  const t = useT(reportMessages);
  const can = useCan();
  const { toast } = useToast();
  const navigate = useNavigate();
  const correct = useCorrectReport();
  const addressOf = useReportAddress();
  if (!can(reportPermissions.edit[kind])) return t('report.correct.none');
  const run = () =>
    correct.mutate(id, {
      onSuccess: (correction) => {
        toast({ tone: 'success', message: t('report.correct.done') });
        navigate(addressOf({ id: correction.id, kind }));
      },
    });
  return (
    <Button size="sm" loading={correct.isPending} onClick={run}>
      {t('report.correct')}
    </Button>
  );
}
