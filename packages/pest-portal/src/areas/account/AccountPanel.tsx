import { type AccountSummary, administratorPermissions, customerPermissions, isPestError } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { EmptyState, FailureState, LoadingState, Menu, Notice, SidePanel, Tabs } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { leave } from '../../base/leaving';
import { useAccount, useCan } from '../../base/session';
import type { ListActs } from '../../kit/list/list-acts';
import { AccountAvatar } from './AccountAvatar';
import { accountMessages } from './account.messages';
import { roleKey } from './account-role';
import { DeviceRolesTab } from './DeviceRolesForm';
import { PermissionForm } from './PermissionForm';
import { ProfileForm } from './ProfileForm';
import { SignInsTab } from './SignInsTab';

export const accountTabs = ['profile', 'permissions', 'devices', 'signIns'] as const;
export type AccountTab = (typeof accountTabs)[number];

export interface AccountPanelProps {
  readonly id: string;
  readonly tab: AccountTab;
  readonly onTab: (tab: AccountTab) => void;
  readonly actsOf: ListActs<AccountSummary>['rowActions'];
  readonly onClose: () => void;
}

/** One account beside the list: profile, permissions, devices, sign-ins. */
export function AccountPanel({ id, tab, onTab, actsOf, onClose }: AccountPanelProps) {
  const t = useT(accountMessages);
  const { data: account, error, refetch } = useCall('account.details', { id });
  const tabs = useTabs(account);
  const { role } = useAccount();
  if (!account) {
    return (
      <SidePanel title={t('account.tabs')} onClose={onClose}>
        {error === null && <LoadingState />}
        {error !== null &&
          (isPestError(error, 'account.notFound') ? (
            <EmptyState title={t('account.gone')} />
          ) : (
            <FailureState error={error} onRetry={() => void refetch()} />
          ))}
      </SidePanel>
    );
  }
  const acts = actsOf?.(account) ?? [];
  return (
    <SidePanel
      title={account.name}
      note={t(roleKey(account, role))}
      mark={<AccountAvatar account={account} />}
      actions={acts.length > 0 && <Menu label={t('account.actions', { name: account.name })} items={acts} />}
      onClose={onClose}
    >
      {account.state === 'disabled' && <Notice tone="warning">{t('account.state.disabled')}</Notice>}
      <Tabs label={t('account.tabs')} value={tab} tabs={tabs} onChange={(next) => leave(() => onTab(next))}>
        {/* What was saved elsewhere meanwhile is shown, and what is being typed stays. */}
        {tab === 'profile' && <ProfileForm key={account.id} account={account} />}
        {tab === 'permissions' && <PermissionForm key={account.id} account={account} />}
        {tab === 'devices' && <DeviceRolesTab account={account} />}
        {tab === 'signIns' && <SignInsTab account={account} />}
      </Tabs>
    </SidePanel>
  );
}

/** Device roles are for who may see them. */
function useTabs(account: AccountSummary | undefined) {
  const t = useT(accountMessages);
  const can = useCan();
  const { role } = useAccount();
  const all = (role === 'customer' ? customerPermissions : administratorPermissions).length;
  const held = account?.administrator ? all : (account?.permissions.length ?? 0);
  return accountTabs
    .filter((value) => value !== 'devices' || can(rights.deviceRoleAccount))
    .map((value) => ({
      value,
      label: value === 'permissions' ? t('account.tab.permissions', { held, all }) : t(`account.tab.${value}`),
    }));
}
