import { formatPhone } from 'pest-sdk';
import type { ReactNode } from 'react';

interface PhoneLinkProps {
  readonly phone: string;
  readonly 'aria-label'?: string | undefined;
  /** Instead of the number. */
  readonly children?: ReactNode;
}

/** Calls a number; a phone asks first. */
export function PhoneLink({ phone, children = formatPhone(phone), ...rest }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone}`} {...rest}>
      {children}
    </a>
  );
}
