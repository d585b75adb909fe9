import { useQuery } from '@tanstack/react-query';
import { deviceTypeRows, type ResultOf } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Segmented, Text, useFormat } from 'pest-ui';
import { askList, useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, useNavigate, useOpenAddress } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { CallDialog } from '../../kit/form/CallDialog';
import { CountLink } from '../../kit/list/CountLink';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { type MainAct, useListActs } from '../../kit/list/list-acts';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { deviceRoleMessages } from './device-role.messages';

type DeviceRole = ResultOf<'deviceRole.list'>['items'][number];
type Holder = ResultOf<'deviceRole.account'>[number];
type View = 'roles' | 'accounts';
const filters = ['search', 'view'] as const;
type RoleAddress = ListAddress<(typeof filters)[number]>;

/** `/device/list`: which devices somebody may use, by role and by account. */
export function DeviceRolesScreen() {
  const t = useT(deviceRoleMessages);
  const own = useAccount().role === 'customer';
  const list = useListAddress(filters);
  return (
    <>
      <PageHead title={t(own ? 'deviceRole.title.own' : 'deviceRole.title')} />
      {list.filters.view === 'accounts' ? <Accounts list={list} /> : <Roles list={list} />}
    </>
  );
}

function Views({ list }: { readonly list: RoleAddress }) {
  const t = useT(deviceRoleMessages);
  return (
    <Segmented<View>
      label={t('deviceRole.view')}
      value={list.filters.view === 'accounts' ? 'accounts' : 'roles'}
      options={[
        { value: 'roles', label: t('deviceRole.view.roles') },
        { value: 'accounts', label: t('deviceRole.view.accounts') },
      ]}
      onChange={(view) => list.setFilters({ view: view === 'roles' ? '' : view, search: '' })}
    />
  );
}

function useAdd(): MainAct {
  const t = useT(deviceRoleMessages);
  const navigate = useNavigate();
  return { right: rights.deviceRoleCreate, label: t('deviceRole.add'), onSelect: () => navigate('/deviceAdd') };
}

function Roles({ list }: { readonly list: RoleAddress }) {
  const t = useT(deviceRoleMessages);
  const { page, limit } = list;
  return (
    <ListPage
      title={t('deviceRole.view.roles')}
      head={null}
      list={list}
      rows={useQuery(askList('deviceRole.list', { page, limit, search: list.filters.search }))}
      search={t('deviceRole.search')}
      views={<Views list={list} />}
      acts={useRoleActs()}
      columns={useRoleColumns()}
      empty={{ title: t('deviceRole.empty'), hint: t('deviceRole.empty.hint') }}
    />
  );
}

function useRoleActs() {
  const t = useT(deviceRoleMessages);
  const common = useT(commonMessages);
  const navigate = useNavigate();
  return useListActs<DeviceRole>(useAdd(), [
    {
      right: rights.deviceRoleUpdate,
      label: common('common.edit'),
      onSelect: ({ id }) => navigate(address('/deviceAdd', { id })),
    },
    {
      right: rights.deviceRoleDelete,
      label: common('common.delete'),
      danger: true,
      dialog: ({ id, name, accountCount: count }, onClose) => (
        <CallDialog
          call="deviceRole.delete"
          request={{ id }}
          tone="danger"
          title={t('deviceRole.delete.title', { name })}
          body={count === 0 ? t('deviceRole.delete.none') : t('deviceRole.delete.held', { count })}
          confirmLabel={t('deviceRole.delete.confirm')}
          done={t('deviceRole.deleted')}
          onClose={onClose}
        />
      ),
    },
  ]);
}

/** What a role reaches, and who holds it. */
function useRoleWords() {
  const t = useT(deviceRoleMessages);
  const format = useFormat();
  const reach = ({ deviceTypes, customers, workshops }: DeviceRole) => {
    const parts = [deviceTypes.map((type) => deviceTypeRows[type].words[language]), customers, workshops];
    const named = parts.filter((names) => names.length > 0).map((names) => format.list(names));
    return named.length === 0 ? t('deviceRole.limits.all') : format.parts(named);
  };
  const holders = ({ accountCount, accountNames }: DeviceRole) => {
    if (accountCount === 0) return t('deviceRole.holders.none');
    if (accountCount === accountNames.length) return format.list(accountNames);
    return t('deviceRole.holders.some', { names: format.list(accountNames), count: accountCount });
  };
  return { reach, holders };
}

function RoleName({ role: { id, name } }: { readonly role: DeviceRole }) {
  return useCan()(rights.deviceRoleUpdate) ? <Link to={address('/deviceAdd', { id })}>{name}</Link> : name;
}

function useRoleColumns(): readonly ListColumn<DeviceRole>[] {
  const t = useT(deviceRoleMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const addressOf = useOpenAddress();
  const { reach, holders } = useRoleWords();
  return [
    {
      id: 'name',
      header: common('common.name'),
      opens: true,
      cell: (role) => <RoleName role={role} />,
      text: ({ name }) => name,
      card: 'lead',
    },
    { id: 'limits', header: t('deviceRole.limits'), text: reach, card: 'title' },
    {
      id: 'devices',
      header: t('deviceRole.devices'),
      align: 'end',
      cell: ({ id, deviceCount }) => <CountLink count={deviceCount} to={addressOf('/deviceAdd', { id })} />,
      text: ({ deviceCount }) => format.number(deviceCount),
      card: 'fact',
    },
    { id: 'holders', header: t('deviceRole.holders'), text: holders, card: 'fact' },
    {
      id: 'updatedAt',
      header: t('deviceRole.updatedAt'),
      cell: ({ updatedAt }) => <Text numeric>{format.dateTime(updatedAt)}</Text>,
      text: ({ updatedAt }) => format.dateTime(updatedAt),
      card: 'line',
    },
  ];
}

function Accounts({ list }: { readonly list: RoleAddress }) {
  const t = useT(deviceRoleMessages);
  return (
    <ListPage
      title={t('deviceRole.view.accounts')}
      head={null}
      rows={useCall('deviceRole.account', {})}
      views={<Views list={list} />}
      acts={useListActs<Holder>(useAdd(), [])}
      columns={useHolderColumns()}
      empty={{ title: t('deviceRole.account.empty') }}
    />
  );
}

function useHolderColumns(): readonly ListColumn<Holder>[] {
  const t = useT(deviceRoleMessages);
  const format = useFormat();
  const roles = ({ roles: held }: Holder) =>
    held.length === 0 ? t('deviceRole.account.all') : format.list(held.map(({ name }) => name));
  return [
    {
      id: 'name',
      opens: true,
      header: t('deviceRole.account'),
      cell: ({ id, name }) => (
        <OpenLink to="/system/account" query={{ id, tab: 'devices' }}>
          {name}
        </OpenLink>
      ),
      text: ({ name }) => name,
      card: 'lead',
    },
    {
      id: 'roles',
      header: t('deviceRole.account.roles'),
      cell: (holder) => (holder.roles.length === 0 ? <Text tone="muted">{roles(holder)}</Text> : roles(holder)),
      text: roles,
      card: 'title',
    },
  ];
}
