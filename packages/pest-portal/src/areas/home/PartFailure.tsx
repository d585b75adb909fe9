import { ErrorState, type FailureStateProps, fetched, LoadingState } from 'pest-ui';
import { Suspense } from 'react';

/** Where its words cannot be had, that something failed is said all the same. */
const Failure = fetched(() => import('./failure-state'), 'FailureState', ErrorState);

/** `FailureState`, fetched with the first failure: no dashboard waits for the words of all errors. */
export function PartFailure(props: FailureStateProps) {
  return (
    <Suspense fallback={<LoadingState count={1} />}>
      <Failure {...props} />
    </Suspense>
  );
}
