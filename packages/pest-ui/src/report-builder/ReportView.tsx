import {
  missingSignatures,
  proseIn,
  type ReportDocument,
  type ReportReview,
  type ReportSection,
  type ReportSignature,
  reportMessages,
  reportStateWords,
  sectionSaysSomething,
} from 'pest-sdk';
import { forwardRef } from 'react';
import { useFormat, useLocale, useMessages } from '../i18n/messages';
import { Badge, type Tone } from '../primitives/badge/Badge';
import { DescriptionList } from '../primitives/description-list/DescriptionList';
import { Text } from '../primitives/text/Text';
import { type ReportViewProps, signatureRoles } from './ReportBuilder.types';
import { Head, Page, Part, Prose, Signatures } from './ReportView.styles';
import { SectionFigures } from './SectionFigures';
import { SignaturePicture } from './SignaturePicture';

export const stateTones: Readonly<Record<keyof typeof reportStateWords, Tone>> = {
  notGenerated: 'neutral',
  pendingReview: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** The report as the customer reads and prints it: hidden sections left out, nothing to edit, no editor code. */
export const ReportView = forwardRef<HTMLDivElement, ReportViewProps>(function ReportView({ document, ...rest }, ref) {
  const t = useMessages(reportMessages);
  const locale = useLocale();
  const format = useFormat();
  const { period, state } = document;
  const days = t('report.days', { from: format.day(period.from), to: format.day(period.to) });
  return (
    <Page {...rest} ref={ref} data-pest="report-view">
      <Head>
        <h2>{document.name}</h2>
        <p>{document.subject}</p>
        <DescriptionList
          items={[
            { term: t('report.number'), description: document.number },
            { term: t('report.customer'), description: document.customerName },
            { term: t('report.site'), description: document.siteAddress },
            { term: t('report.company'), description: document.companyName },
            { term: t('report.period'), description: days },
            {
              term: t('report.state'),
              description: <Badge tone={stateTones[state]}>{reportStateWords[state][locale]}</Badge>,
            },
          ]}
        />
      </Head>
      {document.sections
        .filter((section) => !section.hidden && sectionSaysSomething(section))
        .map((section) => (
          <SectionPart key={section.id} section={section} />
        ))}
      <Part>
        <h3>{t('report.signatures')}</h3>
        <SignatureList document={document} />
      </Part>
    </Page>
  );
});

export function useSectionTitle(): (section: ReportSection) => string {
  const t = useMessages(reportMessages);
  return ({ title, kind }) => title || t(`report.section.${kind}`);
}

function SectionPart({ section }: { readonly section: ReportSection }) {
  const title = useSectionTitle()(section);
  const t = useMessages(reportMessages);
  const prose = proseIn(section, useLocale());
  const { kind } = section;
  const proseOnly = kind === 'summary' || kind === 'recommendations';
  return (
    <Part>
      <h3>{title}</h3>
      {prose && <Prose>{prose}</Prose>}
      {!prose && proseOnly && <Text tone="muted">{t(`report.nothing.${kind}`)}</Text>}
      <SectionFigures section={section} title={title} />
    </Part>
  );
}

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
