import { type RefObject, useEffect, useRef, useState } from 'react';

const controls = 'input, select, textarea, button';

export interface FocusFirstInvalid {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** True when the last time no field of the form was marked as invalid. */
  readonly nothingMarked: boolean;
  focusFirstInvalid(): void;
}

/** Moves the focus to a form's first invalid field or group, once the marks are on the page. */
export function useFocusFirstInvalid(): FocusFirstInvalid {
  const ref = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  const [nothingMarked, setNothingMarked] = useState(false);
  useEffect(() => {
    if (asked === 0) return;
    const marked = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
    setNothingMarked(marked === null);
    if (!marked) return;
    openAround(marked);
    controlOf(marked)?.focus();
  }, [asked]);
  return { ref, nothingMarked, focusFirstInvalid: () => setAsked((times) => times + 1) };
}

/** What stands in something that is folded takes no focus. */
function openAround(marked: HTMLElement): void {
  const folded = marked.parentElement?.closest('details:not([open])');
  if (!(folded instanceof HTMLDetailsElement)) return;
  folded.open = true;
  openAround(folded);
}

/** A group is not focused itself, but its chosen control or else its first. */
function controlOf(marked: HTMLElement): HTMLElement | null {
  if (marked.matches(controls)) return marked;
  return marked.querySelector<HTMLElement>('input:checked') ?? marked.querySelector<HTMLElement>(controls);
}
