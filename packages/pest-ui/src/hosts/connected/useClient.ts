import type { EndpointName, Language } from 'pest-sdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePest } from '../../provider/context';
import type { HostCallOptions } from '../../widget/widget.types';

/** What a client may be asked beside the calls of a widget; `createPestClient(…)` has both. */
export interface ClientParts {
  /** Which calls its token may make: what it may not do is not offered. Without it, all is, and the server decides. */
  readonly embed?:
    | {
        readonly granted?:
          | ((input: Record<string, never>, options: HostCallOptions) => Promise<{ readonly calls: readonly string[] }>)
          | undefined;
      }
    | undefined;
}

/**
 * A client that asks for its answers in the language that widgets speak; an object that cannot, as it is. It stays the
 * same when the language changes: nothing is read anew, and what was typed is kept.
 */
export function useSpeaking<Client extends object>(client: Client | undefined): Client | undefined {
  const { locale } = usePest();
  const spoken = useRef(locale);
  spoken.current = locale;
  return useMemo(() => (client && speaks(client) ? client.inLanguage(() => spoken.current) : client), [client]);
}

function speaks<Client extends object>(
  client: Client,
): client is Client & { inLanguage(language: () => Language): Client } {
  return 'inLanguage' in client && typeof client.inLanguage === 'function';
}

/** Whether a call may be made. */
export type MayCall = (name: EndpointName) => boolean;

const everything: MayCall = () => true;
const nothing: MayCall = () => false;

/**
 * What the client's token may do: nothing until that is known, and everything where it cannot be known, since the server
 * asks again.
 */
export function useGranted(client: ClientParts | undefined): MayCall {
  const granted = client?.embed?.granted;
  const [known, setKnown] = useState<{ readonly client: ClientParts; readonly may: MayCall } | null>(null);
  useEffect(() => {
    if (!client || !granted) return;
    const controller = new AbortController();
    const know = (may: MayCall) => !controller.signal.aborted && setKnown({ client, may });
    granted({}, { signal: controller.signal }).then(
      ({ calls }) => know((name) => calls.includes(name)),
      () => know(everything),
    );
    return () => controller.abort();
  }, [client, granted]);
  if (!granted) return everything;
  return known?.client === client ? known.may : nothing;
}
