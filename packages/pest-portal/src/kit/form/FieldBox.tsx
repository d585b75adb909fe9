import { Field, type FieldIds } from 'pest-ui';
import type { ReactNode } from 'react';
import type { FieldBinding } from './field-binding';
import { useDescribed } from './useDescribed';
import { type IssueWords, useIssueWords } from './useIssueWords';

/** What every field of a form takes. */
export interface FieldBoxProps<Value> {
  readonly label: string;
  readonly help?: ReactNode | undefined;
  readonly field: FieldBinding<Value>;
  /** Said instead of the catalogue's words. */
  readonly words?: IssueWords | undefined;
  /** Where the form knows better than the schema alone: a field that is asked for by turns, or that may stay empty. */
  readonly required?: boolean | undefined;
}

/** What a text control gets from its field. */
export interface TextControl extends FieldIds {
  readonly maxLength: number | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Label, help and issue around a control in which text is typed. */
export function FieldBox(props: FieldBoxProps<string> & { readonly children: (control: TextControl) => ReactNode }) {
  const { label, help, field, words, required = field.rules.required, children } = props;
  const { value, onChange } = field;
  useDescribed(field, { label });
  return (
    <Field label={label} help={help} required={required} error={useIssueWords(field.issue, label, words)}>
      {(ids) => children({ ...ids, maxLength: field.rules.maxLength, value, onChange })}
    </Field>
  );
}
