import { useId, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { Field } from '../primitives/field/Field';
import { checkIcon } from '../primitives/icon/icons';
import { Text } from '../primitives/text/Text';
import { TextArea } from '../primitives/text-area/TextArea';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { Panel } from './ReportBuilder.styles';
import type { ReviewVerdict } from './ReportBuilder.types';
import { useReportAction } from './useReportAction';

interface ReviewPanelProps {
  readonly number: string;
  readonly onReview: (verdict: ReviewVerdict) => Promise<void>;
}

/** The reviewer's verdict. A rejection without a reason helps nobody; a refused call keeps the reason typed. */
export function ReviewPanel({ number, onReview }: ReviewPanelProps) {
  const t = useMessages(reportBuilderMessages);
  const headingId = useId();
  const action = useReportAction();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const reject = () => {
    setTried(true);
    if (!missing) action.run(() => onReview({ outcome: 'reject', reason: reason.trim() }));
  };
  return (
    <Panel aria-labelledby={headingId}>
      <h3 id={headingId}>{t('builder.review.title')}</h3>
      <Button
        variant="primary"
        icon={checkIcon}
        loading={action.pending}
        onClick={() => action.run(() => onReview({ outcome: 'pass' }))}
      >
        {t('builder.review.pass', { number })}
      </Button>
      <Field label={t('builder.review.reason')} error={tried && missing && t('builder.review.reasonMissing')}>
        {(ids) => <TextArea {...ids} rows={3} maxLength={500} value={reason} onChange={setReason} />}
      </Field>
      {action.refusal && (
        <Text as="p" tone="danger" role="alert">
          {action.refusal}
        </Text>
      )}
      <Button variant="danger" loading={action.pending} onClick={reject}>
        {t('builder.review.reject', { number })}
      </Button>
    </Panel>
  );
}
