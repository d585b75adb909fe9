import type { AccountSummary, ResultOf } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, EmptyState, FailureState, LoadingState, Row, Stack, Text, useToast } from 'pest-ui';
import { useCall } from '../../base/calls';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { useCan } from '../../base/session';
import { CheckListField } from '../../kit/form/CheckListField';
import { FormNote } from '../../kit/form/FormNote';
import { useForm } from '../../kit/form/useForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { OpenLink } from '../../kit/page/OpenLink';
import { accountMessages } from './account.messages';
import { Fields } from './ProfileForm';

/** Which devices an account may use: the device roles that it holds. */
export function DeviceRolesTab({ account }: { readonly account: AccountSummary }) {
  const t = useT(accountMessages);
  const roles = useCall('deviceRole.list', { limit: 50 });
  const accounts = useCall('deviceRole.account', {});
  const error = roles.error ?? accounts.error;
  if (account.administrator) return <Text tone="muted">{t('account.devices.head')}</Text>;
  if (error) {
    return <FailureState error={error} onRetry={() => void Promise.all([roles.refetch(), accounts.refetch()])} />;
  }
  if (!roles.data || !accounts.data) return <LoadingState />;
  const holder: Holder = accounts.data.find(({ id }) => id === account.id) ?? { roles: [] };
  const held = holder.roles;
  return (
    <Stack gap={4}>
      <Text tone="muted">{t(held.length === 0 ? 'account.devices.none' : 'account.devices.help')}</Text>
      {roles.data.items.length === 0 ? (
        <EmptyState title={t('account.devices.empty')} />
      ) : (
        <DeviceRolesForm
          key={held.map(({ id }) => id).join()}
          account={account}
          holder={holder}
          roles={roles.data.items}
        />
      )}
      <OpenLink to="/device/list">{t('account.devices.manage')}</OpenLink>
    </Stack>
  );
}

type Holder = Pick<ResultOf<'deviceRole.account'>[number], 'roles' | 'revision'>;

function valuesOf({ roles }: Holder): { roleIds: string[] } {
  return { roleIds: roles.map(({ id }) => id) };
}

interface DeviceRolesFormProps {
  readonly account: AccountSummary;
  readonly holder: Holder;
  readonly roles: readonly { readonly id: string; readonly name: string }[];
}

function DeviceRolesForm({ account, holder, roles }: DeviceRolesFormProps) {
  const t = useT(accountMessages);
  const { toast } = useToast();
  const can = useCan();
  const call = useEditCall('deviceRole.assign', {
    record: holder,
    valuesOf,
    toRequest: (values, revision) => ({ accountId: account.id, ...values, revision }),
    reread: () => findListed(client.deviceRole.account({}), account.id),
  });
  const form = useForm<{ roleIds: string[] }, null>({
    initial: valuesOf(holder),
    call,
    onDone: (_, sent) => {
      toast({ tone: 'success', message: t('account.devices.saved') });
      form.reset(sent);
    },
  });
  return (
    <Fields {...form.element}>
      <FormNote form={form} />
      <CheckListField
        label={t('account.devices.roles')}
        field={form.field('roleIds')}
        required={false}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {can(rights.deviceRoleAssign) && !account.own && (
        <Row justify="end">
          {form.dirty && <Button onClick={form.forget}>{t('account.discard')}</Button>}
          <Button type="submit" variant="primary" loading={form.pending}>
            {t('account.devices.save')}
          </Button>
        </Row>
      )}
    </Fields>
  );
}
