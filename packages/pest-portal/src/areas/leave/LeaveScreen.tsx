import { useQuery } from '@tanstack/react-query';
import type { LeaveRequest, LeaveState } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Text, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { useCan, useSession } from '../../base/session';
import { CallDialog } from '../../kit/form/CallDialog';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { useOpenOne } from '../../kit/list/useOpenOne';
import { PageHead } from '../../kit/page/PageHead';
import { UnknownRecord } from '../../kit/page/UnknownRecord';
import { ApplyDialog } from './ApplyDialog';
import { LeaveDialog } from './LeaveDialog';
import { leaveMessages } from './leave.messages';
import { ReviewLeaveDialog } from './ReviewLeaveDialog';
import { useLeavePeriod } from './useLeavePeriod';

export const WaitingLeaveScreen = () => <LeaveScreen state="underReview" />;
export const ApprovedLeaveScreen = () => <LeaveScreen state="approved" />;
export const RefusedLeaveScreen = () => <LeaveScreen state="refused" />;

const pathOf = { underReview: '/leave/unList', approved: '/leave/okList', refused: '/leave/errorList' } as const;

/** Requests for leave in one state: everybody's for who holds the list, the own ones for everybody else. */
function LeaveScreen({ state }: { readonly state: LeaveState }) {
  const t = useT(leaveMessages);
  const can = useCan();
  const list = useListAddress(['search']);
  const requests = useQuery(
    askList('leave.list', { state, page: list.page, limit: list.limit, search: list.filters.search }),
  );
  const open = useOpenOne(pathOf[state], 'request');
  const asked = useOpenOne(pathOf[state], 'review');
  const mayReview = useMayReview();
  const named = requests.data?.items.find(({ id }) => id === (open.id ?? asked.id));
  const close = open.id !== null ? open.close : asked.close;
  const isUnknown = requests.data && !named && (open.id !== null || asked.id !== null);
  const title = t(`leave.title.${state}`);
  return (
    <>
      <PageHead title={title} />
      {isUnknown && <UnknownRecord onDismiss={close} />}
      <ListPage
        title={title}
        head={null}
        list={list}
        rows={requests}
        search={can(rights.leaveListAll) ? t('leave.search') : undefined}
        acts={useLeaveActs()}
        columns={useColumns(state)}
        empty={{ title: t(`leave.empty.${state}`), hint: t('leave.empty.hint') }}
      />
      {named && asked.id !== null && mayReview(named) && <ReviewLeaveDialog request={named} onClose={asked.close} />}
      {named && !(asked.id !== null && mayReview(named)) && <LeaveDialog request={named} onClose={close} />}
    </>
  );
}

/** An administrator may be the only reviewer there is; for everybody else two people are needed. */
function useMayReview(): (request: LeaveRequest) => boolean {
  const can = useCan();
  const { account } = useSession();
  return ({ state, own }) => state === 'underReview' && can(rights.leaveAudit) && (account?.role === 'admin' || !own);
}

function useLeaveActs() {
  const t = useT(leaveMessages);
  return useListActs<LeaveRequest>(
    { right: rights.leaveApply, label: t('leave.apply'), dialog: (onClose) => <ApplyDialog onClose={onClose} /> },
    [
      {
        right: rights.leaveAudit,
        label: t('leave.review'),
        due: ({ accountName }) => t('leave.review.title', { name: accountName }),
        where: useMayReview(),
        dialog: (request, onClose) => <ReviewLeaveDialog request={request} onClose={onClose} />,
      },
      {
        right: rights.leaveWithdraw,
        label: t('leave.withdraw'),
        due: () => t('leave.withdraw'),
        where: ({ state, own }) => state === 'underReview' && own,
        dialog: ({ id }, onClose) => (
          <CallDialog
            call="leave.withdraw"
            request={{ id }}
            tone="danger"
            title={t('leave.withdraw.title')}
            body={t('leave.withdraw.text')}
            confirmLabel={t('leave.withdraw')}
            done={t('leave.withdrawn')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

function useColumns(state: LeaveState): readonly ListColumn<LeaveRequest>[] {
  const t = useT(leaveMessages);
  const format = useFormat();
  const { addressOf } = useOpenOne(pathOf[state], 'request');
  const reviewed: ListColumn<LeaveRequest> = {
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
    card: 'fact',
  };
  const refusalReason: ListColumn<LeaveRequest> = {
    id: 'refusalReason',
    header: t('leave.refusalReason'),
    text: ({ refusalReason: text }) => text,
    card: 'fact',
  };
  return [
    {
      id: 'accountName',
      header: t('leave.person'),
      opens: true,
      cell: ({ id, accountName }) => <Link to={addressOf(id)}>{accountName}</Link>,
      text: ({ accountName }) => accountName,
      card: 'lead',
    },
    { id: 'period', header: t('leave.period'), text: useLeavePeriod(), card: 'title' },
    { id: 'reason', header: t('leave.reason'), text: ({ reason }) => reason, card: 'line' },
    ...(state === 'refused' ? [refusalReason] : []),
    {
      id: 'appliedAt',
      header: t('leave.appliedAt'),
      from: 'wide',
      text: ({ appliedAt }) => format.dateTime(appliedAt),
      card: state === 'underReview' ? 'fact' : null,
    },
    ...(state === 'underReview' ? [] : [reviewed]),
  ];
}
