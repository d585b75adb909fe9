import { useEffect, useLayoutEffect, useState } from 'react';

/** A value for components far below; only those that subscribe to it are rendered when it changes. */
export interface RowsStore<Value> {
  readonly get: () => Value;
  readonly watch: (watcher: () => void) => () => void;
}

// React 18 warns about layout effects on a server.
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Hands a value down past a library. When a React context changes, React searches every component below it; among five
 * hundred rows that costs more than drawing the one that changed.
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
