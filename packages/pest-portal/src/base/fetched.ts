import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

/** A component whose code is fetched when it is first shown, or before. */
export type Fetched<Props extends object = object> = FunctionComponent<Props> & {
  readonly fetch: () => Promise<unknown>;
};

/**
 * One of the components of a file. Where its code is there already it is shown at once: React shows what was waited for
 * in a `Suspense` only a while after its fallback, however soon it came.
 *
 * That the component is named beside the import spares what the build would write for each.
 */
export function fetched<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): Fetched<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => {
    here = (await load())[name];
    return { default: here };
  };
  const Later = lazy(fetch);
  function Part(props: Props) {
    // The same for as long as it is shown: another type would forget what was typed.
    const [Shown] = useState(() => here ?? Later);
    return createElement<Props>(Shown, props);
  }
  return Object.assign(Part, { fetch });
}
