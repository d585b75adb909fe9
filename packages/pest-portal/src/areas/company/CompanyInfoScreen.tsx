import { formatPhone, type ResultOf, reviewStatus } from 'pest-sdk';
import { Button, FailureState, Skeleton, useFormat, useToast } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useNavigate } from '../../base/links';
import { useAccount } from '../../base/session';
import { PublicCard, PublicPage } from '../../kit/page/PublicPage';
import { CheckAgain } from '../../kit/review/CheckAgain';
import { companyCertificates, useCertificateFacts } from '../../kit/review/certificates';
import { ApprovedRecord, ReviewState } from '../../kit/review/ReviewState';
import { ReviewSteps } from '../../kit/review/ReviewSteps';
import { reviewMessages } from '../../kit/review/review.messages';
import { useRenewalWords } from '../../kit/review/useRenewalWords';
import { CompanyForm } from './CompanyForm';
import { companyMessages } from './company.messages';

/** `/completedCompanyInfo`: what the platform reviews of a company, and where the review stands. */
export function CompanyInfoScreen() {
  const t = useT(companyMessages);
  const review = useT(reviewMessages);
  const company = useCall('company.details', {});
  const status = company.data?.status;
  const approved = status === reviewStatus.approved;
  return (
    <PublicPage
      title={t(approved ? 'company.title.approved' : 'company.title')}
      lead={approved ? undefined : review('review.lead')}
      beside={status !== undefined && !approved && <ReviewSteps of="company" status={status} />}
    >
      {company.data && <Information company={company.data} refetch={company.refetch} />}
      {company.isPending && (
        <PublicCard aria-busy>
          <Skeleton height="360px" />
        </PublicCard>
      )}
      {company.isLoadingError && <FailureState error={company.error} onRetry={() => void company.refetch()} />}
    </PublicPage>
  );
}

interface InformationProps {
  readonly company: ResultOf<'company.details'>;
  readonly refetch: () => Promise<unknown>;
}

/** Waiting and completed stand in place of the form, until the company's administrator edits it again. */
function Information({ company, refetch }: InformationProps) {
  const review = useT(reviewMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const submits = useAccount().role === 'admin';
  const [editing, setEditing] = useState(false);
  const { status } = company;
  const approved = status === reviewStatus.approved;
  const asked = status === reviewStatus.none || status === reviewStatus.failed;
  if (submits && (asked || editing)) {
    return (
      <CompanyForm
        key={company.submittedAt}
        company={company}
        onStop={asked ? undefined : () => setEditing(false)}
        onDone={() => {
          setEditing(false);
          toast({ tone: 'success', message: review(approved ? 'review.saved' : 'review.sent') });
        }}
      />
    );
  }
  if (approved) {
    return (
      <Approved company={company}>
        {submits && <Button onClick={() => setEditing(true)}>{review('review.edit')}</Button>}
        <Button variant="primary" onClick={() => navigate('/home')}>
          {review('review.console')}
        </Button>
      </Approved>
    );
  }
  return (
    <Standing company={company} text={waitingText(status, review)}>
      <CheckAgain refetch={refetch} />
      {submits && <Button onClick={() => setEditing(true)}>{review('review.edit')}</Button>}
    </Standing>
  );
}

function waitingText(status: number, review: (key: 'review.waiting.text' | 'review.none.others') => string): string {
  return review(status === reviewStatus.waiting ? 'review.waiting.text' : 'review.none.others');
}

function Approved({ company, children }: Omit<StandingProps, 'text'>) {
  const t = useT(companyMessages);
  const review = useT(reviewMessages);
  const format = useFormat();
  const { name, contactName, contactPhone, address, introduction, submittedAt } = company;
  return (
    <ApprovedRecord
      name={name}
      logo={company.logo}
      text={useRenewalWords()(company) ?? review('review.approved.company')}
      facts={[
        [t('company.contactName'), contactName],
        [t('company.contactPhone'), formatPhone(contactPhone)],
        [t('company.address'), address],
        [review('review.submittedAt'), submittedAt === null ? '' : format.dateTime(submittedAt)],
        [t('company.introduction'), introduction],
      ]}
      papers={useCertificateFacts()(companyCertificates, company)}
    >
      {children}
    </ApprovedRecord>
  );
}

interface StandingProps extends Pick<InformationProps, 'company'> {
  readonly text: string;
  readonly children: ReactNode;
}

function Standing({ company, text, children }: StandingProps) {
  const t = useT(companyMessages);
  const review = useT(reviewMessages);
  const format = useFormat();
  const { status, name, contactName, contactPhone, submittedAt } = company;
  return (
    <ReviewState
      status={status}
      text={text}
      facts={[
        [t('company.name'), name],
        [t('company.contactName'), format.parts([contactName, formatPhone(contactPhone)])],
        [review('review.submittedAt'), submittedAt === null ? '' : format.dateTime(submittedAt)],
      ]}
    >
      {children}
    </ReviewState>
  );
}
