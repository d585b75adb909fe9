import { useQuery } from '@tanstack/react-query';
import type { CustomerReview } from 'pest-sdk';
import { type DataTableColumn, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { CorrectCustomerDialog } from './CorrectCustomerDialog';
import { CustomerVoices } from './CustomerVoices';
import { platformMessages } from './platform.messages';
import { customerReviewsQuery } from './platform.queries';
import { ReviewDialog } from './ReviewDialog';
import { ReviewTable, useReviewList } from './ReviewTable';

const certificates = ['pestControlCertificate', 'msds', 'controllerCertificate'] as const;

/** What is done with a customer that does not wait. */
const acts = ['correct', 'voices'] as const;
interface Acting {
  readonly act: (typeof acts)[number];
  readonly customer: CustomerReview;
}

/** Customers that wait for review, and those that were decided on. */
export function CustomersTab() {
  const t = useT(platformMessages);
  const format = useFormat();
  const { list, state } = useReviewList();
  const { page, limit } = list;
  const reviews = useQuery(customerReviewsQuery({ page, limit, state, search: list.filters.search }));
  const [open, setOpen] = useState<CustomerReview | null>(null);
  const [acting, setActing] = useState<Acting | null>(null);
  // What waits is decided on first.
  const actsOf = (customer: CustomerReview) => (state === 'waiting' ? [] : acts.map((act) => actOf(act, customer)));
  const actOf = (act: Acting['act'], customer: CustomerReview) => ({
    label: t(`platform.${act}`),
    onSelect: () => {
      setOpen(null);
      setActing({ act, customer });
    },
  });
  const columns: readonly DataTableColumn<CustomerReview>[] = [
    { id: 'name', header: t('platform.name'), cell: ({ name }) => name },
    { id: 'creditCode', header: t('platform.creditCode'), cell: ({ creditCode }) => creditCode },
    { id: 'region', header: t('platform.region'), cell: ({ region }) => region },
    {
      id: 'submittedAt',
      header: t('platform.submittedAt'),
      cell: ({ submittedAt, registeredAt }) => format.dateTime(submittedAt ?? registeredAt),
    },
    ...(state === 'failed'
      ? [{ id: 'reason', header: t('platform.reason'), cell: ({ reason }: CustomerReview) => reason }]
      : []),
  ];
  const about = ({ creditCode, region, submittedAt, registeredAt, reason }: CustomerReview) => [
    format.parts([region, creditCode]),
    format.parts([t('platform.submittedAt'), format.dateTime(submittedAt ?? registeredAt)]),
    state === 'failed' ? format.parts([t('platform.reason'), reason]) : '',
  ];
  return (
    <>
      <ReviewTable kind="customers" {...{ list, state, reviews, columns, about, actsOf }} onOpen={setOpen} />
      {open && (
        <ReviewDialog
          kind="customer"
          review={open}
          facts={[
            [t('platform.creditCode'), open.creditCode],
            [t('platform.clientType'), t(`platform.clientType.${open.clientType}`)],
            [t('platform.region'), open.region],
            [t('platform.phone'), open.phone],
            [t('platform.email'), open.reportEmail],
          ]}
          certificates={certificates.flatMap((name) => {
            const url = open[name];
            return url === null ? [] : [{ name: t(`platform.${name}`), url }];
          })}
          warning={open.sameCode && <SameCode {...open.sameCode} />}
          acts={actsOf(open)}
          onClose={() => setOpen(null)}
        />
      )}
      {acting?.act === 'correct' && (
        <CorrectCustomerDialog customer={acting.customer} onClose={() => setActing(null)} />
      )}
      {acting?.act === 'voices' && <CustomerVoices customer={acting.customer} onClose={() => setActing(null)} />}
    </>
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
