import { type CustomerDetails, type CustomerLogin, formatPhone } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { DataTable, type DataTableColumn, EmptyState, Icon, plusIcon, Section, StatusDot, useToast } from 'pest-ui';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { Can } from '../../base/session';
import { useWrite } from '../../base/writes';
import { CallDialog } from '../../kit/form/CallDialog';
import { DialogButton } from '../../kit/form/DialogButton';
import { useListActs } from '../../kit/list/list-acts';
import { ConfirmLoginDialog } from './ConfirmLoginDialog';
import { customerMessages } from './customer.messages';
import { LoginAccountDialog } from './LoginAccountDialog';
import { ResetLoginDialog } from './ResetLoginDialog';

/** Who signs in for a customer: who made each login, and whether the company shows it what it records. */
export function CustomerLogins({ customer }: { readonly customer: CustomerDetails }) {
  const t = useT(customerMessages);
  const logins = useCall('customer.logins', { id: customer.id });
  const { rowActions, opened } = useLoginActs(customer.id);
  return (
    <Section title={t('customer.logins')} note={t('customer.logins.note')}>
      <DataTable
        label={t('customer.logins')}
        action={
          <Can right={rights.customerCreateAccount}>
            <DialogButton dialog={(onClose) => <LoginAccountDialog customer={customer} onClose={onClose} />}>
              <Icon path={plusIcon} size={16} />
              {t('customer.logins.add')}
            </DialogButton>
          </Can>
        }
        columns={useColumns()}
        rows={logins.data ?? []}
        rowKey={({ id }) => id}
        rowActions={rowActions}
        loading={logins.isFetching}
        error={logins.error}
        onRetry={() => void logins.refetch()}
        empty={<EmptyState title={t('customer.logins.none')} />}
      />
      {opened}
    </Section>
  );
}

function useColumns(): readonly DataTableColumn<CustomerLogin>[] {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  return [
    {
      id: 'phone',
      header: common('common.phone'),
      cell: ({ loginId }) => formatPhone(loginId),
      text: ({ loginId }) => formatPhone(loginId),
    },
    { id: 'madeBy', header: t('customer.logins.madeBy'), cell: ({ madeBy }) => t(`customer.logins.madeBy.${madeBy}`) },
    {
      id: 'state',
      header: common('common.state'),
      cell: ({ disabled, proven }) => {
        if (disabled) return <StatusDot tone="danger">{t('customer.logins.disabled')}</StatusDot>;
        return (
          <StatusDot tone={proven ? 'success' : 'neutral'}>
            {t(proven ? 'customer.logins.proven' : 'customer.logins.unproven')}
          </StatusDot>
        );
      },
    },
    {
      id: 'shown',
      header: t('customer.logins.shown'),
      cell: ({ shown }) => (
        <StatusDot tone={shown ? 'success' : 'neutral'}>
          {t(shown ? 'customer.logins.shown.yes' : 'customer.logins.shown.no')}
        </StatusDot>
      ),
    },
  ];
}

/** A company resets and disables what it made itself; what it shows to whom is its own affair. */
function useLoginActs(customerId: string) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const disable = useWrite('customer.disableLogin');
  const isOurs = ({ madeBy }: CustomerLogin) => madeBy === 'us';
  const confirm = (login: CustomerLogin, onClose: () => void) => (
    <ConfirmLoginDialog customerId={customerId} login={login} onClose={onClose} />
  );
  const enable = ({ id }: CustomerLogin) =>
    disable.mutate(
      { id: customerId, accountId: id, disabled: false },
      { onSuccess: () => toast({ tone: 'success', message: t('customer.logins.enable.done') }) },
    );
  return useListActs<CustomerLogin>(null, [
    {
      right: rights.customerHideLogin,
      label: t('customer.logins.hide'),
      where: ({ shown }) => shown,
      dialog: ({ id, loginId }, onClose) => (
        <CallDialog
          call="customer.hideLogin"
          request={{ id: customerId, accountId: id }}
          title={t('customer.logins.hide.title', { phone: formatPhone(loginId) })}
          body={t('customer.logins.hide.body')}
          confirmLabel={t('customer.logins.hide')}
          done={t('customer.logins.hide.done')}
          onClose={onClose}
        />
      ),
    },
    {
      right: rights.customerConfirmLogin,
      label: t('customer.logins.show'),
      where: (login) => !login.shown && isOurs(login),
      dialog: confirm,
    },
    {
      right: rights.customerConfirmLogin,
      label: t('customer.logins.confirm'),
      where: (login) => !login.shown && !isOurs(login),
      dialog: confirm,
    },
    {
      right: rights.customerResetLogin,
      label: t('customer.logins.reset'),
      where: (login) => isOurs(login) && !login.proven,
      dialog: (login, onClose) => <ResetLoginDialog customerId={customerId} login={login} onClose={onClose} />,
    },
    {
      right: rights.customerDisableLogin,
      label: t('customer.logins.enable'),
      where: (login) => isOurs(login) && login.disabled,
      onSelect: enable,
    },
    {
      right: rights.customerDisableLogin,
      label: t('customer.logins.disable'),
      where: (login) => isOurs(login) && !login.disabled,
      danger: true,
      dialog: ({ id, loginId }, onClose) => (
        <CallDialog
          call="customer.disableLogin"
          request={{ id: customerId, accountId: id, disabled: true }}
          tone="danger"
          title={t('customer.logins.disable.title', { phone: formatPhone(loginId) })}
          body={t('customer.logins.disable.body')}
          confirmLabel={t('customer.logins.disable')}
          done={t('customer.logins.disable.done')}
          onClose={onClose}
        />
      ),
    },
  ]);
}
