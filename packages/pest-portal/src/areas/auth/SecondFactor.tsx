import { md5 } from 'js-md5';
import { Button, FailureState, LoadingState, Notice, Row, Stack, Text, useFormat, useToast } from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useSession } from '../../base/session';
import { DialogButton } from '../../kit/form/DialogButton';
import { FormDialog } from '../../kit/form/FormDialog';
import type { FormCall } from '../../kit/form/form-call';
import { OwnerFields } from '../../kit/form/OwnerFields';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { BeginFactorDialog, RecoveryCodesDialog } from './BeginFactorDialog';
import { securityMessages } from './security.messages';

/** Codes of an authenticator besides the password: whether they are asked for, and the way to change that. */
export function SecondFactor() {
  const { data, error, refetch } = useCall('auth.secondFactor', {});
  const due = useSession().account?.user.secondFactorDue ?? false;
  // It goes on over what is drawn anew: its last step comes after the factor is on and due no more.
  const [begun, setBegun] = useState<{ readonly due: boolean } | null>(null);
  if (!data) return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState count={1} />;
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
  const { toast } = useToast();
  const renew = useFormCall('auth.renewRecoveryCodes', bothRequest);
  const end = useFormCall('auth.endSecondFactor', bothRequest);
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
        <DialogButton
          dialog={(onClose) => (
            <BothDialog
              act="renew"
              call={renew}
              onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
              onClose={onClose}
            />
          )}
        >
          {t('security.factor.renew')}
        </DialogButton>
        <DialogButton
          dialog={(onClose) => (
            <BothDialog
              act="end"
              call={end}
              onDone={() => toast({ tone: 'success', message: t('security.factor.end.done') })}
              onClose={onClose}
            />
          )}
        >
          {t('security.factor.end')}
        </DialogButton>
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

interface BothDialogProps<Result> {
  readonly act: 'renew' | 'end';
  readonly call: FormCall<typeof nothingTyped, Result>;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

/** Asks for password and code together: to replace the recovery codes, or to turn all of it off. */
function BothDialog<Result>({ act, call, onDone, onClose }: BothDialogProps<Result>) {
  const t = useT(securityMessages);
  const form = useForm({
    initial: nothingTyped,
    call,
    onDone: (result) => {
      onClose();
      onDone(result);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`security.factor.${act}`)}
      submitLabel={t(`security.factor.${act}`)}
      tone={act === 'end' ? 'danger' : undefined}
      onClose={onClose}
    >
      <Text as="p">{t(`security.factor.${act}.text`)}</Text>
      <OwnerFields password={form.field('password')} code={form.field('code')} />
    </FormDialog>
  );
}
