import type { PestClient, ReportNote, ReportStep } from 'pest-sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReportNoteProps } from '../../report-builder/report/report-notes';
import type { ReportVersion } from '../../report-builder/report/report-versions';
import type { HostCallOptions } from '../../widget/widget.types';
import type { MayCall } from './useClient';

/** Calls about the work on a report; a client that has none of them shows neither steps nor notes. */
export type ReportWorkCalls = Partial<
  Pick<PestClient['report'], 'versions' | 'version' | 'notes' | 'addNote' | 'answerNote' | 'resolveNote'>
>;

interface Work {
  readonly id: string;
  readonly steps: readonly ReportStep[];
  readonly notes: readonly ReportNote[];
}

interface Rights {
  readonly edit: boolean;
  readonly review: boolean;
}

/**
 * The steps of a report and its reviewers' notes, for those who write or review it; read again after each version.
 * Whoever may not read them sees the report without.
 */
export function useReportWork(
  calls: ReportWorkCalls | undefined,
  report: { readonly id: string; readonly version: number; readonly state: string } | undefined,
  { edit, review }: Rights,
  granted: MayCall,
) {
  const [work, setWork] = useState<Work | null>(null);
  const id = report?.id ?? '';
  const stand = `${id} ${report?.version} ${report?.state}`;
  const readable = granted('report.versions') && granted('report.notes') && calls?.versions && calls.notes;
  const wanted = (edit || review) && id !== '' && readable ? calls : null;
  const read = useCallback(
    async (options: HostCallOptions) => {
      if (!wanted?.versions || !wanted.notes) return;
      const [steps, notes] = await Promise.all([wanted.versions({ id }, options), wanted.notes({ id }, options)]);
      setWork({ id, steps, notes });
    },
    [wanted, id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again where the report stands elsewhere.
  useEffect(() => {
    const controller = new AbortController();
    read({ signal: controller.signal }).catch(() => undefined);
    return () => controller.abort();
  }, [read, stand]);
  const known = work?.id === id ? work : null;
  const history = useMemo(() => known?.steps.map(versionOf), [known]);
  if (!wanted || !known) return {};
  return {
    history,
    notes: known.notes,
    ...(wanted.version && granted('report.version') && { loadVersion: readerOf(wanted.version) }),
    ...noteActs(wanted, id, { edit, review }, granted, read),
  };
}

function readerOf(version: NonNullable<ReportWorkCalls['version']>) {
  return ({ id }: ReportVersion, options: HostCallOptions) => version({ id }, options);
}

function versionOf({ by, at, ...step }: ReportStep): ReportVersion {
  return { ...step, savedBy: by, savedAt: at };
}

function noteActs(
  { addNote, answerNote, resolveNote }: ReportWorkCalls,
  id: string,
  { edit, review }: Rights,
  granted: MayCall,
  read: (options: HostCallOptions) => Promise<void>,
): Pick<ReportNoteProps, 'onAddNote' | 'onAnswerNote' | 'onResolveNote'> {
  return {
    onAddNote:
      addNote && review && granted('report.addNote')
        ? async (note, options) => {
            await addNote({ id, ...note }, options);
            await read(options);
          }
        : undefined,
    onAnswerNote:
      answerNote && edit && granted('report.answerNote')
        ? async (answer, options) => {
            await answerNote(answer, options);
            await read(options);
          }
        : undefined,
    onResolveNote:
      resolveNote && review && granted('report.resolveNote')
        ? async (note, options) => {
            await resolveNote({ id: note.id }, options);
            await read(options);
          }
        : undefined,
  };
}
