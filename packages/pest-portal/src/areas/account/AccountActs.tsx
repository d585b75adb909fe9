import { md5 } from 'js-md5';
import type { AccountSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { contract } from 'pest-sdk/schemas';
import { type MenuItem, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { accountMessages } from './account.messages';
import { useDeleteAccount, useDisableAccount, useEndSessions, useResetPassword } from './account.queries';
import { firstPasswordIssues } from './account-form';

export interface AccountAct {
  readonly name: 'disable' | 'end' | 'reset' | 'delete';
  readonly account: AccountSummary;
}

/** What can be done with an account besides changing it; nothing with one that may do more than oneself. */
export function useAccountActs(open: (act: AccountAct) => void): (account: AccountSummary) => readonly MenuItem[] {
  const t = useT(accountMessages);
  const can = useCan();
  const { toast } = useToast();
  const disable = useDisableAccount();
  const enable = ({ id }: AccountSummary) =>
    disable.mutate(
      { id, disabled: false },
      { onSuccess: () => toast({ tone: 'success', message: t('account.enable.done') }) },
    );
  return (account) => {
    if (!account.changeable) return [];
    const act = (name: AccountAct['name']) => () => open({ name, account });
    return [
      ...(can(rights.accountUpdate)
        ? [
            { label: t('account.reset'), onSelect: act('reset') },
            { label: t('account.end'), onSelect: act('end') },
            account.state === 'disabled'
              ? { label: t('account.enable'), onSelect: () => enable(account) }
              : { label: t('account.disable'), onSelect: act('disable') },
          ]
        : []),
      ...(can(rights.accountDelete) ? [{ label: t('account.delete'), danger: true, onSelect: act('delete') }] : []),
    ];
  };
}

export interface AccountActDialogProps {
  readonly act: AccountAct;
  readonly onClose: () => void;
  readonly onDeleted: (id: string) => void;
}

/** Says what goes, asks, and does it. */
export function AccountActDialog({ act, onClose, onDeleted }: AccountActDialogProps) {
  const { account } = act;
  switch (act.name) {
    case 'reset':
      return <ResetPasswordDialog account={account} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog account={account} onClose={onClose} onDeleted={onDeleted} />;
    case 'disable':
      return <DisableDialog account={account} onClose={onClose} />;
    case 'end':
      return <EndSessionsDialog account={account} onClose={onClose} />;
  }
}

interface DialogProps {
  readonly account: AccountSummary;
  readonly onClose: () => void;
}

function DisableDialog({ account, onClose }: DialogProps) {
  const t = useT(accountMessages);
  const disable = useDisableAccount();
  return (
    <ActDialog
      act={disable}
      sent={{ id: account.id, disabled: true }}
      tone="danger"
      title={t('account.disable.title', { name: account.name })}
      body={t('account.disable.text')}
      confirmLabel={t('account.disable')}
      done={t('account.disable.done')}
      onClose={onClose}
    />
  );
}

function EndSessionsDialog({ account, onClose }: DialogProps) {
  const t = useT(accountMessages);
  const end = useEndSessions();
  return (
    <ActDialog
      act={end}
      sent={account.id}
      title={t('account.end.title', { name: account.name })}
      body={t('account.end.text')}
      confirmLabel={t('account.end')}
      done={t('account.end.done')}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ account, onClose, onDeleted }: DialogProps & Pick<AccountActDialogProps, 'onDeleted'>) {
  const t = useT(accountMessages);
  const remove = useDeleteAccount();
  return (
    <ActDialog
      act={remove}
      sent={account.id}
      tone="danger"
      title={t('account.delete.title', { name: account.name })}
      body={t('account.delete.text')}
      confirmLabel={t('account.delete.confirm')}
      done={t('account.delete.done')}
      onDone={() => onDeleted(account.id)}
      onClose={onClose}
    />
  );
}

function ResetPasswordDialog({ account, onClose }: DialogProps) {
  const t = useT(accountMessages);
  const { toast } = useToast();
  const reset = useResetPassword();
  const form = useForm({
    initial: { password: '' },
    call: formCall(
      contract.account.resetPassword,
      ({ password }: { readonly password: string }) => ({ id: account.id, password: password && md5(password) }),
      reset.mutateAsync,
    ),
    check: firstPasswordIssues,
    onDone: () => {
      toast({ tone: 'success', message: t('account.reset.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('account.reset.title', { name: account.name })}
      submitLabel={t('account.reset')}
      onClose={onClose}
    >
      <TextField
        label={t('account.reset.password')}
        help={t('account.reset.help')}
        field={form.field('password')}
        type="password"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
