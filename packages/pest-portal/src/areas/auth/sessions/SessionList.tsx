import type { ResultOf } from 'pest-sdk';
import { StatusDot, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { useT } from '../../../base/i18n';
import { ActList } from '../../../kit/page/ActList';
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
    <ActList>
      {sessions.map((session) => {
        const device = deviceOf(session);
        const { address, method, startedAt, lastUsedAt } = session;
        return (
          <li key={session.id}>
            <span>
              <b>
                {device} {session.current && <StatusDot tone="success">{t('session.current')}</StatusDot>}
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
    </ActList>
  );
}

/** A browser and what it runs on, as far as they are known. */
function useDeviceWords() {
  const t = useT(sessionMessages);
  return ({ browser, system }: Pick<SignedInAt, 'browser' | 'system'>): string => {
    // Known by another name in Chinese.
    if (browser === 'WeChat')
      return t(system === '' ? 'session.device.wechat' : 'session.device.wechat.on', { system });
    if (browser !== '' && system !== '') return t('session.device', { browser, system });
    return browser || system || t('session.device.unknown');
  };
}
