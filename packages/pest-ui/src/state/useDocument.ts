import { useCallback, useRef, useState } from 'react';
import { emptyHistory, record, redo, undo } from './history';

/** What a step changed: the document before and after it. */
interface DocumentStep<Document> {
  readonly before: Document;
  readonly after: Document;
}

interface Options<Document, Meta> {
  readonly value: Document | undefined;
  readonly defaultValue: Document;
  readonly onChange: ((next: Document, meta: Meta) => void) | undefined;
  /** Whether two documents are the same one with the same content: what came back as it was handed out. */
  readonly same?: (a: Document, b: Document) => boolean;
  /** What a step taken back leaves as it is now, such as the version that a save counted up. */
  readonly keep?: (restored: Document, now: Document) => Document;
}

/**
 * A document that the host holds or the widget does, with one history. What comes back from the host as it was handed
 * out keeps the history; a change from elsewhere clears it, since its steps no longer fit.
 */
export function useDocument<Document, Meta>({
  value,
  defaultValue,
  onChange,
  same = Object.is,
  keep = (restored) => restored,
}: Options<Document, Meta>) {
  const [own, setOwn] = useState(defaultValue);
  const document = value === undefined ? own : value;
  const [history, setHistory] = useState(emptyHistory<DocumentStep<Document>>());
  const handedOut = useRef(document);
  const [seen, setSeen] = useState(() => document);
  const [arrived, setArrived] = useState(() => document);
  if (!Object.is(seen, document)) {
    setSeen(() => document);
    if (!same(document, handedOut.current)) {
      setHistory(emptyHistory());
      setArrived(() => document);
    }
  }

  const latest = useRef({ document, history, onChange, keep });
  latest.current = { document, history, onChange, keep };

  const hand = useCallback((next: Document, steps: typeof history, meta: Meta) => {
    handedOut.current = next;
    latest.current = { ...latest.current, document: next, history: steps };
    setHistory(steps);
    setOwn(() => next);
    latest.current.onChange?.(next, meta);
  }, []);

  /** `typingIn` names the field whose letters are one step. */
  const change = useCallback(
    (next: Document, meta: Meta, typingIn: string | null = null) => {
      const { document: before, history: steps } = latest.current;
      if (Object.is(next, before)) return;
      const joined = record(steps, { before, after: next }, typingIn, (earlier, later) => ({
        before: earlier.before,
        after: later.after,
      }));
      hand(next, joined, meta);
    },
    [hand],
  );

  const step = useCallback(
    (direction: 'undo' | 'redo', meta: Meta): boolean => {
      const taken = direction === 'undo' ? undo(latest.current.history) : redo(latest.current.history);
      if (!taken) return false;
      const restored = direction === 'undo' ? taken.step.before : taken.step.after;
      hand(latest.current.keep(restored, latest.current.document), taken.history, meta);
      return true;
    },
    [hand],
  );

  /** Hands out what is no step of the person, such as what the host answered to a save; the history goes on. */
  const put = useCallback(
    (next: Document, meta: Meta) => {
      if (!Object.is(next, latest.current.document)) hand(next, latest.current.history, meta);
    },
    [hand],
  );

  return {
    document,
    /** The document as it last came from elsewhere: where the steps began. */
    arrived,
    change,
    step,
    put,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}
