import { ErrorState, type FailureStateProps, LoadingState } from 'pest-ui';
import { type ComponentType, lazy, Suspense } from 'react';

const Failure = lazy(async () => ({ default: await failureState() }));

/** Where its words cannot be had, that something failed is said all the same. */
async function failureState(): Promise<ComponentType<FailureStateProps>> {
  try {
    return (await import('./failure-state')).FailureState;
  } catch {
    return ErrorState;
  }
}

/** `FailureState`, fetched with the first failure: no dashboard waits for the words of all errors. */
export function PartFailure(props: FailureStateProps) {
  return (
    <Suspense fallback={<LoadingState />}>
      <Failure {...props} />
    </Suspense>
  );
}
