import { useQuery } from '@tanstack/react-query';
import type { HeardLogin } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  Dialog,
  EmptyState,
  JobCard,
  Row,
  Stack,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextAreaField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { platformMessages } from './platform.messages';
import { customerVoicesQuery, useHearLogin } from './platform.queries';

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface CustomerVoicesProps {
  readonly customer: Named;
  readonly onClose: () => void;
}

/** Who signs in for a customer, and who of them answers for it: where companies disagree, the platform decides. */
export function CustomerVoices({ customer, onClose }: CustomerVoicesProps) {
  const t = useT(platformMessages);
  const logins = useQuery(customerVoicesQuery(customer.id));
  const [deciding, setDeciding] = useState<HeardLogin | null>(null);
  const format = useFormat();
  const columns = useColumns();
  if (deciding) return <HearLogin customer={customer} login={deciding} onClose={() => setDeciding(null)} />;
  const actOf = (login: HeardLogin) => {
    const act = login.speaks ? 'silence' : 'hear';
    return { label: t(`platform.voices.${act}`), onSelect: () => setDeciding(login) };
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('platform.voices.title', { name: customer.name })}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={4}>
            <Text as="p" tone="muted">
              {t('platform.voices.text')}
            </Text>
            <DataTable
              label={t('platform.voices')}
              columns={columns}
              rows={logins.data ?? []}
              rowKey={({ id }) => id}
              rowActions={(login) => (mayDecide(login) ? [actOf(login)] : [])}
              rowActionsLabel={({ loginId }) => t('platform.voices.acts', { phone: loginId })}
              card={(login) => (
                <JobCard
                  lead={login.loginId}
                  title={login.madeBy || t('platform.voices.madeBy.customer')}
                  lines={[format.list(login.confirmedBy)]}
                  state={<Voice login={login} />}
                  {...(mayDecide(login) && { act: actOf(login) })}
                />
              )}
              loading={logins.isFetching}
              error={logins.error}
              onRetry={() => void logins.refetch()}
              empty={<EmptyState title={t('platform.voices.none')} />}
            />
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('platform.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** A login that has not proven its phone answers for nobody anyhow. */
function mayDecide({ proven, disabled }: HeardLogin): boolean {
  return proven && !disabled;
}

function useColumns(): readonly DataTableColumn<HeardLogin>[] {
  const t = useT(platformMessages);
  const format = useFormat();
  return [
    { id: 'phone', header: t('platform.voices.phone'), cell: ({ loginId }) => loginId },
    {
      id: 'madeBy',
      header: t('platform.voices.madeBy'),
      cell: ({ madeBy }) => madeBy || t('platform.voices.madeBy.customer'),
    },
    {
      id: 'confirmedBy',
      header: t('platform.voices.confirmedBy'),
      cell: ({ confirmedBy }) => format.list(confirmedBy) || t('platform.none'),
    },
    { id: 'state', header: t('platform.voices.state'), cell: (login) => t(`platform.voices.${stateOf(login)}`) },
    { id: 'speaks', header: t('platform.voices.speaks'), cell: (login) => <Voice login={login} /> },
  ];
}

function stateOf({ disabled, proven }: HeardLogin) {
  if (disabled) return 'disabled';
  return proven ? 'proven' : 'unproven';
}

function Voice({ login: { speaks, decided } }: { readonly login: HeardLogin }) {
  const t = useT(platformMessages);
  return (
    <Row>
      <Badge tone={speaks ? 'success' : 'neutral'}>{t(`platform.voices.speaks.${speaks ? 'yes' : 'no'}`)}</Badge>
      {decided && (
        <Text size="xs" tone="muted">
          {t('platform.voices.speaks.decided')}
        </Text>
      )}
    </Row>
  );
}

interface HearLoginProps {
  readonly customer: Named;
  readonly login: HeardLogin;
  readonly onClose: () => void;
}

function HearLogin({ customer, login, onClose }: HearLoginProps) {
  const t = useT(platformMessages);
  const { toast } = useToast();
  const decide = useHearLogin();
  const act = login.speaks ? 'silence' : 'hear';
  const named = { phone: login.loginId, name: customer.name };
  const form = useForm({
    initial: { reason: '' },
    call: formCall(
      contract.platform.hearLogin,
      ({ reason }: { readonly reason: string }) => ({
        id: customer.id,
        accountId: login.id,
        speaks: !login.speaks,
        reason,
      }),
      decide.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t(`platform.voices.${act}.done`, named) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`platform.voices.${act}.title`, named)}
      submitLabel={t(`platform.voices.${act}`)}
      onClose={onClose}
    >
      <TextAreaField
        label={t('platform.voices.reason')}
        help={t('platform.voices.reason.help')}
        field={form.field('reason')}
        rows={2}
      />
    </FormDialog>
  );
}
