import { useEffect, useRef, useState } from 'react';

/** Long enough for the next key, too short to be waited for. */
const restMs = 200;

export interface RestedText {
  /** What stands in the box. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Hands it over at once, as Enter does. */
  readonly hand: () => void;
  /** While letters are being composed into a word of Chinese, they are not what is looked for. */
  readonly composing: (is: boolean) => void;
}

/**
 * Text that somebody types here and that is handed on once nothing more was typed for a moment: a list is asked for and
 * drawn for a word, not for each of its letters. `text` is what it was handed on as; another one from elsewhere, as from
 * "clear" or the back key, takes the place of what was typed.
 */
export function useRestedText(text: string, onRest: (text: string) => void): RestedText {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const [handed, setHanded] = useState(text);
  const [isComposing, setComposing] = useState(false);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  if (text !== known) {
    setKnown(text);
    if (text !== handed) {
      setHanded(text);
      setTyped(text);
    }
  }
  const hand = () => {
    if (typed === handed) return;
    setHanded(typed);
    latest.current(typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts the wait, nothing else does.
  useEffect(() => {
    if (isComposing || typed === handed) return;
    // Nothing is left to type in an emptied box.
    const timer = setTimeout(hand, typed === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [typed, handed, isComposing]);
  return { typed, type: setTyped, hand, composing: setComposing };
}
