import { useQuery } from '@tanstack/react-query';
import type { CustomerReview } from 'pest-sdk';
import { type DataTableColumn, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { platformMessages } from './platform.messages';
import { customerReviewsQuery } from './platform.queries';
import { ReviewDialog } from './ReviewDialog';
import { ReviewTable, useReviewList } from './ReviewTable';

const certificates = ['pestControlCertificate', 'msds', 'controllerCertificate'] as const;

/** Customers that wait for review, and those that were decided on. */
export function CustomersTab() {
  const t = useT(platformMessages);
  const format = useFormat();
  const { list, state } = useReviewList();
  const { page, limit } = list;
  const reviews = useQuery(customerReviewsQuery({ page, limit, state, search: list.filters.search }));
  const [open, setOpen] = useState<CustomerReview | null>(null);
  const columns: readonly DataTableColumn<CustomerReview>[] = [
    { id: 'name', header: t('platform.name'), cell: ({ name }) => name },
    { id: 'creditCode', header: t('platform.creditCode'), cell: ({ creditCode }) => creditCode },
    { id: 'region', header: t('platform.region'), cell: ({ region }) => region },
    {
      id: 'registeredAt',
      header: t('platform.registeredAt'),
      cell: ({ registeredAt }) => format.dateTime(registeredAt),
    },
    ...(state === 'failed'
      ? [{ id: 'reason', header: t('platform.reason'), cell: ({ reason }: CustomerReview) => reason }]
      : []),
  ];
  return (
    <>
      <ReviewTable kind="customers" {...{ list, state, reviews, columns }} onOpen={setOpen} />
      {open && (
        <ReviewDialog
          kind="customer"
          review={open}
          facts={[
            [t('platform.creditCode'), open.creditCode],
            [t('platform.clientType'), t(`platform.clientType.${open.clientType}`)],
            [t('platform.region'), open.region],
          ]}
          certificates={certificates.flatMap((name) => {
            const url = open[name];
            return url === null ? [] : [{ name: t(`platform.${name}`), url }];
          })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
