import { useEffect, useMemo, useRef } from 'react';
import { shapedLike } from '../../base/drafts';
import { guardUnsaved, type Unsaved } from '../../base/leaving';

/** Guards a form or an editor for as long as it is on the page; the same object through all its renderings. */
export function useUnsaved(guarded: boolean, now: Unsaved): Unsaved {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const unsaved = useMemo<Unsaved>(
    () => ({ isDirty: () => latest.current.isDirty(), discard: () => latest.current.discard() }),
    [],
  );
  useEffect(() => (guarded ? guardUnsaved(unsaved) : undefined), [guarded, unsaved]);
  return unsaved;
}

/** Typing something and taking it back changes nothing. */
export function sameValues(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What was typed before, if it fits the form and says something else than the form does by itself. */
export function keptValues<Values>(start: Values, stored: unknown): Values | null {
  return shapedLike(start, stored) && !sameValues(stored, start) ? stored : null;
}
