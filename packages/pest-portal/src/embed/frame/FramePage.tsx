import type { Language, PestClient } from 'pest-sdk';
import { EmptyState, ErrorState, LoadingState, PestProvider, PestRoot, token, useMessages } from 'pest-ui';
import type { FrameSettings, HostConnection } from 'pest-ui/frame';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { frameMessages } from './frame.messages';
import { endedWords, failureOf } from './frame-failures';
import type { Framed, Tell } from './framed';

/** What the host wants to be shown. */
export interface Shown {
  readonly settings: FrameSettings;
  readonly props: Readonly<Record<string, unknown>>;
}

type Host = Pick<HostConnection, 'send'>;

interface FramePageProps extends Shown {
  readonly load: () => Promise<Framed>;
  readonly client: PestClient;
  readonly host: Host;
}

/** As much room as a ring around what has the focus needs: a frame cuts off what lies beyond it. */
const Page = styled.div`
  padding: 4px;
  background: ${token.color.surface};
  &[data-fill] {
    padding: 0;
    height: 100%;
  }
`;

/** One widget, with the settings of the page around the frame. */
export function FramePage({ load, client, host, settings, props }: FramePageProps) {
  const { locale = 'zh', timeZone, colorScheme, theme, messages, height = 'content' } = settings;
  const tell = useMemo(() => tellOf(host), [host]);
  return (
    <PestProvider
      {...{ locale, timeZone, colorScheme, theme, messages }}
      styleRoot={document}
      describeError={endedWords}
      onError={(error, { action }) => tell.fail(failureOf(error, action, locale))}
    >
      <Page data-fill={height === 'fill' || undefined}>
        <Loaded load={load} host={host}>
          {(Widget) => <Widget raw={props} client={client} height={height} tell={tell} />}
        </Loaded>
      </Page>
    </PestProvider>
  );
}

/** What stands here where nobody embeds the page. */
export function AlonePage({ locale }: { readonly locale: Language }) {
  return (
    <PestProvider locale={locale} colorScheme="auto" styleRoot={document}>
      <Alone />
    </PestProvider>
  );
}

function Alone() {
  const t = useMessages(frameMessages);
  return (
    <PestRoot>
      <EmptyState title={t('frame.alone.title')} hint={t('frame.alone.hint')} />
    </PestRoot>
  );
}

interface LoadedProps {
  readonly load: () => Promise<Framed>;
  readonly host: Host;
  readonly children: (widget: Framed) => React.ReactNode;
}

/** Fetches the widget's file; one that does not come can be asked for again. */
function Loaded({ load, host, children }: LoadedProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly widget: Framed } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once, and again when asked to.
  useEffect(() => {
    setFailed(false);
    load().then(
      (widget) => setLoaded({ widget }),
      () => setFailed(true),
    );
  }, [tries]);
  useEffect(() => {
    if (loaded) host.send({ type: 'ready' });
  }, [loaded, host]);
  if (loaded) return children(loaded.widget);
  return (
    <PestRoot aria-busy={!failed}>
      {failed ? <ErrorState message={null} onRetry={() => setTries(tries + 1)} /> : <LoadingState />}
    </PestRoot>
  );
}

function tellOf(host: Host): Tell {
  return {
    select: (id) => host.send({ type: 'select', id }),
    open: (id) => host.send({ type: 'open', id }),
    change: (change) => host.send({ type: 'change', change }),
    fail: (failure) => host.send({ type: 'error', failure }),
  };
}
