import { createPestClient } from 'pest-sdk';
import { type ReactNode, useMemo, useRef } from 'react';
import { PestContext, usePest } from '../../provider/context';

/** Where a connected widget asks, where the page brings no `client`. */
export interface Served {
  /** Address of the server, as `https://pest.example.com`. */
  readonly src?: string | undefined;
  /** What it is asked with: a token of `embed.exchange`, or where to get one, which is asked again when it has ended. */
  readonly token?: string | (() => string | Promise<string>) | undefined;
}

interface ServedClientProps extends Served {
  readonly src: string;
  readonly children: ReactNode;
}

/** Makes the client of the widgets below, which ask the server at `src` with the token of now. */
export function ServedClient({ src, token, children }: ServedClientProps) {
  const around = usePest();
  const asked = useRef(token);
  asked.current = token;
  const client = useMemo(() => {
    /** Of a function: asked once, and again when its token has ended. */
    let kept: string | Promise<string> | undefined;
    const token = () => {
      if (typeof asked.current !== 'function') return asked.current ?? null;
      kept ??= asked.current();
      return kept;
    };
    const renewToken = () => {
      kept = undefined;
      return token();
    };
    return createPestClient({ baseUrl: src.replace(/\/$/, ''), token, renewToken });
  }, [src]);
  const inside = useMemo(() => ({ ...around, client }), [around, client]);
  return <PestContext.Provider value={inside}>{children}</PestContext.Provider>;
}
