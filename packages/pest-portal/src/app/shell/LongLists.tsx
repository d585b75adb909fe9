import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { Notice, token } from 'pest-ui';
import { useCallback, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { isCut } from '../../base/cut-answers';
import { useT } from '../../base/i18n';
import { longListsMessages } from './long-lists.messages';

/** Over each page that reads a list of which its server has more. */
export default function LongLists() {
  const t = useT(longListsMessages);
  const cache = useQueryClient().getQueryCache();
  const isThere = useSyncExternalStore(
    useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]),
    () => cache.getAll().some((query) => query.isActive() && query.state.data !== undefined && isCut(query.queryKey)),
  );
  if (!isThere) return null;
  return (
    <Apart tone="warning" role="status">
      {t('longLists.end')}
    </Apart>
  );
}

const Apart = styled(Notice)`
  margin-bottom: ${token.space[4]};
`;
