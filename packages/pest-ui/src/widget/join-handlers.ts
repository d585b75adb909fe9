/** Handlers of the host on a root that has handlers of its own: the host's are called first, then ours. */
export function joinHandlers<Own extends object>(host: object, own: Own): Own {
  const joined: Own = { ...own };
  for (const [name, ours] of Object.entries(own)) {
    const theirs: unknown = Reflect.get(host, name);
    if (typeof theirs !== 'function' || typeof ours !== 'function') continue;
    Reflect.set(joined, name, (...inputs: unknown[]) => {
      Reflect.apply(theirs, undefined, inputs);
      return Reflect.apply(ours, undefined, inputs);
    });
  }
  return joined;
}
