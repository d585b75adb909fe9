import type { CompanyReview, CustomerReview, RequestOf } from 'pest-sdk';
import { formatPhone } from 'pest-sdk';
import { Button, DescriptionList, Dialog, type MenuItem, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { type Verdict, VerdictDialog } from '../../kit/form/VerdictDialog';
import { type Certificate, CertificateViewer } from './CertificateViewer';
import { platformMessages } from './platform.messages';

export interface ReviewDialogProps {
  readonly kind: RequestOf<'platform.review'>['kind'];
  readonly review: CompanyReview | CustomerReview;
  /** What only this kind has. */
  readonly facts: readonly (readonly [string, string])[];
  readonly certificates: readonly Certificate[];
  /** What has to be known before it is decided. */
  readonly warning?: ReactNode | undefined;
  /** What can be done with one that was decided on. */
  readonly acts?: readonly MenuItem[] | undefined;
  readonly onClose: () => void;
}

/** What was submitted, its text beside its certificates; while it waits it is passed or failed here. */
export function ReviewDialog(props: ReviewDialogProps) {
  return props.review.state === 'waiting' ? <Deciding {...props} /> : <Looking {...props} />;
}

const passed: Verdict<'pass' | 'fail'> = { outcome: 'pass', reason: '' };

function Deciding(props: ReviewDialogProps) {
  const t = useT(platformMessages);
  const { kind, onClose } = props;
  const { id, name, submittedAt } = props.review;
  const seen = { kind, id, ...(submittedAt !== null && { submittedAt }) };
  const form = useDialogForm({
    initial: passed,
    call: useFormCall('platform.review', ({ outcome, reason }: typeof passed) =>
      outcome === 'fail' ? { ...seen, outcome, reason } : { ...seen, outcome },
    ),
    done: (_result, { outcome }) =>
      t(outcome === 'pass' ? 'platform.review.passed' : 'platform.review.failed', { name }),
    onClose,
  });
  return (
    <VerdictDialog
      form={form}
      size="lg"
      title={t('platform.review.title', { name })}
      approve={{ outcome: 'pass', label: t('platform.review.pass') }}
      refuse={{
        outcome: 'fail',
        label: t('platform.review.fail'),
        reason: t('platform.review.reason'),
        help: t('platform.review.reason.help'),
      }}
      onClose={onClose}
    >
      {(reason) => <Evidence {...props}>{reason}</Evidence>}
    </VerdictDialog>
  );
}

function Looking(props: ReviewDialogProps) {
  const common = useT(commonMessages);
  const { review, acts = [], onClose } = props;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{review.name}</Dialog.Header>
        <Dialog.Body>
          <Evidence {...props} />
        </Dialog.Body>
        <Dialog.Footer>
          {acts.map(({ label, onSelect }) => (
            <Button key={label} onClick={onSelect}>
              {label}
            </Button>
          ))}
          <Button onClick={onClose}>{common('common.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface EvidenceProps extends Pick<ReviewDialogProps, 'review' | 'facts' | 'certificates' | 'warning'> {
  readonly children?: ReactNode;
}

function Evidence({ review, facts, certificates, warning, children }: EvidenceProps) {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const said = [
    [common('common.name'), review.name],
    ...facts,
    [t('platform.address'), review.address],
    [t('platform.introduction'), review.introduction],
    [t('platform.registeredAt'), format.dateTime(review.registeredAt)],
    ...(review.submittedAt ? [[t('platform.submittedAt'), format.dateTime(review.submittedAt)] as const] : []),
    [
      t('platform.logins'),
      format.list(review.logins.map(({ userName, loginId }) => `${userName} ${formatPhone(loginId)}`)),
    ],
    [t('platform.state'), t(`platform.state.${review.state}`)],
    ...(review.reason ? [[t('platform.reason'), review.reason] as const] : []),
  ] as const;
  return (
    <Sides>
      <div>
        <DescriptionList
          layout="rows"
          items={said.map(([term, description]) => ({ term, description: description || t('platform.none') }))}
        />
        {review.renews && <Warning role="note">{t('platform.renews')}</Warning>}
        {warning && review.state === 'waiting' && <Warning role="note">{warning}</Warning>}
        {children}
      </div>
      <CertificateViewer certificates={certificates} />
    </Sides>
  );
}

const Warning = styled.p`
  margin: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.warningSoft};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[5]};
  align-items: start;

  > div {
    display: grid;
    gap: ${token.space[4]};
    min-width: 0;
  }
`;
