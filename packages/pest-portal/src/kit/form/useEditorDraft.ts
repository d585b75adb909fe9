import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../base/drafts';
import { sameValues, useUnsaved } from './useUnsaved';

export interface EditorDraftOptions<Document> {
  /** Of the record being edited, among those of the page. */
  readonly name: string;
  /** What the server has; another one, as after a save, is where the work goes on from. What was typed stays. */
  readonly saved: Document;
  /** What was typed, as a change to what the server has now; without it, as it was typed. */
  readonly rebase?: ((working: Document, saved: Document) => Document) | undefined;
  /** What was kept, if it can still be edited. */
  readonly parse: (stored: unknown) => Document | null;
}

export interface EditorDraft<Document> {
  readonly working: Document;
  change(next: Document): void;
  /** The work goes on from what was not saved before. */
  readonly restored: boolean;
  /** Back to what the server has. */
  forget(): void;
  /** It is saved: nothing stops the person from leaving. */
  settle(): void;
}

/** What an editor works on: kept while it is not saved, and asked about before it is left. */
export function useEditorDraft<Document>({
  name,
  saved,
  rebase = (typed) => typed,
  parse,
}: EditorDraftOptions<Document>): EditorDraft<Document> {
  const draft = useDraft(name);
  const [known, setKnown] = useState(saved);
  const [working, setWorking] = useState(saved);
  const [restored, setRestored] = useState(false);
  const latest = useRef({ working: saved, saved, settled: false });

  const show = (next: Document) => {
    latest.current = { ...latest.current, working: next, settled: false };
    setWorking(next);
  };
  const forget = () => {
    draft.drop();
    setRestored(false);
    show(latest.current.saved);
  };
  if (saved !== known) {
    setKnown(saved);
    setWorking(goneOn(working, known, saved, rebase));
    if (isSaved(working, known, saved)) setRestored(false);
  }
  useEffect(() => {
    const { working: typed, saved: before, settled } = latest.current;
    if (before === saved) return;
    if (settled || isSaved(typed, before, saved)) draft.drop();
    latest.current = { working: goneOn(typed, before, saved, rebase), saved, settled: false };
  });
  useOnce(() => {
    const kept = parse(draft.read());
    if (kept === null || sameValues(kept, saved)) return;
    setRestored(true);
    show(kept);
  });
  useUnsaved(true, {
    isDirty: () => !latest.current.settled && !sameValues(latest.current.working, latest.current.saved),
    discard: () => {
      draft.drop();
      latest.current = { ...latest.current, settled: true };
    },
  });
  return {
    working,
    change: (next) => {
      show(next);
      if (sameValues(next, latest.current.saved)) draft.drop();
      else draft.keep(next);
    },
    restored,
    forget,
    settle: () => {
      draft.drop();
      latest.current = { ...latest.current, settled: true };
    },
  };
}

/** Nothing was typed, or what was typed is what the server has now. */
function isSaved<Document>(working: Document, before: Document, saved: Document): boolean {
  return sameValues(working, before) || sameValues(working, saved);
}

/** What is shown once the server has another record. */
function goneOn<Document>(
  working: Document,
  before: Document,
  saved: Document,
  rebase: (working: Document, saved: Document) => Document,
): Document {
  return isSaved(working, before, saved) ? saved : rebase(working, saved);
}

/** After the editor has taken what the server has: what is restored is then a change to it. */
function useOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
