import type { ResultOf } from 'pest-sdk';
import { Button, Dialog, FailureState, LoadingState, Row, Stack, Text, useFormat } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { pageLoad } from '../../base/page-load';
import { expectTry } from '../../base/provider-try';
import { useWrite } from '../../base/writes';
import { CheckField } from '../../kit/form/CheckField';
import { DialogButton } from '../../kit/form/DialogButton';
import { FormDialog } from '../../kit/form/FormDialog';
import { notProven, OwnerFields, proofOf, useCodeAsked } from '../../kit/form/OwnerFields';
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
  const codeAsked = useCodeAsked();
  const { testedAt, ...kept } = provider ?? { ...none, testedAt: null };
  const form = useDialogForm({
    initial: { ...kept, clientSecret: '', ...notProven },
    // Nothing of it is kept as a draft: it holds a password.
    call: useFormCall(
      'company.saveSignIn',
      ({
        clientSecret,
        password,
        factorCode,
        ...values
      }: typeof none & typeof notProven & { clientSecret: string }) => ({
        ...values,
        ...((clientSecret !== '' || provider === null) && { clientSecret }),
        ...proofOf({ password, factorCode }, codeAsked),
      }),
    ),
    done: t('provider.saved'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('provider.title')}
      otherwise={
        provider && (
          <DialogButton dialog={(close) => <RemoveDialog codeAsked={codeAsked} onDone={onClose} onClose={close} />}>
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
      {provider && <TryOut code={provider.code} testedAt={testedAt} saved={!form.dirty} />}
      <OwnerFields password={form.field('password')} code={codeAsked ? form.field('factorCode') : undefined} />
    </FormDialog>
  );
}

interface TryOutProps {
  readonly code: string;
  readonly testedAt: string | null;
  /** Only what is saved can be tried. */
  readonly saved: boolean;
}

/** Sends the administrator to the provider and back: before everybody has to come in by it. */
function TryOut({ code, testedAt, saved }: TryOutProps) {
  const t = useT(providerMessages);
  const format = useFormat();
  const { mutate, isPending } = useWrite('company.beginSignInTest');
  const begin = () =>
    mutate(
      { code },
      {
        onSuccess: ({ url, state }) => {
          expectTry(state);
          pageLoad.away(url);
        },
      },
    );
  return (
    <Row gap={3}>
      <Button onClick={begin} loading={isPending} disabled={!saved}>
        {t('provider.try')}
      </Button>
      <Text size="sm" tone="muted">
        {testedAt === null ? t('provider.untried') : t('provider.tried', { time: format.dateTime(testedAt) })}
      </Text>
    </Row>
  );
}

interface RemoveDialogProps {
  readonly codeAsked: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RemoveDialog({ codeAsked, onDone, onClose }: RemoveDialogProps) {
  const t = useT(providerMessages);
  const form = useDialogForm({
    initial: notProven,
    call: useFormCall('company.removeSignIn', (typed: typeof notProven) => proofOf(typed, codeAsked)),
    done: t('provider.removed'),
    onClose,
    onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('provider.remove.title')}
      submitLabel={t('provider.remove')}
      tone="danger"
      onClose={onClose}
    >
      <Text as="p">{t('provider.remove.text')}</Text>
      <OwnerFields password={form.field('password')} code={codeAsked ? form.field('factorCode') : undefined} />
    </FormDialog>
  );
}
