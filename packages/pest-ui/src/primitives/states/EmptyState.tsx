import type { ReactNode } from 'react';
import { StateBlock } from './StateBlock';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What to do about it. */
  readonly hint?: ReactNode | undefined;
  /** The act that fills it. */
  readonly children?: ReactNode | undefined;
}

/** There is nothing here, and what comes next. */
export function EmptyState(props: EmptyStateProps) {
  return <StateBlock {...props} />;
}
