import { useQuery } from '@tanstack/react-query';
import { deviceTypeRows, type ResultOf } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  plusIcon,
  Segmented,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, useNavigate, useOpenAddress } from '../../base/links';
import { Can, useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { CountLink } from '../../kit/list/CountLink';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { deviceRoleMessages } from './device-role.messages';
import { deviceRoleListQuery, holdersQuery, useDeleteRole } from './device-role.queries';

type DeviceRole = ResultOf<'deviceRole.list'>['items'][number];
type Holder = ResultOf<'deviceRole.account'>[number];
type View = 'roles' | 'accounts';
const filters = ['search', 'view'] as const;
type RoleAddress = ListAddress<(typeof filters)[number]>;

/** `/device/list`: which devices somebody may use, by role and by account. */
export function DeviceRolesScreen() {
  const t = useT(deviceRoleMessages);
  const list = useListAddress(filters);
  return (
    <>
      <PageHead title={t('deviceRole.title')} />
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

function AddButton() {
  const t = useT(deviceRoleMessages);
  const navigate = useNavigate();
  return (
    <Can right={rights.deviceRoleCreate}>
      <Button variant="primary" onClick={() => navigate('/deviceAdd')}>
        <Icon path={plusIcon} size={16} />
        {t('deviceRole.add')}
      </Button>
    </Can>
  );
}

function Roles({ list }: { readonly list: RoleAddress }) {
  const t = useT(deviceRoleMessages);
  const can = useCan();
  const navigate = useNavigate();
  const { search } = list.filters;
  const roles = useQuery(deviceRoleListQuery({ page: list.page, limit: list.limit, search }));
  const [removing, setRemoving] = useState<DeviceRole | null>(null);
  return (
    <>
      <DataTable
        label={t('deviceRole.view.roles')}
        search={<ListSearch list={list} label={t('deviceRole.search')} />}
        views={<Views list={list} />}
        action={<AddButton />}
        columns={useRoleColumns()}
        rowKey={({ id }) => id}
        card={(role) => <RoleCard role={role} />}
        rowActions={(role) => [
          ...(can(rights.deviceRoleUpdate)
            ? [{ label: t('deviceRole.edit'), onSelect: () => navigate(address('/deviceAdd', { id: role.id })) }]
            : []),
          ...(can(rights.deviceRoleDelete)
            ? [{ label: t('deviceRole.delete'), danger: true, onSelect: () => setRemoving(role) }]
            : []),
        ]}
        rowActionsLabel={({ name }) => t('deviceRole.actions', { name })}
        {...pagedRows(list, roles)}
        empty={
          <EmptyList list={list} title={t('deviceRole.noMatch')}>
            <EmptyState title={t('deviceRole.empty')} hint={t('deviceRole.empty.hint')} />
          </EmptyList>
        }
      />
      {removing && <RemoveDialog role={removing} onClose={() => setRemoving(null)} />}
    </>
  );
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

/** A role on a phone. */
function RoleCard({ role }: { readonly role: DeviceRole }) {
  const t = useT(deviceRoleMessages);
  const format = useFormat();
  const { reach, holders } = useRoleWords();
  return (
    <JobCard
      lead={<RoleName role={role} />}
      title={reach(role)}
      lines={[
        t('deviceRole.card.devices', { count: role.deviceCount }),
        holders(role),
        format.dateTime(role.updatedAt),
      ]}
    />
  );
}

function useRoleColumns(): readonly DataTableColumn<DeviceRole>[] {
  const t = useT(deviceRoleMessages);
  const format = useFormat();
  const addressOf = useOpenAddress();
  const { reach, holders } = useRoleWords();
  return [
    {
      id: 'name',
      header: t('deviceRole.name'),
      opens: true,
      cell: (role) => <RoleName role={role} />,
      text: ({ name }) => name,
    },
    { id: 'limits', header: t('deviceRole.limits'), cell: reach, text: reach },
    {
      id: 'devices',
      header: t('deviceRole.devices'),
      align: 'end',
      cell: ({ id, deviceCount }) => <CountLink count={deviceCount} to={addressOf('/deviceAdd', { id })} />,
      text: ({ deviceCount }) => format.number(deviceCount),
    },
    { id: 'holders', header: t('deviceRole.holders'), cell: holders, text: holders },
    {
      id: 'updatedAt',
      header: t('deviceRole.updatedAt'),
      cell: ({ updatedAt }) => <Text numeric>{format.dateTime(updatedAt)}</Text>,
      text: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ];
}

function Accounts({ list }: { readonly list: RoleAddress }) {
  const t = useT(deviceRoleMessages);
  const format = useFormat();
  const holders = useQuery(holdersQuery);
  const columns: readonly DataTableColumn<Holder>[] = [
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
    },
    {
      id: 'roles',
      header: t('deviceRole.account.roles'),
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <Text tone="muted">{t('deviceRole.account.all')}</Text>
        ) : (
          format.list(roles.map(({ name }) => name))
        ),
    },
  ];
  return (
    <DataTable
      label={t('deviceRole.view.accounts')}
      views={<Views list={list} />}
      action={<AddButton />}
      columns={columns}
      rows={holders.data ?? []}
      rowKey={({ id }) => id}
      loading={holders.isFetching}
      error={holders.error}
      onRetry={() => void holders.refetch()}
      empty={<EmptyState title={t('deviceRole.account.empty')} />}
    />
  );
}

function RemoveDialog({ role, onClose }: { readonly role: DeviceRole; readonly onClose: () => void }) {
  const t = useT(deviceRoleMessages);
  const remove = useDeleteRole();
  return (
    <ActDialog
      act={remove}
      sent={role.id}
      tone="danger"
      title={t('deviceRole.delete.title', { name: role.name })}
      body={
        role.accountCount === 0
          ? t('deviceRole.delete.none')
          : t('deviceRole.delete.held', { count: role.accountCount })
      }
      confirmLabel={t('deviceRole.delete.confirm')}
      done={t('deviceRole.deleted')}
      onClose={onClose}
    />
  );
}
