import { type ComponentType, type FunctionComponent, lazy, type ReactElement, useEffect, useState } from 'react';
import { usePest } from '../../provider/context';
import { ErrorState } from '../states/ErrorState';
import { fetchCode } from './fetch-code';

/** A component whose code is fetched when it is first shown, or before. */
export type Fetched<Props extends object = object> = FunctionComponent<Props> & {
  readonly fetch: () => Promise<unknown>;
};

/**
 * One of the components of a file. Where its code is there already it is shown at once: React shows what was waited for
 * in a `Suspense` only a while after its fallback, however soon it came. Where it cannot be fetched, that is said in its
 * place, or `Instead` is shown; it is asked for again on a press, and whenever it is shown anew.
 *
 * That the component is named beside the import spares what the build would write for each.
 */
export function fetched<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  Instead?: ComponentType<Props>,
): Fetched<Props> {
  let here: Readonly<Record<Name, ComponentType<Props>>>[Name] | undefined;
  let asked: ComponentType<Props> | undefined;
  const fetch = async () => {
    here = await fetchCode(load, name);
    return here;
  };
  const ask = (): ComponentType<Props> => {
    asked ??= lazy(async () => ({ default: await fetch().catch(missing) }));
    return here ?? asked;
  };
  function Part(props: Props): ReactElement {
    // The same for as long as it is shown: another type would forget what was typed.
    const [Shown] = useState(ask);
    return <Shown {...props} />;
  }
  const missing = (failure: unknown) =>
    function Missing(props: Props): ReactElement {
      const pest = usePest();
      const [again, setAgain] = useState(false);
      // Not before it is shown: what waits for it asks many times.
      useEffect(() => {
        asked = undefined;
      }, []);
      if (again) return <Part {...props} />;
      return Instead ? (
        <Instead {...props} />
      ) : (
        <ErrorState message={pest.describeError?.(failure, pest.locale)} onRetry={() => setAgain(true)} />
      );
    };
  return Object.assign(Part, { fetch });
}

/** Instead of what only adds to what is there. */
export function Nothing() {
  return null;
}
