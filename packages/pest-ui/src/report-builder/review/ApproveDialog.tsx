import { missingSignatures, type ReportDocument, reportMessages } from 'pest-sdk';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Field } from '../../primitives/field/Field';
import { Stack } from '../../primitives/layout/Stack';
import { Text } from '../../primitives/text/Text';
import { TextArea } from '../../primitives/text-area/TextArea';
import { useHostCall } from '../../widget/useHostCall';
import { useGapWords } from '../outline/useGapWords';
import { reportBuilderMessages } from '../ReportBuilder.messages';
import type { ReportBuilderProps } from '../ReportBuilder.types';
import type { ReportGap } from '../report/report-rules';
import { reviewPanelMessages } from './ReviewPanel.messages';

interface ApproveDialogProps extends Pick<ReportBuilderProps, 'onError' | 'describeError'> {
  readonly document: ReportDocument;
  readonly findings: readonly ReportGap[] | null;
  readonly onReview: NonNullable<ReportBuilderProps['onReview']>;
  readonly onClose: () => void;
}

/** Asks before a report is frozen: what it lacks, who has not signed, and in that case why it is approved so. */
export function ApproveDialog({ document, findings, onReview, onClose, ...failures }: ApproveDialogProps) {
  const t = useMessages(reviewPanelMessages);
  const words = useMessages(reportMessages);
  const action = useHostCall('report-builder', 'review', failures);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const unsigned = missingSignatures(document.signatures);
  const needsReason = unsigned.length > 0;
  const reasonMissing = needsReason && reason.trim() === '';
  const approve = () => {
    setTried(true);
    if (reasonMissing) return;
    const verdict = {
      outcome: 'pass',
      version: document.version,
      reason: needsReason ? reason.trim() : '',
    } as const;
    void action.run((call) => onReview(verdict, call)).then((passed) => passed && onClose());
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('builder.approve.title', { number: document.number })}</Dialog.Header>
        <Dialog.Body>
          <Stack>
            <p>{t('builder.approve.body')}</p>
            <Gaps findings={findings} />
            {needsReason && (
              <>
                <Text as="p" tone="warning">
                  {unsigned
                    .map((role) => t('builder.approve.unsigned', { role: words(`report.role.${role}`) }))
                    .join(' ')}
                </Text>
                <Field
                  label={t('builder.approve.reason')}
                  help={t('builder.approve.reasonHelp')}
                  error={tried && reasonMissing && t('builder.approve.reasonMissing')}
                  required
                >
                  {(ids) => <TextArea {...ids} rows={2} maxLength={500} value={reason} onChange={setReason} />}
                </Field>
              </>
            )}
            {action.refusal && (
              <Text as="p" tone="danger" role="alert">
                {action.refusal}
              </Text>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {t('builder.approve.cancel')}
          </Button>
          <Button variant="primary" loading={action.pending} onClick={approve}>
            {t('builder.approve.confirm')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What an auditor would miss; the signatures are spoken of apart. */
function Gaps({ findings }: Pick<ApproveDialogProps, 'findings'>) {
  const t = useMessages(reviewPanelMessages);
  const shared = useMessages(reportBuilderMessages);
  const sayGap = useGapWords();
  const open = findings?.filter(({ rule, gaps }) => gaps > 0 && rule !== 'signatures');
  if (!open) return <p>{shared('builder.complete.unreadable')}</p>;
  if (open.length === 0) return <p>{t('builder.approve.complete')}</p>;
  return (
    <div>
      <p>{t('builder.approve.gaps')}</p>
      <ul>
        {open.map((finding) => (
          <li key={finding.rule}>{sayGap(finding)}</li>
        ))}
      </ul>
    </div>
  );
}
