import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AccountState,
  type AccountSummary,
  accountStates,
  formatPhone,
  type StaffKind,
  staffKinds,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Row, Segmented, Select, SidePanelLayout, StatusDot, Text, type Tone, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ask, askList, useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Link, useNavigate } from '../../base/links';
import { useAccount } from '../../base/session';
import { changedAddress } from '../../kit/list/changed-address';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import type { ListActs } from '../../kit/list/list-acts';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { PageHead } from '../../kit/page/PageHead';
import { useAccountActs } from './AccountActs';
import { AccountAvatar } from './AccountAvatar';
import { AccountPanel, type AccountTab, accountTabs } from './AccountPanel';
import { accountMessages } from './account.messages';
import { nearestTemplate, newAccountId, templatesFor } from './account-form';
import { roleKey } from './account-role';
import { NewAccountPanel } from './NewAccountPanel';
import { QuotaBand } from './QuotaBand';
import { QuotaDialog } from './QuotaDialog';
import { allAccounts, isFull } from './quota';

type Filter = 'search' | 'staffKind' | 'state';
const filters = ['search', 'staffKind', 'state'] as const;
type AccountAddress = ListAddress<Filter>;

/** `/system/account`: who signs in for the company, or for the customer, and what each may do. */
export function AccountsScreen() {
  const t = useT(accountMessages);
  const { role } = useAccount();
  const list = useListAddress(filters);
  const asked = requestOf(list);
  const accounts = useQuery(askList('account.list', asked));
  const { data: number, isError } = useCall('account.number', {});
  const { shown, open } = useShown();
  const [explained, setExplained] = useState(false);
  const explain = () => setExplained(true);
  const room = useRoomForOne({ onRoom: () => open(newAccountId), onFull: explain });
  const acts = useAccountActs(
    {
      right: rights.accountCreate,
      label: t(role === 'customer' ? 'account.add.sub' : 'account.add'),
      onSelect: room.ask,
      busy: room.asking,
    },
    (id) => id === shown && open(undefined),
  );
  return (
    <SidePanelLayout panel={shown !== undefined && <Panel id={shown} open={open} actsOf={acts.rowActions} />}>
      <ListPage
        title={t('account.title')}
        head={
          <>
            <PageHead title={t('account.title')} />
            {(number || !isError) && <QuotaBand number={number} onMore={explain} />}
          </>
        }
        list={list}
        rows={accounts}
        search={t('account.search')}
        views={<Kinds list={list} />}
        filters={<States list={list} />}
        acts={acts}
        columns={useColumns()}
        empty={{ title: t('account.empty') }}
        chosen={[
          asked.staffKind && t(`account.kind.${asked.staffKind}`),
          asked.state && t(`account.state.${asked.state}`),
        ]}
      />
      {explained && number && <QuotaDialog number={number} onClose={() => setExplained(false)} />}
    </SidePanelLayout>
  );
}

interface PanelProps {
  readonly id: string;
  readonly open: (id: string | undefined) => void;
  readonly actsOf: ListActs<AccountSummary>['rowActions'];
}

/** The account that the address names. */
function Panel({ id, open, actsOf }: PanelProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => open(undefined);
  if (id === newAccountId) return <NewAccountPanel onClose={close} onCreated={open} />;
  return (
    <AccountPanel
      key={id}
      id={id}
      tab={tabOf(new URLSearchParams(search).get('tab'))}
      onTab={(tab) => navigate(addressWith(search, 'tab', tab), { replace: true })}
      actsOf={actsOf}
      onClose={close}
    />
  );
}

function tabOf(text: string | null): AccountTab {
  return accountTabs.find((tab) => tab === text) ?? 'profile';
}

/** The account beside the list, and how to show another one; whatever was typed and not saved is asked about. */
function useShown() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    shown: new URLSearchParams(search).get('id') ?? undefined,
    open: (id: string | undefined) => navigate(addressWith(search, 'id', id)),
  };
}

interface RoomForOneOptions {
  readonly onRoom: () => void;
  readonly onFull: () => void;
}

/**
 * Whether one account more is allowed. Whoever asks before the number is known waits for it: nobody fills in a form that
 * must be refused. Where it cannot be known, the server decides.
 */
