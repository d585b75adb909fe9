import { describeError } from 'pest-sdk';
import { useRef, useState } from 'react';
import { useLocale } from '../i18n/messages';

/** One button's call of the host: running, and in words why it failed. Whoever calls keeps what was typed. */
export function useReportAction() {
  const locale = useLocale();
  const [pending, setPending] = useState(false);
  const [thrown, setThrown] = useState<{ readonly error: unknown } | null>(null);
  // Ahead of the state: the second click of a double click comes before the button is drawn busy.
  const underWay = useRef(false);
  const run = async (call: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setThrown(null);
    try {
      await call();
    } catch (error) {
      setThrown({ error });
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };
  return { run, pending, refusal: thrown && describeError(thrown.error, locale) };
}
