import { useEffect, useRef, useState } from 'react';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import { isAbort, useFailureWords } from '../../widget/failure-words';
import { useFailureReport } from '../../widget/useHostCall';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import type { PlanChange } from '../plan/plan-changes';
import { handsMessages } from './hands.messages';

/** What is needed to have devices created by the host. */
export interface CreateProps
  extends Pick<FloorPlanEditorOwnProps, 'onCreateDevice' | 'onNameDevices' | 'onError' | 'describeError'> {
  readonly editing: PlanEditing;
}

/** A device as it was asked for, and as the host keeps it. */
export interface Created {
  readonly draft: PlanDevice;
  readonly device: PlanDevice;
}

/** A device that the host refused, and why. */
export interface Refused {
  readonly device: PlanDevice;
  readonly why: string | null;
}

/**
 * Has devices created one after the other, and what came of it made one step of undo together with `placed`, which the
 * host saves itself. One that is refused leaves the others; those that were created before somebody stopped it stay.
 */
export function useCreateDevices({ editing, onCreateDevice, onError, describeError }: CreateProps) {
  const t = useMessages(handsMessages);
  const report = useFailureReport('floor-plan-editor', onError);
  const wordsFor = useFailureWords(describeError);
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number } | null>(null);
  const [refused, setRefused] = useState<readonly { readonly device: PlanDevice; readonly error: unknown }[]>([]);
  const latest = useRef(editing);
  latest.current = editing;
  const running = useRef<AbortController | null>(null);
  // What was asked for stands on this plan: on another there is no place for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan ends what is to come on this one.
  useEffect(() => () => running.current?.abort(), [editing.plan?.id]);

  const createAll = async (drafts: readonly PlanDevice[], stopped: AbortSignal) => {
    const created: Created[] = [];
    // Whoever stops ends what is to come. What the host may already keep is waited for, or nobody would know of it.
    const { signal } = new AbortController();
    const failed: { device: PlanDevice; error: unknown }[] = [];
    for (const [at, device] of drafts.entries()) {
      setProgress({ done: at, count: drafts.length });
      try {
        const made = await onCreateDevice?.(device, { signal });
        if (made) created.push({ draft: device, device: made });
      } catch (error) {
        if (isAbort(error)) break;
        failed.push({ device, error });
        report(error, 'create');
      }
      if (stopped.aborted) break;
    }
    return { created, failed };
  };

  /** Answers those that are on the plan. Of those that were made for a plan that is gone, its host alone knows. */
  const create = async (drafts: readonly PlanDevice[], placed: readonly PlanChange[] = []): Promise<Created[]> => {
    if (running.current) return [];
    const planId = editing.plan?.id;
    const controller = new AbortController();
    running.current = controller;
    setRefused([]);
    const { created, failed } = await createAll(drafts, controller.signal);
    running.current = null;
    setProgress(null);
    if (latest.current.plan?.id !== planId) return [];
    setRefused(failed);
    const added = created.map(({ device }) => ({ type: 'add' as const, device }));
    if (added.length + placed.length > 0) {
      latest.current.commit([...placed, ...added], { reason: 'add', source: 'form' }, placed);
      sayAdded(created);
    }
    return created;
  };
  const sayAdded = (created: readonly Created[]) => {
    const [first, last] = [created[0]?.device.code ?? '', created.at(-1)?.device.code ?? ''];
    if (first !== '') latest.current.say(t('hands.said.added', { count: created.length, first, last }));
  };

  return {
    create,
    progress,
    stop: () => running.current?.abort(),
    refused: refused.map(({ device, error }): Refused => ({ device, why: wordsFor(error) })),
  };
}

export type DeviceCreation = ReturnType<typeof useCreateDevices>;
