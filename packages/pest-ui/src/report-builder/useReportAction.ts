import { describeError } from 'pest-sdk';
import { useState } from 'react';
import { useLocale } from '../i18n/messages';

/** One button's call of the host: running, and in words why it failed. Whoever calls keeps what was typed. */
export function useReportAction() {
  const locale = useLocale();
  const [pending, setPending] = useState(false);
  const [thrown, setThrown] = useState<{ readonly error: unknown } | null>(null);
  const run = async (call: () => Promise<void>): Promise<void> => {
    setPending(true);
    setThrown(null);
    try {
      await call();
    } catch (error) {
      setThrown({ error });
    } finally {
      setPending(false);
    }
  };
  return { run, pending, refusal: thrown && describeError(thrown.error, locale) };
}
