import { Checkbox } from 'pest-ui';
import type { FieldBinding } from './field-binding';

export interface CheckFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly field: FieldBinding<boolean>;
}

/** Yes or no. */
export function CheckField({ label, help, field }: CheckFieldProps) {
  return <Checkbox label={label} help={help} checked={field.value} onChange={field.onChange} />;
}
