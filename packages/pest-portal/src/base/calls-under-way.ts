let endAll = () => {};

/** Told by the client, which comes with the first call. */
export function endCallsBy(end: () => void): void {
  endAll = end;
}

/** Whoever asked is gone, or was nobody. */
export function endCalls(): void {
  endAll();
}
