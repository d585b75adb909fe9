import { type CustomerInformation, formatPhone, joinAddress, reviewStatus } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, FailureState, Skeleton, useFormat, useToast } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useNavigate } from '../../base/links';
import { useCan } from '../../base/session';
import { PublicCard, PublicPage } from '../../kit/page/PublicPage';
import { CheckAgain } from '../../kit/review/CheckAgain';
import { customerCertificates, useCertificateFacts } from '../../kit/review/certificates';
import { ApprovedRecord, ReviewState } from '../../kit/review/ReviewState';
import { ReviewSteps } from '../../kit/review/ReviewSteps';
import { reviewMessages } from '../../kit/review/review.messages';
import { useRenewalWords } from '../../kit/review/useRenewalWords';
import { InformationForm } from './InformationForm';
import { informationMessages } from './information.messages';

/** `/completedClientInfo`: what the platform reviews of a customer, and where the review stands. */
export function CustomerInfoScreen() {
  const t = useT(informationMessages);
  const review = useT(reviewMessages);
  const information = useCall('customer.information', {});
  const status = information.data?.status;
  const approved = status === reviewStatus.approved;
  return (
    <PublicPage
      title={t(approved ? 'information.title.approved' : 'information.title')}
      lead={approved ? undefined : review('review.lead')}
      beside={status !== undefined && !approved && <ReviewSteps of="customer" status={status} />}
    >
      {information.data && <Information information={information.data} refetch={information.refetch} />}
      {information.isPending && (
        <PublicCard aria-busy>
          <Skeleton height="360px" />
        </PublicCard>
      )}
      {information.isLoadingError && (
        <FailureState error={information.error} onRetry={() => void information.refetch()} />
      )}
    </PublicPage>
  );
}

interface InformationProps {
  readonly information: CustomerInformation;
  readonly refetch: () => Promise<unknown>;
}

/** Waiting and completed stand in place of the form, until the customer edits it again. */
function Information({ information, refetch }: InformationProps) {
  const t = useT(informationMessages);
  const renewalWords = useRenewalWords();
  const review = useT(reviewMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const { status, submits, submittedAt } = information;
  const approved = status === reviewStatus.approved;
  const asked = status === reviewStatus.none || status === reviewStatus.failed;
  if (submits && (asked || editing)) {
    return (
      <InformationForm
        key={submittedAt}
        information={information}
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
      <Approved
        information={information}
        text={renewalWords(information) ?? (submits ? review('review.approved.customer') : t('information.entered'))}
      >
        {submits && <Button onClick={() => setEditing(true)}>{review('review.edit')}</Button>}
        {!submits && can(rights.serviceCompanyList) && (
          <Button onClick={() => navigate('/serve/list')}>{t('information.companies')}</Button>
        )}
        <Button variant="primary" onClick={() => navigate('/home')}>
          {review('review.console')}
        </Button>
      </Approved>
    );
  }
  return (
    <Standing information={information} text={review('review.waiting.text')}>
      <CheckAgain refetch={refetch} />
      {submits && <Button onClick={() => setEditing(true)}>{review('review.edit')}</Button>}
    </Standing>
  );
}

interface StandingProps extends Pick<InformationProps, 'information'> {
  readonly text: string;
  readonly children: ReactNode;
}

function Approved({ information, text, children }: StandingProps) {
  const [name, ...facts] = useFacts(information);
  return (
    <ApprovedRecord
      name={name[1]}
      text={text}
      facts={facts}
      papers={useCertificateFacts()(customerCertificates, information)}
    >
      {children}
    </ApprovedRecord>
  );
}

function Standing({ information, text, children }: StandingProps) {
  return (
    <ReviewState status={information.status} text={text} facts={useFacts(information)}>
      {children}
    </ReviewState>
  );
}

function useFacts({ name, creditCode, region, address, phone, submittedAt }: CustomerInformation) {
  const t = useT(informationMessages);
  const review = useT(reviewMessages);
  const format = useFormat();
  return [
    [t('information.name'), name],
    [t('information.creditCode'), creditCode],
    [t('information.address'), joinAddress(region, address)],
    [t('information.phone'), formatPhone(phone)],
    [review('review.submittedAt'), submittedAt === null ? '' : format.dateTime(submittedAt)],
  ] as const;
}
