import { describeError } from 'pest-sdk';
import { useLocale } from '../../i18n/messages';
import { ErrorState, type ErrorStateProps } from './ErrorState';

/** Props of {@link FailureState}. */
export interface FailureStateProps extends Omit<ErrorStateProps, 'message'> {
  /** What a call of the client threw. */
  readonly error: unknown;
}

/** {@link ErrorState} for a failed call, in the words of its error code. */
export function FailureState({ error, ...rest }: FailureStateProps) {
  return <ErrorState {...rest} message={describeError(error, useLocale())} />;
}
