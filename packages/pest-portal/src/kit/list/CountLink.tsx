import { Text, useFormat } from 'pest-ui';
import { type Address, Link } from '../../base/links';

export interface CountLinkProps {
  readonly count: number;
  /** Where what is counted stands; undefined where the account may not go. */
  readonly to: Address | undefined;
}

/** A count that opens what it counts; none has nothing to open. */
export function CountLink({ count, to }: CountLinkProps) {
  const { number } = useFormat();
  if (count === 0) return <Text tone="muted">{number(count)}</Text>;
  return to === undefined ? number(count) : <Link to={to}>{number(count)}</Link>;
}
