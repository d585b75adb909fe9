import { md5 } from 'js-md5';
import type { ResultOf } from 'pest-sdk';
import { Button, FailureState, LoadingState, Notice, Row, Stack, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useSession } from '../../base/session';
import { DialogButton } from '../../kit/form/DialogButton';
import { FormDialog } from '../../kit/form/FormDialog';
import { PasswordField } from '../../kit/form/PasswordField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { BeginFactorDialog, RecoveryCodesDialog } from './BeginFactorDialog';
import { FactorCodeField } from './FactorCodeField';
import { securityMessages } from './security.messages';

/** Codes of an authenticator besides the password: whether they are asked for, and the way to change that. */
export function SecondFactor() {
  const { data, error, refetch } = useCall('auth.secondFactor', {});
  const due = useSession().account?.user.secondFactorDue ?? false;
  // It goes on over what is drawn anew: its last step comes after the factor is on and due no more.
  const [begun, setBegun] = useState<{ readonly due: boolean } | null>(null);
  if (!data) return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <>
      {data.since === null ? (
        <FactorOff due={due} onBegin={() => setBegun({ due })} />
      ) : (
        <FactorOn since={data.since} left={data.recoveryCodesLeft} />
      )}
      {begun && <BeginFactorDialog reload={begun.due} onClose={() => setBegun(null)} />}
    </>
  );
}

function FactorOff({ due, onBegin }: { readonly due: boolean; readonly onBegin: () => void }) {
  const t = useT(securityMessages);
  return (
    <Stack gap={3}>
      {due && <Notice tone="warning">{t('security.factor.due')}</Notice>}
      <Text as="p" tone="muted">
        {t('security.factor.text')}
      </Text>
      <Row>
        <Button variant={due ? 'primary' : 'secondary'} onClick={onBegin}>
          {t('security.factor.begin')}
        </Button>
      </Row>
    </Stack>
  );
}

function FactorOn({ since, left }: { readonly since: string; readonly left: number }) {
  const t = useT(securityMessages);
  const format = useFormat();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Stack gap={3}>
      <Text as="p">
        {format.parts([
          t('security.factor.on', { time: format.dateTime(since) }),
          t('security.factor.left', { count: left }),
        ])}
      </Text>
      <Row gap={2}>
        <DialogButton dialog={(onClose) => <RenewDialog onCodes={setCodes} onClose={onClose} />}>
          {t('security.factor.renew')}
        </DialogButton>
        <DialogButton dialog={(onClose) => <EndDialog onClose={onClose} />}>{t('security.factor.end')}</DialogButton>
      </Row>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  );
}

const nothingTyped = { password: '', code: '' };

/** The password leaves the browser as MD5 only (specification §5). */
function bothRequest({ password, code }: typeof nothingTyped) {
  return { password: password && md5(password), code };
}

interface RenewDialogProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function RenewDialog({ onCodes, onClose }: RenewDialogProps) {
  const t = useT(securityMessages);
  const form = useForm<typeof nothingTyped, ResultOf<'auth.renewRecoveryCodes'>>({
    initial: nothingTyped,
    call: useFormCall('auth.renewRecoveryCodes', bothRequest),
    onDone: ({ recoveryCodes }) => {
      onClose();
      onCodes(recoveryCodes);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('security.factor.renew')}
      submitLabel={t('security.factor.renew')}
      onClose={onClose}
    >
      <Text as="p">{t('security.factor.renew.text')}</Text>
      <PasswordField
        label={t('security.factor.password')}
        field={form.field('password')}
        autoComplete="current-password"
      />
      <FactorCodeField field={form.field('code')} />
    </FormDialog>
  );
}

function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(securityMessages);
  const form = useDialogForm({
    initial: nothingTyped,
    call: useFormCall('auth.endSecondFactor', bothRequest),
    done: t('security.factor.end.done'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('security.factor.end')}
      submitLabel={t('security.factor.end')}
      tone="danger"
      onClose={onClose}
    >
      <Text as="p">{t('security.factor.end.text')}</Text>
      <PasswordField
        label={t('security.factor.password')}
        field={form.field('password')}
        autoComplete="current-password"
      />
      <FactorCodeField field={form.field('code')} />
    </FormDialog>
  );
}
