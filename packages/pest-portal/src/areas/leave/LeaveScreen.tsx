import { useQuery } from '@tanstack/react-query';
import type { LeaveRequest, LeaveState } from 'pest-sdk';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  plusIcon,
  Row,
  SearchInput,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { Can, useCan, useSession } from '../../base/session';
import { isFiltered } from '../../list/ClearFilters';
import { useListAddress } from '../../list/list-address';
import { PageHead } from '../../page/PageHead';
import { ApplyDialog } from './ApplyDialog';
import { leaveMessages } from './leave.messages';
import { leaveListQuery } from './leave.queries';
import { ReviewLeaveDialog } from './ReviewLeaveDialog';
import { WithdrawDialog } from './WithdrawDialog';

export const WaitingLeaveScreen = () => <LeaveScreen state="underReview" />;
export const ApprovedLeaveScreen = () => <LeaveScreen state="approved" />;
export const RefusedLeaveScreen = () => <LeaveScreen state="refused" />;

type OpenDialog = { readonly name: 'apply' } | { readonly name: 'review' | 'withdraw'; readonly request: LeaveRequest };
type OpenOne = (dialog: OpenDialog) => void;

/** Requests for leave in one state: everybody's for who holds the list, the own ones for everybody else. */
function LeaveScreen({ state }: { readonly state: LeaveState }) {
  const t = useT(leaveMessages);
  const can = useCan();
  const list = useListAddress(['search']);
  const requests = useQuery(leaveListQuery({ state, page: list.page, limit: list.limit, search: list.filters.search }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t(`leave.title.${state}`)} />
      <DataTable
        label={t(`leave.title.${state}`)}
        search={
          can('m_leave_list') && (
            <SearchInput
              label={t('leave.search')}
              placeholder={t('leave.search')}
              value={list.filters.search ?? ''}
              onChange={(search) => list.setFilters({ search })}
            />
          )
        }
        action={
          <Can permission="btn_leave_apply">
            <Button variant="primary" icon={plusIcon} onClick={() => setDialog({ name: 'apply' })}>
              {t('leave.apply')}
            </Button>
          </Can>
        }
        columns={useColumns(state, setDialog)}
        rows={requests.data?.items ?? []}
        rowKey={({ id }) => id}
        total={requests.data?.total ?? 0}
        page={list.page}
        limit={list.limit}
        onPageChange={list.setPage}
        onLimitChange={list.setLimit}
        loading={requests.isFetching}
        error={requests.error}
        updatedAt={requests.dataUpdatedAt}
        onRetry={() => void requests.refetch()}
        empty={
          isFiltered(list) ? (
            <EmptyState title={t('leave.noMatch')} />
          ) : (
            <EmptyState title={t(`leave.empty.${state}`)} hint={t('leave.empty.hint')} />
          )
        }
      />
      {dialog?.name === 'apply' && <ApplyDialog onClose={close} />}
      {dialog?.name === 'review' && <ReviewLeaveDialog request={dialog.request} onClose={close} />}
      {dialog?.name === 'withdraw' && <WithdrawDialog request={dialog.request} onClose={close} />}
    </>
  );
}

/** What this person can do with a waiting request. */
function Act({ request, open }: { readonly request: LeaveRequest; readonly open: OpenOne }) {
  const t = useT(leaveMessages);
  const can = useCan();
  const { account } = useSession();
  // An administrator may be the only reviewer there is; for everybody else two people are needed.
  const mayReview = can('btn_leave_audit') && (account?.role === 'admin' || !request.own);
  const name = request.accountName;
  return (
    <Row gap={2} nowrap>
      {mayReview && (
        <Button
          size="sm"
          aria-label={t('leave.review.title', { name })}
          onClick={() => open({ name: 'review', request })}
        >
          {t('leave.review')}
        </Button>
      )}
      {request.own && (
        <Button size="sm" variant="ghost" onClick={() => open({ name: 'withdraw', request })}>
          {t('leave.withdraw')}
        </Button>
      )}
    </Row>
  );
}

function useColumns(state: LeaveState, open: OpenOne): readonly DataTableColumn<LeaveRequest>[] {
  const t = useT(leaveMessages);
  const format = useFormat();
  const person: DataTableColumn<LeaveRequest> = {
    id: 'accountName',
    header: t('leave.person'),
    cell: ({ accountName }) => accountName,
    text: ({ accountName }) => accountName,
  };
  const period = ({ startAt, endAt }: LeaveRequest) =>
    t('leave.from', { from: format.dateTime(startAt), to: format.dateTime(endAt) });
  const reviewed: DataTableColumn<LeaveRequest> = {
    id: 'reviewed',
    header: t('leave.reviewed'),
    cell: ({ reviewedBy, reviewedAt }) => (
      <>
        <span>{reviewedBy}</span>{' '}
        <Text size="xs" tone="muted">
          {reviewedAt && format.dateTime(reviewedAt)}
        </Text>
      </>
    ),
    text: ({ reviewedBy, reviewedAt }) =>
      format.parts([reviewedBy ?? '', reviewedAt ? format.dateTime(reviewedAt) : '']),
  };
  return [
    person,
    { id: 'period', header: t('leave.period'), cell: period, text: period },
    { id: 'reason', header: t('leave.reason'), cell: ({ reason }) => reason, text: ({ reason }) => reason },
    ...(state === 'refused'
      ? [
          {
            id: 'refusalReason',
            header: t('leave.refusalReason'),
            cell: ({ refusalReason }: LeaveRequest) => refusalReason,
          },
        ]
      : []),
    {
      id: 'appliedAt',
      header: t('leave.appliedAt'),
      from: 'wide',
      cell: ({ appliedAt }) => format.dateTime(appliedAt),
    },
    state === 'underReview'
      ? { id: 'act', header: t('leave.act'), cell: (request) => <Act request={request} open={open} /> }
      : reviewed,
  ];
}
