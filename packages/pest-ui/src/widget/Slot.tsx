import type { ComponentType, ReactNode } from 'react';

/** Props of {@link Slot}. */
export interface SlotBoxProps<Props extends object> {
  /** The host's component, null to hide the part, undefined for the default. */
  readonly of: ComponentType<Props & { readonly children?: ReactNode }> | null | undefined;
  readonly props: Props;
  /** What the host adds to the props. */
  readonly extra?: Partial<Props> | undefined;
  /** The default part, made from the props that it is to show. */
  readonly children: (props: Props) => ReactNode;
}

/** A part of a widget that a host may replace: `<Slot of={slots?.Legend} props={…}>{(props) => <Legend {...props} />}</Slot>`. */
export function Slot<Props extends object>({ of: Host, props, extra, children }: SlotBoxProps<Props>) {
  if (Host === null) return null;
  const given = extra ? { ...props, ...extra } : props;
  return Host ? <Host {...given}>{children(given)}</Host> : children(given);
}
