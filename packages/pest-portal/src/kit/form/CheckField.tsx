import { Checkbox, Text } from 'pest-ui';
import { type ReactNode, useId } from 'react';
import type { FieldBinding } from './field-binding';
import { useIssueWords } from './useIssueWords';

export interface CheckFieldProps {
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly field: FieldBinding<boolean>;
}

/** Yes or no. */
export function CheckField({ label, help, field }: CheckFieldProps) {
  const id = useId();
  const issue = useIssueWords(field.issue, '');
  return (
    <div>
      <Checkbox
        label={label}
        help={help}
        checked={field.value}
        onChange={field.onChange}
        {...(issue && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {issue && (
        <Text as="p" tone="danger" id={id}>
          {issue}
        </Text>
      )}
    </div>
  );
}
