import type { DeviceState } from '../../floor-plan/floor-plan.types';
import { StatusDot, type StatusTone } from '../../primitives/status-dot/StatusDot';

interface RowStateProps {
  readonly state: Exclude<DeviceState, 'ok'>;
  /** The state in words. */
  readonly children: string;
}

/** A device's state in the list; fetched with the first one, because most plans have none. */
export function RowState({ state, children }: RowStateProps) {
  // A newer host may name a state that is not known here.
  return <StatusDot tone={tones[state] ?? 'neutral'}>{children}</StatusDot>;
}

const tones: Readonly<Record<RowStateProps['state'], StatusTone>> = {
  due: 'warning',
  activity: 'danger',
  fault: 'danger',
  done: 'success',
  next: 'info',
  notOpened: 'warning',
};
