import { useQuery } from '@tanstack/react-query';
import type { LeaveRequest, LeaveState } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  plusIcon,
  Row,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { Can, useCan, useSession } from '../../base/session';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { useOpenOne } from '../../kit/list/useOpenOne';
import { PageHead } from '../../kit/page/PageHead';
import { UnknownRecord } from '../../kit/page/UnknownRecord';
import { ApplyDialog } from './ApplyDialog';
import { LeaveDialog } from './LeaveDialog';
import { leaveMessages } from './leave.messages';
import { leaveListQuery } from './leave.queries';
import { ReviewLeaveDialog } from './ReviewLeaveDialog';
import { useLeavePeriod } from './useLeavePeriod';
import { WithdrawDialog } from './WithdrawDialog';

export const WaitingLeaveScreen = () => <LeaveScreen state="underReview" />;
export const ApprovedLeaveScreen = () => <LeaveScreen state="approved" />;
export const RefusedLeaveScreen = () => <LeaveScreen state="refused" />;

type OpenDialog = { readonly name: 'apply' } | { readonly name: 'review' | 'withdraw'; readonly request: LeaveRequest };
type OpenOne = (dialog: OpenDialog) => void;

const pathOf = { underReview: '/leave/unList', approved: '/leave/okList', refused: '/leave/errorList' } as const;

/** Requests for leave in one state: everybody's for who holds the list, the own ones for everybody else. */
function LeaveScreen({ state }: { readonly state: LeaveState }) {
  const t = useT(leaveMessages);
  const can = useCan();
  const list = useListAddress(['search']);
  const requests = useQuery(leaveListQuery({ state, page: list.page, limit: list.limit, search: list.filters.search }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const open = useOpenOne(pathOf[state], 'request');
  const asked = useOpenOne(pathOf[state], 'review');
  const mayOn = useMay();
  const named = requests.data?.items.find(({ id }) => id === (open.id ?? asked.id));
  const toReview = asked.id !== null && named && mayOn(named).review ? named : undefined;
  const looked = toReview ? undefined : named;
  const isUnknown = requests.data && !named && (open.id !== null || asked.id !== null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t(`leave.title.${state}`)} />
      {isUnknown && <UnknownRecord onDismiss={open.id !== null ? open.close : asked.close} />}
      <DataTable
        label={t(`leave.title.${state}`)}
        search={can(rights.leaveListAll) && <ListSearch list={list} label={t('leave.search')} />}
        action={
          <Can right={rights.leaveApply}>
            <Button variant="primary" onClick={() => setDialog({ name: 'apply' })}>
              <Icon path={plusIcon} size={16} />
              {t('leave.apply')}
            </Button>
          </Can>
        }
        columns={useColumns(state, setDialog)}
        card={(request) => <LeaveCard request={request} open={setDialog} />}
        rowKey={({ id }) => id}
        {...pagedRows(list, requests)}
        empty={
          <EmptyList list={list} title={t('leave.noMatch')}>
            <EmptyState title={t(`leave.empty.${state}`)} hint={t('leave.empty.hint')} />
          </EmptyList>
        }
      />
      {toReview && <ReviewLeaveDialog request={toReview} onClose={asked.close} />}
      {looked && <LeaveDialog request={looked} onClose={open.id !== null ? open.close : asked.close} />}
      {dialog?.name === 'apply' && <ApplyDialog onClose={close} />}
      {dialog?.name === 'review' && <ReviewLeaveDialog request={dialog.request} onClose={close} />}
      {dialog?.name === 'withdraw' && <WithdrawDialog request={dialog.request} onClose={close} />}
    </>
  );
}

/** What this person can do with a request: review it, or take it back while it waits. */
function useMay(): (request: LeaveRequest) => { readonly review: boolean; readonly withdraw: boolean } {
  const can = useCan();
  const { account } = useSession();
  return ({ state, own }) => ({
    // An administrator may be the only reviewer there is; for everybody else two people are needed.
    review: state === 'underReview' && can(rights.leaveAudit) && (account?.role === 'admin' || !own),
    withdraw: state === 'underReview' && own,
  });
}

function Act({ request, open }: { readonly request: LeaveRequest; readonly open: OpenOne }) {
  const t = useT(leaveMessages);
  const may = useMay()(request);
  const name = request.accountName;
  return (
    <Row gap={2} justify="end" nowrap>
      {may.review && (
        <Button
          size="sm"
          aria-label={t('leave.review.title', { name })}
          onClick={() => open({ name: 'review', request })}
        >
          {t('leave.review')}
        </Button>
      )}
      {may.withdraw && (
        <Button size="sm" variant="ghost" onClick={() => open({ name: 'withdraw', request })}>
          {t('leave.withdraw')}
        </Button>
      )}
    </Row>
  );
}

/** A request on a phone. */
function LeaveCard({ request, open }: { readonly request: LeaveRequest; readonly open: OpenOne }) {
  const t = useT(leaveMessages);
  const format = useFormat();
  const may = useMay()(request);
  const periodOf = useLeavePeriod();
  const { id, accountName, reason, refusalReason, reviewedBy, reviewedAt, appliedAt, state } = request;
  const act = may.review ? 'review' : may.withdraw ? 'withdraw' : null;
  const { addressOf } = useOpenOne(pathOf[state], 'request');
  return (
    <JobCard
      lead={<Link to={addressOf(id)}>{accountName}</Link>}
      title={periodOf(request)}
      lines={[
        reason,
        refusalReason && format.parts([t('leave.refusalReason'), refusalReason]),
        reviewedAt
          ? format.parts([t('leave.reviewed'), reviewedBy ?? '', format.dateTime(reviewedAt)])
          : format.parts([t('leave.appliedAt'), format.dateTime(appliedAt)]),
      ]}
      act={act && { label: t(`leave.${act}`), onSelect: () => open({ name: act, request }) }}
    />
  );
}

function useColumns(state: LeaveState, open: OpenOne): readonly DataTableColumn<LeaveRequest>[] {
  const t = useT(leaveMessages);
  const format = useFormat();
  const { addressOf } = useOpenOne(pathOf[state], 'request');
  const person: DataTableColumn<LeaveRequest> = {
    id: 'accountName',
    header: t('leave.person'),
    opens: true,
    cell: ({ id, accountName }) => <Link to={addressOf(id)}>{accountName}</Link>,
    text: ({ accountName }) => accountName,
  };
  const period = useLeavePeriod();
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
      ? { id: 'act', header: t('leave.act'), align: 'end', cell: (request) => <Act request={request} open={open} /> }
      : reviewed,
  ];
}
