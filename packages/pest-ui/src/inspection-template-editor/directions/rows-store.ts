import { useEffect, useLayoutEffect, useState } from 'react';

/** A value for components far below, told to those that ask for it and to nobody in between. */
export interface RowsStore<Value> {
  readonly get: () => Value;
  readonly watch: (watcher: () => void) => () => void;
}

// On a server there is nothing to lay out, and React 18 says so aloud.
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Hands a value down past a library: a React context that changes is looked for in every part below it, and among five
 * hundred rows that search costs more than drawing the one that changed.
 */
export function useRowsStore<Value>(value: Value): RowsStore<Value> {
  const [store] = useState(() => new Store(value));
  useEffectBeforePaint(() => store.set(value));
  return store;
}

class Store<Value> implements RowsStore<Value> {
  private readonly watchers = new Set<() => void>();

  constructor(private value: Value) {}

  readonly get = () => this.value;

  readonly watch = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  };

  set(value: Value): void {
    this.value = value;
    for (const watcher of this.watchers) watcher();
  }
}
