import { md5 } from 'js-md5';
import type { AccountSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { useToast } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useWrite } from '../../base/writes';
import { CallDialog } from '../../kit/form/CallDialog';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { type ListActs, type MainAct, useListActs } from '../../kit/list/list-acts';
import { accountMessages } from './account.messages';
import { firstPasswordIssues } from './account-form';

/** What can be done with an account besides changing it; nothing with one that may do more than oneself. */
export function useAccountActs(main: MainAct, onDeleted: (id: string) => void): ListActs<AccountSummary> {
  const t = useT(accountMessages);
  const common = useT(commonMessages);
  const enable = useEnable();
  const changeable = (account: AccountSummary) => account.changeable;
  return useListActs<AccountSummary>(main, [
    {
      right: rights.accountResetPassword,
      label: t('account.reset'),
      where: changeable,
      dialog: (account, onClose) => <ResetPasswordDialog account={account} onClose={onClose} />,
    },
    {
      right: rights.accountEndSessions,
      label: t('account.end'),
      where: changeable,
      dialog: (account, onClose) => <EndSessionsDialog account={account} onClose={onClose} />,
    },
    {
      right: rights.accountDisable,
      label: t('account.enable'),
      where: (account) => account.changeable && account.state === 'disabled',
      onSelect: enable,
    },
    {
      right: rights.accountDisable,
      label: t('account.disable'),
      where: (account) => account.changeable && account.state !== 'disabled',
      dialog: ({ id, name }, onClose) => (
        <CallDialog
          call="account.disable"
          request={{ id, disabled: true }}
          tone="danger"
          title={t('account.disable.title', { name })}
          body={t('account.disable.text')}
          confirmLabel={t('account.disable')}
          done={t('account.disable.done')}
          onClose={onClose}
        />
      ),
    },
    {
      right: rights.accountDelete,
      label: common('common.delete'),
      danger: true,
      where: changeable,
      dialog: ({ id, name }, onClose) => (
        <CallDialog
          call="account.delete"
          request={{ id }}
          tone="danger"
          title={t('account.delete.title', { name })}
          body={t('account.delete.text')}
          confirmLabel={t('account.delete.confirm')}
          done={t('account.delete.done')}
          onDone={() => onDeleted(id)}
          onClose={onClose}
        />
      ),
    },
  ]);
}

/** What was disabled goes on at once: nothing is lost by it. */
function useEnable(): (account: AccountSummary) => void {
  const t = useT(accountMessages);
  const { toast } = useToast();
  const { mutate } = useWrite('account.disable');
  const done = () => toast({ tone: 'success', message: t('account.enable.done') });
  return ({ id }) => mutate({ id, disabled: false }, { onSuccess: done });
}

interface DialogProps {
  readonly account: AccountSummary;
  readonly onClose: () => void;
}

/** Asks before an account is signed out everywhere. */
export function EndSessionsDialog({ account: { id, name }, onClose }: DialogProps) {
  const t = useT(accountMessages);
  return (
    <CallDialog
      call="account.endSessions"
      request={{ id }}
      title={t('account.end.title', { name })}
      body={t('account.end.text')}
      confirmLabel={t('account.end')}
      done={t('account.end.done')}
      onClose={onClose}
    />
  );
}

/** Asks before the authenticator of an account is forgotten, whose person has lost it. */
export function ResetFactorDialog({ account: { id, name }, onClose }: DialogProps) {
  const t = useT(accountMessages);
  return (
    <CallDialog
      call="account.resetSecondFactor"
      request={{ id }}
      tone="danger"
      title={t('account.factor.reset.title', { name })}
      body={t('account.factor.reset.text')}
      confirmLabel={t('account.factor.reset')}
      done={t('account.factor.reset.done')}
      onClose={onClose}
    />
  );
}

/** Asks before it is forgotten whose account at the company's provider opens this one. */
export function UnbindDialog({ account: { id, name }, onClose }: DialogProps) {
  const t = useT(accountMessages);
  return (
    <CallDialog
      call="account.unbindIdentity"
      request={{ id }}
      tone="danger"
      title={t('account.identity.unbind.title', { name })}
      body={t('account.identity.unbind.text')}
      confirmLabel={t('account.identity.unbind')}
      done={t('account.identity.unbind.done')}
      onClose={onClose}
    />
  );
}

function ResetPasswordDialog({ account: { id, name }, onClose }: DialogProps) {
  const t = useT(accountMessages);
  const form = useDialogForm({
    initial: { password: '' },
    call: useFormCall('account.resetPassword', ({ password }: { readonly password: string }) => ({
      id,
      password: password && md5(password),
    })),
    check: firstPasswordIssues,
    done: t('account.reset.done'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('account.reset.title', { name })}
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
