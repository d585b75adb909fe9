import { useQueryClient } from '@tanstack/react-query';
import { describeError } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { isUnreachable } from '../../base/unreachable';
import { askAnew } from '../../base/writes';
import { reportMessages } from './report.messages';

export interface GenerateAll {
  /** Of how many services the report was tried so far; null while nothing runs. */
  readonly running: { readonly done: number; readonly total: number } | null;
  /** Why a report could not be generated, by its service. */
  readonly failures: ReadonlyMap<string, string>;
  readonly generate: (ids: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Generates the reports of many services, one after the other. A network that is gone ends it; so does leaving the page.
 *
 * @param onLeft what is without a report still, once it is over
 */
export function useGenerateAll(onLeft: (ids: readonly string[]) => void): GenerateAll {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<GenerateAll['running']>(null);
  const [failures, setFailures] = useState<GenerateAll['failures']>(new Map());
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const generate = async (ids: readonly string[]) => {
    stopped.current = false;
    const reasons = new Map<string, string>();
    const made = new Set<string>();
    setFailures(reasons);
    for (const [done, id] of ids.entries()) {
      if (stopped.current) break;
      setRunning({ done, total: ids.length });
      try {
        await client.task.generateReport({ id });
        made.add(id);
      } catch (error) {
        const reason = describeError(error, language);
        // A session that has ended says so by itself.
        if (reason === null) break;
        reasons.set(id, reason);
        if (isUnreachable(error)) break;
      }
    }
    // The list is asked once: its rows would move under the reader otherwise.
    await askAnew(queryClient, 'task.generateReport');
    setRunning(null);
    setFailures(reasons);
    onLeft(ids.filter((id) => !made.has(id)));
    if (made.size > 0) toast({ tone: 'success', message: t('report.missing.done', { count: made.size }) });
    if (reasons.size > 0) toast({ tone: 'danger', message: t('report.missing.failed', { count: reasons.size }) });
  };
  return {
    running,
    failures,
    generate,
    stop: () => {
      stopped.current = true;
    },
  };
}
