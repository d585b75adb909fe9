import {
  missingSignatures,
  type ReportDocument,
  type ReportReview,
  type ReportSignature,
  reportMessages,
} from 'pest-sdk';
import { useFormat, useMessages } from '../../i18n/messages';
import { Badge } from '../../primitives/badge/Badge';
import { Text } from '../../primitives/text/Text';
import { signatureRoles } from '../ReportBuilder.types';
import { Signatures } from './ReportFigures.styles';
import { SignaturePicture } from './SignaturePicture';

/** A field for each role, signed or not, and who reviewed it. */
export function SignatureList({ document }: { readonly document: ReportDocument }) {
  const t = useMessages(reportMessages);
  const { signatures, review, reviewNote, state } = document;
  const roles = signatureRoles.filter((role) => role !== 'reviewer' || signatures.some((one) => one.role === role));
  const unsigned = state === 'approved' && missingSignatures(signatures).length > 0;
  return (
    <Signatures>
      {roles.map((role) => (
        <li key={role}>
          <strong>{t(`report.role.${role}`)}</strong>
          <Signature signature={signatures.find((one) => one.role === role)} />
        </li>
      ))}
      {review && (
        <li>
          <strong>{t(state === 'approved' ? 'report.review.passed' : 'report.review.rejected')}</strong>
          <Review review={review} />
          {reviewNote && (
            <span>{t(unsigned ? 'report.review.unsignedReason' : 'report.review.reason', { reason: reviewNote })}</span>
          )}
        </li>
      )}
    </Signatures>
  );
}

function Signature({ signature }: { readonly signature: ReportSignature | undefined }) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  if (!signature) return <Text tone="muted">{t('report.signature.none')}</Text>;
  const { name, signedAt, strokes, method, reason, account, ownAccount, address, outdated } = signature;
  return (
    <>
      {strokes && <SignaturePicture strokes={strokes} label={t('report.signature.drawn', { name })} />}
      {method === 'typed' && <Text tone="muted">{t('report.signature.typed')}</Text>}
      {method === 'absent' && <Text tone="warning">{t('report.signature.absent', { reason })}</Text>}
      <span>{format.parts([name, format.dateTime(signedAt)])}</span>
      <Text size="xs" tone="muted">
        {format.parts([t(ownAccount ? 'report.signature.account' : 'report.signature.device', account), address ?? ''])}
      </Text>
      {outdated && <Badge tone="warning">{t('report.signature.outdated')}</Badge>}
    </>
  );
}

function Review({ review: { reviewer, at, address } }: { readonly review: ReportReview }) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  return (
    <>
      <span>{format.parts([reviewer.name, format.dateTime(at)])}</span>
      <Text size="xs" tone="muted">
        {format.parts([t('report.signature.account', reviewer), address ?? ''])}
      </Text>
    </>
  );
}
