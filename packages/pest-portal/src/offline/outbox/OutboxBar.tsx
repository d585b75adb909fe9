import { token, useFormat } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import type { RoutePath } from '../../base/pages';
import { OutboxDialog } from './OutboxDialog';
import { useServicesOnPhone } from './on-phone';
import { outboxMessages } from './outbox.messages';
import { useOutbox, useSendingByItself } from './useOutbox';
import { useNewVersion } from './worker';

/** One line over the page: without a network, or while something waits. It leads to what waits. */
export function OutboxBar() {
  const t = useT(outboxMessages);
  useSendingByItself();
  const update = useNewVersion();
  const { acts, online, sending, outbox } = useOutbox();
  const [open, setOpen] = useState(false);
  const words = useBarWords();
  const waits = acts.some(({ trouble }) => trouble === null);
  return (
    <>
      <Live role="status">
        {words && (
          <Line data-tone={online ? 'online' : 'offline'}>
            <span>{words}</span>
            {online && waits && !sending && (
              <button type="button" onClick={() => void outbox.send()}>
                {t('outbox.send')}
              </button>
            )}
            {(acts.length > 0 || !online) && (
              <button type="button" onClick={() => setOpen(true)}>
                {t('outbox.open')}
              </button>
            )}
          </Line>
        )}
        {!words && update && (
          <Line data-tone="online">
            <span>{t('outbox.update')}</span>
            <button type="button" onClick={update}>
              {t('outbox.update.reload')}
            </button>
          </Line>
        )}
      </Live>
      {/* Not fetched when it is opened: that is where there is no network. */}
      {open && <OutboxDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Nothing waits: what can be worked on without a network. */
function OnPhone() {
  const t = useT(outboxMessages);
  const count = useServicesOnPhone().filter(({ since }) => since !== null).length;
  return count === 0 ? t('outbox.offline') : t('outbox.offline.onPhone', { count });
}

/** Where what is done is kept on this device; on any other page a change is lost without a network. */
const pagesThatKeep: readonly string[] = ['/servicePage/inspect', '/servicePage/detail', '/home'] satisfies RoutePath[];

function useBarWords(): ReactNode {
  const t = useT(outboxMessages);
  const format = useFormat();
  const { pathname } = useLocation();
  const { acts, online, sending } = useOutbox();
  const count = acts.length;
  const [first] = acts.map(({ keptAt }) => keptAt).sort();
  if (!online && first !== undefined) return t('outbox.offline.kept', { count, since: format.time(first) });
  if (!online) return pagesThatKeep.includes(pathname) ? <OnPhone /> : t('outbox.offline.elsewhere');
  if (sending) return t('outbox.sending', { of: sending.of, number: Math.min(sending.done, sending.of) });
  const troubled = acts.filter(({ trouble }) => trouble !== null).length;
  if (troubled > 0) return t('outbox.trouble', { count: troubled });
  return count === 0 ? null : t('outbox.waiting', { count });
}

/** Always there, so that a screen reader hears what comes into it; empty it takes no room. */
const Live = styled.div`
  grid-area: note;
  position: sticky;
  top: ${token.size.bar};
  z-index: ${token.layer.sticky};

  &:empty {
    position: absolute;
  }
  /* What fills the rest of the window leaves room for it. */
  &:not(:empty) ~ * {
    --_pest-note-height: 32px;
  }
  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 32px;
  padding: 0 ${token.space[4]};
  background: ${token.color.infoSoft};
  color: ${token.color.text};
  font-size: ${token.fontSize.sm};

  &[data-tone='offline'] {
    background: ${token.color.text};
    color: ${token.color.surface};
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  button {
    min-height: 32px;
    padding: 0 ${token.space[2]};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: -2px;
  }
`;
