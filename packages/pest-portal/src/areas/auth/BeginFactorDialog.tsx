import { md5 } from 'js-md5';
import { Stack, Text, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { pageLoad } from '../../base/page-load';
import { FactorCodeField } from '../../kit/form/FactorCodeField';
import { FormDialog } from '../../kit/form/FormDialog';
import { OwnerFields } from '../../kit/form/OwnerFields';
import { ToldOnceDialog } from '../../kit/form/ToldOnceDialog';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { QrCode } from '../../kit/qr/QrCode';
import { securityMessages } from './security.messages';

interface NewFactor {
  readonly secret: string;
  readonly uri: string;
}

interface BeginFactorDialogProps {
  /** The console was closed until now: once this is done it is loaded anew. */
  readonly reload: boolean;
  readonly onClose: () => void;
}

/** Turns two-step sign-in on: password, authenticator with a first code, recovery codes. */
export function BeginFactorDialog({ reload, onClose }: BeginFactorDialogProps) {
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => (reload ? pageLoad.to('/home') : onClose());
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={finish} />;
  if (factor) return <ConfirmDialog factor={factor} onCodes={setCodes} onClose={onClose} />;
  return <PasswordDialog onFactor={setFactor} onClose={onClose} />;
}

interface PasswordDialogProps {
  readonly onFactor: (factor: NewFactor) => void;
  readonly onClose: () => void;
}

function PasswordDialog({ onFactor, onClose }: PasswordDialogProps) {
  const t = useT(securityMessages);
  const form = useForm({
    initial: { password: '' },
    call: useFormCall('auth.beginSecondFactor', ({ password }: { readonly password: string }) => ({
      password: password && md5(password),
    })),
    onDone: onFactor,
  });
  return (
    <FormDialog
      form={form}
      title={t('security.factor.begin')}
      submitLabel={t('security.factor.next')}
      onClose={onClose}
    >
      <Text as="p">{t('security.factor.password.text')}</Text>
      <OwnerFields password={form.field('password')} />
    </FormDialog>
  );
}

interface ConfirmDialogProps {
  readonly factor: NewFactor;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function ConfirmDialog({ factor: { secret, uri }, onCodes, onClose }: ConfirmDialogProps) {
  const t = useT(securityMessages);
  const call = useFormCall('auth.confirmSecondFactor', (values: { readonly code: string }) => values);
  const form = useForm({
    initial: { code: '' },
    // A code is over in a minute: none is kept.
    call: { ...call, draftName: () => null },
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <FormDialog
      form={form}
      title={t('security.factor.begin')}
      submitLabel={t('security.factor.begin')}
      onClose={onClose}
    >
      <Text as="p">{t('security.factor.scan')}</Text>
      <Scan>
        <QrCode text={uri} label={t('security.factor.qr')} />
        <Stack gap={1}>
          <Text size="sm" tone="muted">
            {t('security.factor.secret')}
          </Text>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </Stack>
      </Scan>
      <FactorCodeField field={form.field('code')} first />
    </FormDialog>
  );
}

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Codes that were just made: told this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useT(securityMessages);
  return (
    <ToldOnceDialog title={t('security.factor.codes')} text={codes.join('\n')} onClose={onClose}>
      <Text as="p">{t('security.factor.codes.once')}</Text>
      <Codes aria-label={t('security.factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </ToldOnceDialog>
  );
}

const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};

  svg {
    width: 168px;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
  }
  > div {
    flex: 1 1 180px;
  }
  code {
    font-size: ${token.fontSize.md};
    overflow-wrap: anywhere;
  }
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${token.space[2]};
  margin: 0;
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  font-family: ui-monospace, monospace;
  font-size: ${token.fontSize.md};
  list-style: none;
  user-select: all;
`;
