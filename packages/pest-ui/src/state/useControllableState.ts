import { useCallback, useRef, useState } from 'react';

interface Controllable<Value, Rest extends readonly unknown[]> {
  readonly value?: Value | undefined;
  readonly defaultValue: Value;
  readonly onChange?: ((next: Value, ...rest: Rest) => void) | undefined;
}

/** Controlled when a value is given, own state otherwise; `onChange` is called either way. */
export function useControllableState<Value, Rest extends readonly unknown[] = []>({
  value,
  defaultValue,
  onChange,
}: Controllable<Value, Rest>): [Value, (next: Value, ...rest: Rest) => void] {
  const [own, setOwn] = useState(defaultValue);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const change = useCallback((next: Value, ...rest: Rest) => {
    setOwn(() => next);
    latestOnChange.current?.(next, ...rest);
  }, []);
  return [value === undefined ? own : value, change];
}
