import { type StaffKind, serviceStaffPermissions } from 'pest-sdk';
import { Button, Section, SidePanel, useToast } from 'pest-ui';
import { useId } from 'react';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { FormNote } from '../../kit/form/FormNote';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { accountMessages } from './account.messages';
import { firstPasswordIssues, type NewAccountValues, newAccountRequest } from './account-form';
import { PermissionField, useAudience } from './PermissionForm';
import { Fields, ProfileFields } from './ProfileForm';

export interface NewAccountPanelProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Makes an account: who it is, its first password, and what it may do. */
export function NewAccountPanel({ onClose, onCreated }: NewAccountPanelProps) {
  const t = useT(accountMessages);
  const { toast } = useToast();
  const formId = useId();
  const { role, permissions: own } = useAccount();
  const beginWith = (staffKind: StaffKind) => ({
    staffKind,
    permissions: staffKind === 'service' ? serviceStaffPermissions.filter((code) => own.has(code)) : [],
  });
  const initial: NewAccountValues = {
    name: '',
    loginId: '',
    email: '',
    licence: '',
    password: '',
    ...beginWith(role === 'customer' ? 'management' : 'service'),
  };
  const form = useForm({
    initial,
    call: useFormCall('account.create', newAccountRequest),
    check: firstPasswordIssues,
    secrets: ['password'],
    fieldOfError: { 'account.exists': 'loginId' },
    onDone: ({ id }) => {
      toast({ tone: 'success', message: t('account.created') });
      onCreated(id);
    },
  });
  const { staffKind } = form.values;
  const audience = useAudience(staffKind);
  return (
    <SidePanel
      title={t(role === 'customer' ? 'account.add.sub' : 'account.add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('account.discard')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.pending}>
            {t('account.create')}
          </Button>
        </>
      }
    >
      <Fields {...form.element} id={formId}>
        <FormNote form={form} />
        <ProfileFields
          fields={{
            name: form.field('name'),
            loginId: form.field('loginId'),
            // Another kind begins with its own permissions.
            staffKind: { ...form.field('staffKind'), onChange: (kind) => form.change(beginWith(kind)) },
            email: form.field('email'),
            licence: form.field('licence'),
          }}
        />
        <TextField
          label={t('account.password')}
          help={t('account.password.help')}
          field={form.field('password')}
          type="password"
          autoComplete="new-password"
        />
        <Section title={t('account.permissions')}>
          <PermissionField key={audience} audience={audience} field={form.field('permissions')} />
        </Section>
      </Fields>
    </SidePanel>
  );
}
