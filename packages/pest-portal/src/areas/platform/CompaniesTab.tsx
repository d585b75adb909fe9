import { useQuery } from '@tanstack/react-query';
import type { CompanyReview } from 'pest-sdk';
import { type DataTableColumn, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { platformMessages } from './platform.messages';
import { companyReviewsQuery } from './platform.queries';
import { ReviewDialog } from './ReviewDialog';
import { ReviewTable, useReviewList } from './ReviewTable';

const certificates = [
  'businessLicense',
  'pestControlQualification',
  'pesticideUsageCertificate',
  'personnelQualification',
  'logo',
] as const;

/** Companies that wait for review, and those that were decided on. */
export function CompaniesTab() {
  const t = useT(platformMessages);
  const format = useFormat();
  const { list, state } = useReviewList();
  const { page, limit } = list;
  const reviews = useQuery(companyReviewsQuery({ page, limit, state, search: list.filters.search }));
  const [open, setOpen] = useState<CompanyReview | null>(null);
  const columns: readonly DataTableColumn<CompanyReview>[] = [
    { id: 'name', header: t('platform.name'), cell: ({ name }) => name },
    { id: 'contact', header: t('platform.contact'), cell: ({ contactName }) => contactName },
    { id: 'phone', header: t('platform.phone'), cell: ({ contactPhone }) => contactPhone },
    {
      id: 'submittedAt',
      header: t('platform.submittedAt'),
      cell: ({ submittedAt, registeredAt }) => format.dateTime(submittedAt ?? registeredAt),
    },
    ...(state === 'failed'
      ? [{ id: 'reason', header: t('platform.reason'), cell: ({ reason }: CompanyReview) => reason }]
      : []),
  ];
  const about = ({ contactName, contactPhone, submittedAt, registeredAt, reason }: CompanyReview) => [
    format.parts([contactName, contactPhone]),
    format.parts([t('platform.submittedAt'), format.dateTime(submittedAt ?? registeredAt)]),
    state === 'failed' ? format.parts([t('platform.reason'), reason]) : '',
  ];
  return (
    <>
      <ReviewTable kind="companies" {...{ list, state, reviews, columns, about }} onOpen={setOpen} />
      {open && (
        <ReviewDialog
          kind="company"
          review={open}
          facts={[
            [t('platform.contact'), open.contactName],
            [t('platform.phone'), open.contactPhone],
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
