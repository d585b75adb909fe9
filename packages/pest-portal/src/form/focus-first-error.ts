import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Moves the focus to a form's first refused field, once the refusal is on the page. */
export function useFocusFirstError(): { readonly form: RefObject<HTMLFormElement | null>; focusFirstError(): void } {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  const focusFirstError = useCallback(() => setAsked((times) => times + 1), []);
  return { form, focusFirstError };
}