function useRoomForOne({ onRoom, onFull }: RoomForOneOptions) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => queryClient.ensureQueryData(ask('account.number', {})),
    meta: { shownInPlace: true },
  });
  const begin = () => mutate(undefined, { onSettled: (number) => (number && isFull(number) ? onFull() : onRoom()) });
  return { ask: begin, asking: isPending };
}

function addressWith(search: string, name: 'id' | 'tab', value: string | undefined) {
  return changedAddress('/system/account', new URLSearchParams(search), name, value);
}

function requestOf({ filters: { search, staffKind, state }, page, limit }: AccountAddress) {
  return {
    page,
    limit,
    search,
    staffKind: staffKinds.find((kind) => kind === staffKind),
    state: accountStates.find((one) => one === state),
  };
}

/** Management and service staff with how many there are; a customer has one kind only. */
function Kinds({ list }: { readonly list: AccountAddress }) {
  const t = useT(accountMessages);
  const { role } = useAccount();
  const { data: number } = useCall('account.number', {});
  if (role === 'customer') return null;
  const service = number?.serviceStaff.used;
  const all = number && allAccounts(number);
  return (
    <Segmented<StaffKind | 'all'>
      label={t('account.kind')}
      value={staffKinds.find((kind) => kind === list.filters.staffKind) ?? 'all'}
      options={[
        { value: 'all', label: t('account.kind.all'), count: all },
        {
          value: 'management',
          label: t('account.kind.management'),
          count: all !== undefined && service !== undefined ? all - service : undefined,
        },
        { value: 'service', label: t('account.kind.service'), count: service },
      ]}
      onChange={(kind) => list.setFilters({ staffKind: kind === 'all' ? '' : kind })}
    />
  );
}

function States({ list }: { readonly list: AccountAddress }) {
  const t = useT(accountMessages);
  const common = useT(commonMessages);
  return (
    <Select
      aria-label={common('common.state')}
      value={list.filters.state ?? ''}
      placeholder={t('account.state.any')}
      options={accountStates.map((state) => ({ value: state, label: t(`account.state.${state}`) }))}
      onChange={(state) => list.setFilters({ state })}
    />
  );
}

const tones: Record<AccountState, Tone> = { active: 'success', neverSignedIn: 'warning', disabled: 'neutral' };

function useColumns(): readonly ListColumn<AccountSummary>[] {
  const t = useT(accountMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const { search } = useLocation();
  const rights = useRights();
  return [
    {
      id: 'name',
      header: t('account.name'),
      cell: (account) => (
        <Row gap={2} nowrap>
          <AccountAvatar account={account} />
          <Link to={addressWith(search, 'id', account.id)}>{account.name}</Link>
        </Row>
      ),
      text: ({ name }) => name,
      card: 'lead',
    },
    {
      id: 'phone',
      header: common('common.phone'),
      cell: ({ loginId }) => <Text numeric>{formatPhone(loginId)}</Text>,
      text: ({ loginId }) => formatPhone(loginId),
      card: 'line',
    },
    { id: 'rights', header: t('account.rights'), text: rights, card: 'title' },
    {
      id: 'lastSignIn',
      header: t('account.lastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          <Text tone="warning">{t('account.never')}</Text>
        ) : (
          <Text numeric>{format.dateTime(lastSignInAt)}</Text>
        ),
      text: ({ lastSignInAt }) => (lastSignInAt === null ? t('account.never') : format.dateTime(lastSignInAt)),
      card: 'line',
    },
    {
      id: 'addedAt',
      header: t('account.addedAt'),
      cell: ({ addedAt }) => <Text numeric>{format.day(addedAt)}</Text>,
      text: ({ addedAt }) => format.day(addedAt),
      card: null,
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`account.state.${state}`)}</StatusDot>,
      text: ({ state }) => t(`account.state.${state}`),
      card: 'state',
    },
  ];
}

/** "Management staff · Scheduler · 25 permissions". */
function useRights() {
  const t = useT(accountMessages);
  const format = useFormat();
  const { role, permissions } = useAccount();
  return (account: AccountSummary) => {
    const kind = t(roleKey(account, role));
    if (account.administrator) return format.parts([kind, t('account.rights.all')]);
    const audience = role === 'customer' ? 'customer' : account.staffKind;
    const template = nearestTemplate(templatesFor(audience, permissions), account.permissions);
    const count = t('account.rights.count', { count: account.permissions.length });
    return format.parts([kind, ...(template ? [template.name[language]] : []), count]);
  };
}
