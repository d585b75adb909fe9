import { hasFormat, limits, type RequestInput } from 'pest-sdk';
import { Button, Row, Text, TextInput } from 'pest-ui';
import { useEffect, useState } from 'react';
import { client } from '../base/client';
import { useT } from '../base/i18n';
import { FieldBox } from './FieldBox';
import type { FieldBinding } from './field-binding';
import { formMessages } from './form.messages';
import { refusalOf } from './refusal';

export interface CodeFieldProps {
  readonly field: FieldBinding<string>;
  /** What the code is sent to; nothing can be sent before it is whole. */
  readonly phone: string;
  /** What the code is for. */
  readonly purpose: RequestInput<'auth.startVerification'>['verificationType'];
}

/** A code that is sent to a phone, with the button that sends it (specification §4). */
export function CodeField({ field, phone, purpose }: CodeFieldProps) {
  const t = useT(formMessages);
  const { left, start } = useCountdown();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      await client.auth.startVerification({ phoneNumber: phone.trim(), verificationType: purpose });
      setSent(true);
      start(limits.codeResendSeconds);
    } catch (thrown) {
      setFailure(refusalOf(thrown)?.message ?? t('form.code.failed'));
    } finally {
      setSending(false);
    }
  };
  const idle = t(sent ? 'form.code.again' : 'form.code.send');
  return (
    <div>
      <FieldBox label={t('form.code')} field={field}>
        {(control) => (
          <Row nowrap fillFirst>
            <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" />
            <Button disabled={left > 0 || !hasFormat('phone', phone)} loading={sending} onClick={() => void send()}>
              {left > 0 ? t('form.code.wait', { seconds: left }) : idle}
            </Button>
          </Row>
        )}
      </FieldBox>
      <Text as="p" size="sm" tone={failure === null ? 'muted' : 'danger'} role="status">
        {failure ?? (sent && t('form.code.sent'))}
      </Text>
    </div>
  );
}

/** Seconds that are left of a wait. */
function useCountdown(): { readonly left: number; start(seconds: number): void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  return {
    left,
    start: (seconds) => {
      const begun = Date.now();
      setNow(begun);
      setUntil(begun + seconds * 1000);
    },
  };
}
