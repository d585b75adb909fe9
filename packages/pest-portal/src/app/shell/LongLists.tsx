import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { limits } from 'pest-sdk';
import { Notice, token, useFormat } from 'pest-ui';
import { useCallback, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { longListsMessages } from './long-lists.messages';

/** Over each page that reads a list which ends where lists end: there may be more of it. */
export default function LongLists() {
  const t = useT(longListsMessages);
  const format = useFormat();
  const cache = useQueryClient().getQueryCache();
  const isThere = useSyncExternalStore(
    useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]),
    () => cache.getAll().some((query) => query.isActive() && isLong(query.state.data)),
  );
  if (!isThere) return null;
  return (
    <Apart tone="warning" role="status">
      {t('longLists.end', { most: format.number(limits.listRows) })}
    </Apart>
  );
}

function isLong(answer: unknown): boolean {
  return Array.isArray(answer) && answer.length >= limits.listRows;
}

const Apart = styled(Notice)`
  margin-bottom: ${token.space[4]};
`;
