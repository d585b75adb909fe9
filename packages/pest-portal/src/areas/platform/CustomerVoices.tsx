import { useQuery } from '@tanstack/react-query';
import { formatPhone, type HeardLogin } from 'pest-sdk';
import { Button, Dialog, Row, Stack, StatusDot, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { ask } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextAreaField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { platformMessages } from './platform.messages';

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
  const common = useT(commonMessages);
  const logins = useQuery({
    ...ask('platform.customerLogins', { id: customer.id }),
    meta: { shownInPlace: true },
  });
  const [deciding, setDeciding] = useState<HeardLogin | null>(null);
  const acts = useListActs<HeardLogin>(null, [
    {
      right: null,
      label: t('platform.voices.silence'),
      where: (login) => mayDecide(login) && login.speaks,
      onSelect: setDeciding,
    },
    {
      right: null,
      label: t('platform.voices.hear'),
      where: (login) => mayDecide(login) && !login.speaks,
      onSelect: setDeciding,
    },
  ]);
  const columns = useColumns();
  if (deciding) return <HearLogin customer={customer} login={deciding} onClose={() => setDeciding(null)} />;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('platform.voices.title', { name: customer.name })}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={4}>
            <Text as="p" tone="muted">
              {t('platform.voices.text')}
            </Text>
            <ListPage
              title={t('platform.voices')}
              head={null}
              rows={logins}
              acts={acts}
              columns={columns}
              empty={{ title: t('platform.voices.none') }}
            />
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common('common.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** A login that has not proven its phone answers for nobody anyhow. */
function mayDecide({ proven, disabled }: HeardLogin): boolean {
  return proven && !disabled;
}

function useColumns(): readonly ListColumn<HeardLogin>[] {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  return [
    { id: 'phone', header: t('platform.voices.phone'), text: ({ loginId }) => formatPhone(loginId), card: 'lead' },
    {
      id: 'madeBy',
      header: t('platform.voices.madeBy'),
      text: ({ madeBy }) => madeBy || t('platform.voices.madeBy.customer'),
      card: 'title',
    },
    {
      id: 'confirmedBy',
      header: t('platform.voices.confirmedBy'),
      cell: ({ confirmedBy }) => format.list(confirmedBy) || t('platform.none'),
      text: ({ confirmedBy }) => format.list(confirmedBy),
      card: 'line',
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: (login) => <StatusDot tone={tones[stateOf(login)]}>{t(`platform.voices.${stateOf(login)}`)}</StatusDot>,
      text: (login) => t(`platform.voices.${stateOf(login)}`),
      card: 'line',
    },
    {
      id: 'speaks',
      header: t('platform.voices.speaks'),
      cell: (login) => <Voice login={login} />,
      text: ({ speaks }) => t(`platform.voices.speaks.${speaks ? 'yes' : 'no'}`),
      card: 'state',
    },
  ];
}

const tones = { disabled: 'neutral', proven: 'success', unproven: 'warning' } as const;

function stateOf({ disabled, proven }: HeardLogin) {
  if (disabled) return 'disabled';
  return proven ? 'proven' : 'unproven';
}

function Voice({ login: { speaks, decided } }: { readonly login: HeardLogin }) {
  const t = useT(platformMessages);
  return (
    <Row>
      <StatusDot tone={speaks ? 'success' : 'neutral'}>
        {t(`platform.voices.speaks.${speaks ? 'yes' : 'no'}`)}
      </StatusDot>
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
  const common = useT(commonMessages);
  const act = login.speaks ? 'silence' : 'hear';
  const named = { phone: formatPhone(login.loginId), name: customer.name };
  const form = useDialogForm({
    initial: { reason: '' },
    call: useFormCall('platform.hearLogin', ({ reason }: { readonly reason: string }) => ({
      id: customer.id,
      accountId: login.id,
      speaks: !login.speaks,
      reason,
    })),
    done: t(`platform.voices.${act}.done`, named),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(`platform.voices.${act}.title`, named)}
      submitLabel={t(`platform.voices.${act}`)}
      onClose={onClose}
    >
      <TextAreaField
        label={common('common.reason')}
        help={t('platform.voices.reason.help')}
        field={form.field('reason')}
        rows={2}
      />
    </FormDialog>
  );
}
