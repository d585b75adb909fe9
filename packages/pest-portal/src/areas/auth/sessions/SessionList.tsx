import type { ResultOf } from 'pest-sdk';
import { Badge, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { sessionMessages } from './sessions.messages';

export type SignedInAt = ResultOf<'auth.sessions'>[number];

export interface SessionListProps {
  readonly sessions: readonly SignedInAt[];
  /** What can be done about a session that is not the one that asks. */
  readonly act?: (session: SignedInAt, device: string) => ReactNode;
}

/** Places where an account is signed in: with what, from where, since when. */
export function SessionList({ sessions, act }: SessionListProps) {
  const t = useT(sessionMessages);
  const format = useFormat();
  const deviceOf = useDeviceWords();
  return (
    <List>
      {sessions.map((session) => {
        const device = deviceOf(session);
        const { address, method, startedAt, lastUsedAt } = session;
        return (
          <li key={session.id}>
            <span>
              <b>
                {device} {session.current && <Badge tone="success">{t('session.current')}</Badge>}
              </b>
              <small>
                {format.parts([t(`session.method.${method}`), address === '' ? '' : t('session.from', { address })])}
              </small>
              <small>
                {format.parts([
                  t('session.since', { time: format.dateTime(startedAt) }),
                  t('session.lastUsed', { time: format.dateTime(lastUsedAt) }),
                ])}
              </small>
            </span>
            {!session.current && act?.(session, device)}
          </li>
        );
      })}
    </List>
  );
}

/** A browser and what it runs on, as far as they are known. */
function useDeviceWords() {
  const t = useT(sessionMessages);
  return ({ browser: told, system }: Pick<SignedInAt, 'browser' | 'system'>): string => {
    const browser = told === 'WeChat' ? t('session.device.wechat') : told;
    if (browser !== '' && system !== '') return t('session.device', { browser, system });
    return browser || system || t('session.device.unknown');
  };
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    padding: ${token.space[3]} 0;
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  li > span {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
  }
  b {
    font-weight: ${token.fontWeight.medium};
  }
  small {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
    overflow-wrap: anywhere;
  }
`;
