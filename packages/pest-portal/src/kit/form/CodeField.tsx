import { hasFormat, limits, type RequestInput, readPhone } from 'pest-sdk';
import { Button, Row, Text, TextInput, VisuallyHidden } from 'pest-ui';
import { useEffect, useState } from 'react';
import { markForOurs } from '../../base/browser-mark';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { FieldBox } from './FieldBox';
import type { FieldBinding } from './field-binding';
import { formMessages } from './form.messages';
import { refusalOf } from './refusal';

type Purpose = RequestInput<'auth.startVerification'>['verificationType'];

export interface CodeFieldProps {
  readonly field: FieldBinding<string>;
  /** What the code is sent to; nothing can be sent before it is whole. */
  readonly phone: string;
  /** What the code is for. */
  readonly purpose: Purpose;
  /** Once it was sent: what to do when none comes. The server answers alike whether one does. */
  readonly missing?: string | undefined;
}

/** A code that is sent to a phone, with the button that sends it (specification §4). */
export function CodeField({ field, phone, purpose, missing }: CodeFieldProps) {
  const t = useT(formMessages);
  const number = readPhone(phone);
  const { left, begun, start } = useCountdown(`${purpose} ${number}`);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      await client.auth.startVerification({ phoneNumber: number, verificationType: purpose, ...markForOurs() });
      start(limits.codeResendSeconds);
    } catch (thrown) {
      setFailure(refusalOf(thrown, {}, t('form.code.failed'))?.message ?? null);
    } finally {
      setSending(false);
    }
  };
  return (
    <div>
      <FieldBox label={t('form.code')} field={field} words={{ required: t('form.code.missing') }}>
        {(control) => (
          <Row nowrap fillFirst>
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              placeholder={t('form.code.digits')}
            />
            <Button disabled={left > 0 || !hasFormat('phone', number)} loading={sending} onClick={() => void send()}>
              {left > 0 ? t('form.code.wait', { seconds: left }) : t(begun ? 'form.code.again' : 'form.code.send')}
            </Button>
          </Row>
        )}
      </FieldBox>
      {/* The seconds are not read out: the start is said, and the end. */}
      <Text as="p" size="sm" tone={failure === null ? 'muted' : 'danger'} role="status">
        {failure ?? (left > 0 ? t('form.code.sent') : begun && <VisuallyHidden>{t('form.code.ready')}</VisuallyHidden>)}
      </Text>
      {begun && missing !== undefined && (
        <Text as="p" size="sm" tone="muted">
          {missing}
        </Text>
      )}
    </div>
  );
}

const keptUnder = 'pest_code_until';

/** Seconds that are left of a wait; its end is kept for the tab, so that loading the page anew does not end it. */
function useCountdown(name: string) {
  const [now, setNow] = useState(Date.now);
  const until = endOf(name);
  const left = Math.min(limits.codeResendSeconds, Math.max(0, Math.ceil((until - now) / 1000)));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  return {
    left,
    /** Whether a code was asked for. */
    begun: until > 0,
    start: (seconds: number) => {
      const begun = Date.now();
      keepEnd(name, begun + seconds * 1000);
      setNow(begun);
    },
  };
}

function endOf(name: string): number {
  const [kept, end] = (sessionStorage.getItem(keptUnder) ?? '').split('|');
  return kept === name ? Number(end) || 0 : 0;
}

function keepEnd(name: string, end: number): void {
  sessionStorage.setItem(keptUnder, `${name}|${end}`);
}
