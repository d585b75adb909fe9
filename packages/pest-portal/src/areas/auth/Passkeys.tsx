import { md5 } from 'js-md5';
import type { ResultOf } from 'pest-sdk';
import { FailureState, LoadingState, Row, Stack, Text, useFormat, useToast } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useWrite } from '../../base/writes';
import { DialogButton } from '../../kit/form/DialogButton';
import { FormDialog } from '../../kit/form/FormDialog';
import type { FormCall } from '../../kit/form/form-call';
import { OwnerFields, useCodeAsked } from '../../kit/form/OwnerFields';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { ActList } from '../../kit/page/ActList';
import { hasPasskeys, makePasskey, NoPasskey } from './passkey';
import { securityMessages } from './security.messages';

type Passkey = ResultOf<'auth.passkeys'>[number];

/** The passkeys that open the account: each with a name, added and removed with the password. */
export function Passkeys() {
  const t = useT(securityMessages);
  const format = useFormat();
  const { data, error, refetch } = useCall('auth.passkeys', {});
  if (!data) return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState count={2} />;
  return (
    <Stack gap={3}>
      <Text as="p" tone="muted">
        {t('security.passkeys.text')}
      </Text>
      {data.length > 0 && (
        <ActList>
          {data.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <b>{passkey.name}</b>
                <small>
                  {format.parts([
                    t('security.passkeys.added', { time: format.dateTime(passkey.createdAt) }),
                    passkey.lastUsedAt === null
                      ? t('security.passkeys.unused')
                      : t('security.passkeys.used', { time: format.dateTime(passkey.lastUsedAt) }),
                  ])}
                </small>
              </span>
              <DialogButton
                size="sm"
                aria-label={t('security.passkeys.remove.of', { name: passkey.name })}
                dialog={(onClose) => <RemoveDialog passkey={passkey} onClose={onClose} />}
              >
                {t('security.passkeys.remove')}
              </DialogButton>
            </li>
          ))}
        </ActList>
      )}
      {hasPasskeys() ? (
        <Row>
          <DialogButton dialog={(onClose) => <AddDialog onClose={onClose} />}>
            {t('security.passkeys.add')}
          </DialogButton>
        </Row>
      ) : (
        <Text as="p" size="sm" tone="muted">
          {t('security.passkeys.unsupported')}
        </Text>
      )}
    </Stack>
  );
}

const nothingTyped = { name: '', password: '', code: '' };

/** The browser makes a passkey once the server has taken password and code. */
function useAddCall(codeAsked: boolean): FormCall<typeof nothingTyped, ResultOf<'auth.addPasskey'>> {
  const add = useWrite('auth.addPasskey', { shownInPlace: true });
  const begin = useFormCall('auth.beginPasskey', ({ password, code }: typeof nothingTyped) => ({
    password: password && md5(password),
    ...(codeAsked && { code }),
  }));
  return {
    ...begin,
    prepare: (values) => {
      const { issues, send } = begin.prepare(values);
      if (issues) return { issues };
      return {
        send: async (sent) => add.mutateAsync({ name: values.name, ...(await makePasskey(await send(sent))) }),
      };
    },
  };
}

/** Password, and a code where one is asked for; then the browser makes the passkey. */
function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(securityMessages);
  const { toast } = useToast();
  const codeAsked = useCodeAsked();
  const form = useDialogForm({
    initial: nothingTyped,
    call: useAddCall(codeAsked),
    check: ({ name }) => ({ name: name.trim() === '' ? { kind: 'required' } : undefined }),
    onRefused: (thrown) => {
      const none = thrown instanceof NoPasskey;
      if (none) toast({ tone: 'danger', message: t('security.passkeys.add.failed') });
      return none;
    },
    done: t('security.passkeys.add.done'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('security.passkeys.add')}
      submitLabel={t('security.passkeys.add')}
      onClose={onClose}
    >
      <Text as="p">{t('security.passkeys.add.text')}</Text>
      <TextField
        label={t('security.passkeys.name')}
        field={form.field('name')}
        required
        placeholder={t('security.passkeys.name.example')}
      />
      <OwnerFields password={form.field('password')} code={codeAsked ? form.field('code') : undefined} />
    </FormDialog>
  );
}

interface RemoveDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function RemoveDialog({ passkey: { id, name }, onClose }: RemoveDialogProps) {
  const t = useT(securityMessages);
  const form = useDialogForm({
    initial: { password: '' },
    call: useFormCall('auth.removePasskey', ({ password }: { readonly password: string }) => ({
      id,
      password: password && md5(password),
    })),
    done: t('security.passkeys.remove.done'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('security.passkeys.remove.of', { name })}
      submitLabel={t('security.passkeys.remove')}
      tone="danger"
      onClose={onClose}
    >
      <Text as="p">{t('security.passkeys.remove.text')}</Text>
      <OwnerFields password={form.field('password')} />
    </FormDialog>
  );
}
