import type { ReportDocument } from 'pest-sdk';
import { useId, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Field } from '../../primitives/field/Field';
import { Icon } from '../../primitives/icon/Icon';
import { checkIcon } from '../../primitives/icon/icons';
import { Text } from '../../primitives/text/Text';
import { TextArea } from '../../primitives/text-area/TextArea';
import { useHostCall } from '../../widget/useHostCall';
import { Panel } from '../ReportBuilder.styles';
import type { Failures, ReportBuilderProps } from '../ReportBuilder.types';
import type { ReportGap } from '../report/report-rules';
import { ApproveDialog } from './ApproveDialog';
import { reviewPanelMessages } from './ReviewPanel.messages';

interface ReviewPanelProps extends Failures {
  readonly document: ReportDocument;
  readonly findings: readonly ReportGap[] | null;
  /** Whether there are unsaved changes: only the saved state is reviewed. */
  readonly dirty: boolean;
  readonly onReview: NonNullable<ReportBuilderProps['onReview']>;
}

/** The reviewer's verdict. A rejection needs a reason; a failed call keeps what was typed. */
export function ReviewPanel({ document, findings, dirty, onReview, ...failures }: ReviewPanelProps) {
  const t = useMessages(reviewPanelMessages);
  const headingId = useId();
  const action = useHostCall('report-builder', 'review', failures);
  const [approving, setApproving] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { number, version, ownWork } = document;
  const missing = reason.trim() === '';
  const reject = () => {
    setTried(true);
    if (!missing) void action.run((call) => onReview({ outcome: 'reject', version, reason: reason.trim() }, call));
  };
  return (
    <Panel aria-labelledby={headingId} data-pest="report-review">
      <h2 id={headingId}>{t('builder.review.title')}</h2>
      <Button variant="primary" disabled={ownWork || dirty || action.pending} onClick={() => setApproving(true)}>
        <Icon path={checkIcon} size={16} />
        {t('builder.review.pass', { number })}
      </Button>
      {ownWork && <Text as="p">{t('builder.review.ownWork')}</Text>}
      {dirty && <Text as="p">{t('builder.review.dirty')}</Text>}
      <Field label={t('builder.review.reason')} error={tried && missing && t('builder.review.reasonMissing')}>
        {(ids) => <TextArea {...ids} rows={3} maxLength={500} value={reason} onChange={setReason} />}
      </Field>
      {action.refusal && (
        <Text as="p" tone="danger" role="alert">
          {action.refusal}
        </Text>
      )}
      <Button variant="secondary" loading={action.pending} onClick={reject}>
        {t('builder.review.reject', { number })}
      </Button>
      {approving && (
        <ApproveDialog
          document={document}
          findings={findings}
          onReview={onReview}
          onClose={() => setApproving(false)}
          {...failures}
        />
      )}
    </Panel>
  );
}
