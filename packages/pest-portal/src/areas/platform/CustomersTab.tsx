import { useQuery } from '@tanstack/react-query';
import { type CustomerReview, formatPhone } from 'pest-sdk';
import { type MenuItem, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import type { ListColumn } from '../../kit/list/ListPage';
import type { ListActs, RowActOf } from '../../kit/list/list-acts';
import { customerCertificates, useUploaded } from '../../kit/review/certificates';
import { CorrectCustomerDialog } from './CorrectCustomerDialog';
import { CustomerVoices } from './CustomerVoices';
import { platformMessages } from './platform.messages';
import { ReviewDialog } from './ReviewDialog';
import { type ReviewState, ReviewTable, useReviewActs, useReviewList } from './ReviewTable';

/** Customers that wait for review, and those that were decided on. */
export function CustomersTab() {
  const { list, state } = useReviewList();
  const { page, limit } = list;
  const reviews = useQuery(askList('platform.customers', { page, limit, state, search: list.filters.search }));
  const columns = useColumns(state);
  const later = useLaterActs();
  const acts: ListActs<CustomerReview> = useReviewActs<CustomerReview>(
    state,
    (customer, onClose) => (
      <CustomerDialog customer={customer} acts={acts.rowActions?.(customer) ?? []} onClose={onClose} />
    ),
    // What waits is decided on first.
    state === 'waiting' ? [] : later,
  );
  return <ReviewTable kind="customers" {...{ list, state, reviews, columns, acts }} />;
}

/** What is done with a customer that does not wait. */
function useLaterActs(): readonly RowActOf<CustomerReview>[] {
  const t = useT(platformMessages);
  return [
    {
      right: null,
      label: t('platform.correct'),
      dialog: (customer, onClose) => <CorrectCustomerDialog customer={customer} onClose={onClose} />,
    },
    {
      right: null,
      label: t('platform.voices'),
      dialog: (customer, onClose) => <CustomerVoices customer={customer} onClose={onClose} />,
    },
  ];
}

function useColumns(state: ReviewState): readonly ListColumn<CustomerReview>[] {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const reason: ListColumn<CustomerReview> = {
    id: 'reason',
    header: t('platform.reason'),
    text: (customer) => customer.reason,
    card: 'fact',
  };
  return [
    { id: 'name', header: common('common.name'), text: ({ name }) => name, card: 'lead' },
    { id: 'creditCode', header: t('platform.creditCode'), text: ({ creditCode }) => creditCode, card: 'title' },
    { id: 'region', header: t('platform.region'), text: ({ region }) => region, card: 'title' },
    {
      id: 'submittedAt',
      header: t('platform.submittedAt'),
      text: ({ submittedAt, registeredAt }) => format.dateTime(submittedAt ?? registeredAt),
      card: 'fact',
    },
    ...(state === 'failed' ? [reason] : []),
  ];
}

interface CustomerDialogProps {
  readonly customer: CustomerReview;
  readonly acts: readonly MenuItem[];
  readonly onClose: () => void;
}

function CustomerDialog({ customer, acts, onClose }: CustomerDialogProps) {
  const t = useT(platformMessages);
  return (
    <ReviewDialog
      kind="customer"
      review={customer}
      facts={[
        [t('platform.creditCode'), customer.creditCode],
        [t('platform.clientType'), t(`platform.clientType.${customer.clientType}`)],
        [t('platform.region'), customer.region],
        [t('platform.phone'), formatPhone(customer.phone)],
        [t('platform.email'), customer.reportEmail],
      ]}
      certificates={useUploaded()(customerCertificates, customer)}
      warning={customer.sameCode && <SameCode {...customer.sameCode} />}
      acts={acts}
      onClose={onClose}
    />
  );
}

/** Passing moves the applicant's login there: whoever decides knows to whom. */
function SameCode({ name, companies }: NonNullable<CustomerReview['sameCode']>) {
  const t = useT(platformMessages);
  const format = useFormat();
  return (
    <>
      <strong>{t('platform.sameCode', { name })}</strong>{' '}
      {companies.length > 0 && t('platform.sameCode.companies', { companies: format.list(companies) })}{' '}
      {t('platform.sameCode.text')}
    </>
  );
}
