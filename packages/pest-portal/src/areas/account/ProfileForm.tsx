import { type AccountSummary, formatPhone, staffKinds } from 'pest-sdk';
import { Button, DescriptionList, Notice, Row, Stack, token, useToast } from 'pest-ui';
import { styled } from 'styled-components';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { FormNote } from '../../kit/form/FormNote';
import type { BindField, FieldBinding } from '../../kit/form/field-binding';
import { RadioField } from '../../kit/form/RadioField';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { accountMessages } from './account.messages';
import { type AccountValues, accountValues, type ProfileValues } from './account-form';
import { useAccountEdit } from './useAccountEdit';

/** Who an account is, and what it is for. */
export function ProfileForm({ account }: { readonly account: AccountSummary }) {
  const t = useT(accountMessages);
  const { toast } = useToast();
  const form = useForm<AccountValues, null>({
    initial: accountValues(account),
    call: useAccountEdit(account),
    fieldOfError: { 'account.exists': 'loginId' },
    onDone: (_, sent) => {
      toast({ tone: 'success', message: t('account.saved') });
      form.reset(sent);
    },
  });
  if (!account.changeable) return <FixedProfile account={account} />;
  return (
    <Fields {...form.element}>
      <FormNote form={form} />
      <ProfileFields fields={bindProfile(form.field)} phoneHelp={t('account.phone.help')} />
      <Row justify="end">
        {form.dirty && <Button onClick={form.forget}>{t('account.discard')}</Button>}
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('account.save')}
        </Button>
      </Row>
    </Fields>
  );
}

/** Why it cannot be changed here, and what it says. */
function FixedProfile({ account }: { readonly account: AccountSummary }) {
  const t = useT(accountMessages);
  const common = useT(commonMessages);
  const why = account.own ? 'account.own' : account.administrator ? 'account.head' : 'account.locked';
  return (
    <Stack gap={4}>
      <Notice>{t(why)}</Notice>
      <DescriptionList
        items={[
          { term: t('account.name'), description: account.name },
          { term: common('common.phone'), description: formatPhone(account.loginId) },
          { term: t('account.email'), description: account.email },
          { term: t('account.licence'), description: account.licence },
        ].filter(({ description }) => description !== '')}
      />
    </Stack>
  );
}

type ProfileBindings = { readonly [Key in keyof ProfileValues]: FieldBinding<ProfileValues[Key]> };

function bindProfile(field: BindField<AccountValues>): ProfileBindings {
  return {
    name: field('name'),
    loginId: field('loginId'),
    staffKind: field('staffKind'),
    email: field('email'),
    licence: field('licence'),
  };
}

export interface ProfileFieldsProps {
  readonly fields: ProfileBindings;
  readonly phoneHelp?: string | undefined;
}

export function ProfileFields({ fields, phoneHelp }: ProfileFieldsProps) {
  const t = useT(accountMessages);
  const common = useT(commonMessages);
  const ofCompany = useAccount().role !== 'customer';
  return (
    <>
      <TextField label={t('account.name')} field={fields.name} autoComplete="off" />
      <TextField label={common('common.phone')} help={phoneHelp} field={fields.loginId} type="tel" autoComplete="off" />
      {ofCompany && (
        <RadioField
          label={t('account.staffKind')}
          field={fields.staffKind}
          options={staffKinds.map((kind) => ({
            value: kind,
            label: t(`account.staffKind.${kind}`),
            help: t(`account.staffKind.${kind}.help`),
          }))}
        />
      )}
      <TextField label={t('account.email')} field={fields.email} type="email" autoComplete="off" />
      {ofCompany && (
        <TextField
          label={t('account.licence')}
          help={t('account.licence.help')}
          field={fields.licence}
          autoComplete="off"
        />
      )}
    </>
  );
}

export const Fields = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;
