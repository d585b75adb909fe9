import type { ReportDocument } from 'pest-sdk';
import { Button, Notice, Row, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { Link, taskLinks, useNavigate } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { reportMessages } from './report.messages';
import { useCorrectReport } from './report.queries';

/** Of an approved report whose comparisons do not subtract: what is wrong, and where it is put right. */
export function CorrectionNotice({ document }: { readonly document: ReportDocument }) {
  const t = useT(reportMessages);
  const { correctedBy, corrects } = document;
  if (corrects) {
    return (
      <Notice as="div">
        <Row gap={2}>
          {t('report.corrects', { number: corrects.number })}
          <Link to={taskLinks.report(corrects.id)}>{t('report.correct.open')}</Link>
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
          <Link to={taskLinks.report(correctedBy.id)}>{t('report.correct.by', { number: correctedBy.number })}</Link>
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
  const isCustomer = useAccount().role === 'customer';
  if (isCustomer || !can(kind === 'briefing' ? 'btn_Service_save' : 'btn_save_seminar')) {
    return t('report.correct.none');
  }
  const run = () =>
    correct.mutate(id, {
      onSuccess: (correction) => {
        toast({ tone: 'success', message: t('report.correct.done') });
        navigate(taskLinks.report(correction.id));
      },
    });
  return (
    <Button size="sm" loading={correct.isPending} onClick={run}>
      {t('report.correct')}
    </Button>
  );
}
