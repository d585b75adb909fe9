import { mostNeeds, type Need } from 'pest-sdk';
import { FailureState, LoadingState, useFormat } from 'pest-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { allNeedsMessages } from './all-needs.messages';

export interface AllNeedsProps {
  readonly first: readonly Need[];
  readonly list: (needs: readonly Need[]) => ReactNode;
}

/** All that waits for the reader; the first of it is there already. */
export function AllNeeds({ first, list }: AllNeedsProps) {
  const t = useT(allNeedsMessages);
  const { number } = useFormat();
  const all = useCall('home.needs', { limit: mostNeeds });
  const needs = all.data?.needs ?? first;
  const shown = useRef<HTMLDivElement>(null);
  const [seen] = useState(first.length);
  const { isSuccess } = all;
  // The button that asked for the others is gone: whoever pressed it goes on where they begin.
  useEffect(() => {
    if (isSuccess) shown.current?.querySelectorAll('a')[seen]?.focus();
  }, [isSuccess, seen]);
  return (
    <div ref={shown}>
      {list(needs)}
      {all.isPending && <LoadingState />}
      {all.error && <FailureState error={all.error} onRetry={() => void all.refetch()} />}
      {all.data && all.data.count > mostNeeds && (
        <p>{t('home.needs.rest', { count: number(all.data.count - needs.length) })}</p>
      )}
    </div>
  );
}
