import { useQuery } from '@tanstack/react-query';
import { type CompanyReview, formatPhone } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import type { ListColumn } from '../../kit/list/ListPage';
import { companyCertificates, useUploaded } from '../../kit/review/certificates';
import { platformMessages } from './platform.messages';
import { ReviewDialog } from './ReviewDialog';
import { type ReviewState, ReviewTable, useReviewActs, useReviewList } from './ReviewTable';

/** Companies that wait for review, and those that were decided on. */
export function CompaniesTab() {
  const { list, state } = useReviewList();
  const { page, limit } = list;
  const reviews = useQuery(askList('platform.companies', { page, limit, state, search: list.filters.search }));
  const columns = useColumns(state);
  const acts = useReviewActs<CompanyReview>(state, (company, onClose) => (
    <CompanyDialog company={company} onClose={onClose} />
  ));
  return <ReviewTable kind="companies" {...{ list, state, reviews, columns, acts }} />;
}

function useColumns(state: ReviewState): readonly ListColumn<CompanyReview>[] {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const reason: ListColumn<CompanyReview> = {
    id: 'reason',
    header: t('platform.reason'),
    text: (company) => company.reason,
    card: 'fact',
  };
  return [
    { id: 'name', header: common('common.name'), text: ({ name }) => name, card: 'lead' },
    { id: 'contact', header: t('platform.contact'), text: ({ contactName }) => contactName, card: 'title' },
    { id: 'phone', header: t('platform.phone'), text: ({ contactPhone }) => formatPhone(contactPhone), card: 'title' },
    {
      id: 'submittedAt',
      header: t('platform.submittedAt'),
      text: ({ submittedAt, registeredAt }) => format.dateTime(submittedAt ?? registeredAt),
      card: 'fact',
    },
    ...(state === 'failed' ? [reason] : []),
  ];
}

interface CompanyDialogProps {
  readonly company: CompanyReview;
  readonly onClose: () => void;
}

function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const t = useT(platformMessages);
  return (
    <ReviewDialog
      kind="company"
      review={company}
      facts={[
        [t('platform.contact'), company.contactName],
        [t('platform.phone'), formatPhone(company.contactPhone)],
      ]}
      certificates={useUploaded()([...companyCertificates, 'logo'], company)}
      onClose={onClose}
    />
  );
}
