import { describeError, type ErrorName, isPestError } from 'pest-sdk';
import { useLocale } from '../../i18n/messages';
import { ErrorState, type ErrorStateProps } from './ErrorState';

/** Props of {@link FailureState}. */
export interface FailureStateProps extends Omit<ErrorStateProps, 'message'> {
  /** What a call of the client threw. */
  readonly error: unknown;
}

/** The answer would be the same: what was asked for is not there, not understood, or not for this reader. */
const answers: ReadonlySet<ErrorName> = /* @__PURE__ */ new Set([
  'general.notFound',
  'general.invalidParameter',
  'account.notFound',
  'device.notFound',
  'permission.denied',
]);

/** {@link ErrorState} for a failed call, in the words of its error code; it offers a retry only where one can help. */
export function FailureState({ error, onRetry, ...rest }: FailureStateProps) {
  const isAnswer = isPestError(error) && error.errorName !== undefined && answers.has(error.errorName);
  return <ErrorState {...rest} message={describeError(error, useLocale())} onRetry={isAnswer ? undefined : onRetry} />;
}
