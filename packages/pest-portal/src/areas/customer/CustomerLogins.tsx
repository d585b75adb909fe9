import { useQuery } from '@tanstack/react-query';
import type { CustomerDetails, CustomerLogin } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  type MenuItem,
  plusIcon,
  Section,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { Can, useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { ConfirmLoginDialog } from './ConfirmLoginDialog';
import { customerMessages } from './customer.messages';
import { customerLoginsQuery, useDisableLogin, useHideLogin } from './customer.queries';
import { LoginAccountDialog } from './LoginAccountDialog';
import { ResetLoginDialog } from './ResetLoginDialog';

interface Opened {
  readonly act: 'confirm' | 'hide' | 'reset' | 'disable';
  readonly login: CustomerLogin;
}

/** Who signs in for a customer: who made each login, and whether the company shows it what it records. */
export function CustomerLogins({ customer }: { readonly customer: CustomerDetails }) {
  const t = useT(customerMessages);
  const logins = useQuery(customerLoginsQuery(customer.id));
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const actionsOf = useActions(customer.id, setOpened);
  return (
    <Section title={t('customer.logins')} note={t('customer.logins.note')}>
      <DataTable
        label={t('customer.logins')}
        action={
          <Can right={rights.customerCreateAccount}>
            <Button onClick={() => setCreating(true)}>
              <Icon path={plusIcon} size={16} />
              {t('customer.logins.add')}
            </Button>
          </Can>
        }
        columns={useColumns()}
        rows={logins.data ?? []}
        rowKey={({ id }) => id}
        rowActions={actionsOf}
        rowActionsLabel={({ loginId }) => t('customer.logins.actions', { phone: loginId })}
        loading={logins.isFetching}
        error={logins.error}
        onRetry={() => void logins.refetch()}
        empty={<EmptyState title={t('customer.logins.none')} />}
      />
      {creating && <LoginAccountDialog customer={customer} onClose={() => setCreating(false)} />}
      {opened && <OpenedDialog customerId={customer.id} opened={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}

function useColumns(): readonly DataTableColumn<CustomerLogin>[] {
  const t = useT(customerMessages);
  return [
    { id: 'phone', header: t('customer.logins.phone'), cell: ({ loginId }) => loginId },
    { id: 'madeBy', header: t('customer.logins.madeBy'), cell: ({ madeBy }) => t(`customer.logins.madeBy.${madeBy}`) },
    {
      id: 'state',
      header: t('customer.logins.state'),
      cell: ({ disabled, proven }) => {
        if (disabled) return <Badge tone="danger">{t('customer.logins.disabled')}</Badge>;
        return (
          <Badge tone={proven ? 'success' : 'neutral'}>
            {t(proven ? 'customer.logins.proven' : 'customer.logins.unproven')}
          </Badge>
        );
      },
    },
    {
      id: 'shown',
      header: t('customer.logins.shown'),
      cell: ({ shown }) => (
        <Badge tone={shown ? 'success' : 'neutral'}>
          {t(shown ? 'customer.logins.shown.yes' : 'customer.logins.shown.no')}
        </Badge>
      ),
    },
  ];
}

/** A company resets and disables what it made itself; what it shows to whom is its own affair. */
function useActions(
  customerId: string,
  open: (opened: Opened) => void,
): ((login: CustomerLogin) => readonly MenuItem[]) | undefined {
  const t = useT(customerMessages);
  const can = useCan();
  const { toast } = useToast();
  const disable = useDisableLogin();
  if (!can(rights.customerConfirmLogin)) return undefined;
  return (login) => {
    const ours = login.madeBy === 'us';
    const entry = (act: Opened['act'], label: string): MenuItem => ({ label, onSelect: () => open({ act, login }) });
    const enable = () =>
      disable.mutate(
        { id: customerId, accountId: login.id, disabled: false },
        { onSuccess: () => toast({ tone: 'success', message: t('customer.logins.enable.done') }) },
      );
    return [
      login.shown
        ? entry('hide', t('customer.logins.hide'))
        : entry('confirm', t(ours ? 'customer.logins.show' : 'customer.logins.confirm')),
      ...(ours && !login.proven ? [entry('reset', t('customer.logins.reset'))] : []),
      ...(ours && login.disabled ? [{ label: t('customer.logins.enable'), onSelect: enable }] : []),
      ...(ours && !login.disabled ? [{ ...entry('disable', t('customer.logins.disable')), danger: true }] : []),
    ];
  };
}

interface OpenedDialogProps {
  readonly customerId: string;
  readonly opened: Opened;
  readonly onClose: () => void;
}

function OpenedDialog({ customerId, opened: { act, login }, onClose }: OpenedDialogProps) {
  const t = useT(customerMessages);
  const hide = useHideLogin();
  const disable = useDisableLogin();
  const named = { id: customerId, accountId: login.id };
  const phone = login.loginId;
  switch (act) {
    case 'confirm':
      return <ConfirmLoginDialog customerId={customerId} login={login} onClose={onClose} />;
    case 'reset':
      return <ResetLoginDialog customerId={customerId} login={login} onClose={onClose} />;
    case 'hide':
      return (
        <ActDialog
          act={hide}
          sent={named}
          title={t('customer.logins.hide.title', { phone })}
          body={t('customer.logins.hide.body')}
          confirmLabel={t('customer.logins.hide')}
          done={t('customer.logins.hide.done')}
          onClose={onClose}
        />
      );
    case 'disable':
      return (
        <ActDialog
          act={disable}
          sent={{ ...named, disabled: true }}
          tone="danger"
          title={t('customer.logins.disable.title', { phone })}
          body={t('customer.logins.disable.body')}
          confirmLabel={t('customer.logins.disable')}
          done={t('customer.logins.disable.done')}
          onClose={onClose}
        />
      );
  }
}
