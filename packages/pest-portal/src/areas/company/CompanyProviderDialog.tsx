import type { ResultOf } from 'pest-sdk';
import { Dialog, FailureState, LoadingState, Stack, Text } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { CheckField } from '../../kit/form/CheckField';
import { DialogButton } from '../../kit/form/DialogButton';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { providerMessages } from './provider.messages';

/** The company's own provider of identities: set up, changed, removed. */
export default function CompanyProviderDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(providerMessages);
  const { data, error, refetch } = useCall('company.signIn', {});
  if (data) return <ProviderForm {...data} onClose={onClose} />;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('provider.title')}</Dialog.Header>
        <Dialog.Body>
          {error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const none = { code: '', issuer: '', clientId: '', mailDomain: '', enforced: false };

function ProviderForm({
  provider,
  redirectUri,
  onClose,
}: ResultOf<'company.signIn'> & { readonly onClose: () => void }) {
  const t = useT(providerMessages);
  const call = useFormCall(
    'company.saveSignIn',
    ({ clientSecret, ...values }: typeof none & { clientSecret: string }) => ({
      ...values,
      ...((clientSecret !== '' || provider === null) && { clientSecret }),
    }),
  );
  const form = useDialogForm({
    initial: { ...(provider ?? none), clientSecret: '' },
    // The secret is kept nowhere but on the server.
    call: { ...call, draftName: () => null },
    done: t('provider.saved'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('provider.title')}
      otherwise={
        provider && (
          <DialogButton
            dialog={(close) => (
              <CallDialog
                call="company.removeSignIn"
                request={{}}
                tone="danger"
                title={t('provider.remove.title')}
                body={t('provider.remove.text')}
                confirmLabel={t('provider.remove')}
                done={t('provider.removed')}
                onDone={onClose}
                onClose={close}
              />
            )}
          >
            {t('provider.remove')}
          </DialogButton>
        )
      }
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('provider.text')}
      </Text>
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          {t('provider.redirect')}
        </Text>
        <code>{redirectUri}</code>
      </Stack>
      <TextField label={t('provider.code')} help={t('provider.code.help')} field={form.field('code')} />
      <TextField
        label={t('provider.issuer')}
        help={t('provider.issuer.help')}
        field={form.field('issuer')}
        inputMode="url"
      />
      <TextField label={t('provider.clientId')} field={form.field('clientId')} />
      <TextField
        label={t('provider.clientSecret')}
        help={provider === null ? undefined : t('provider.clientSecret.kept')}
        field={form.field('clientSecret')}
        type="password"
        autoComplete="off"
      />
      <TextField
        label={t('provider.mailDomain')}
        help={t('provider.mailDomain.help')}
        field={form.field('mailDomain')}
      />
      <CheckField label={t('provider.enforced')} help={t('provider.enforced.help')} field={form.field('enforced')} />
    </FormDialog>
  );
}
