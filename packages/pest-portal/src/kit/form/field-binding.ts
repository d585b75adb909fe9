import type { ArgumentRules, IssueKind } from 'pest-sdk';
import type { ReactNode } from 'react';

/** What is wrong with a field: a kind that the form has words for, or words that came from elsewhere. */
export type FieldIssue =
  | { readonly kind: IssueKind; readonly limit?: number }
  | { readonly kind: 'message'; readonly message: string };

/** How a field is called, and how a value of it is shown where it is not being edited. */
export interface FieldWords {
  readonly label: string;
  /** Of a choice: what its values are called. */
  readonly options?: readonly { readonly value: unknown; readonly label: ReactNode }[] | undefined;
  /** Its values are addresses of files. */
  readonly files?: 'pictures' | 'papers' | undefined;
}

/** What a form knows of its fields, by path. */
export interface FieldFacts {
  issueAt(path: string): FieldIssue | undefined;
  rulesAt(path: string): ArgumentRules;
  /** A field says how it is called. */
  describe(path: string, words: FieldWords): void;
}

/** A value of a form, tied to one field component. */
export interface FieldBinding<Value> {
  /** Where it stands in the request: `name`, `reading.gramsAdded`. */
  readonly path: string;
  readonly value: Value;
  readonly onChange: (next: Value) => void;
  readonly issue: FieldIssue | undefined;
  readonly rules: ArgumentRules;
  readonly facts: FieldFacts;
}

export type BindField<Values> = <Key extends keyof Values & string>(key: Key) => FieldBinding<Values[Key]>;

export function bindField<Value>(
  facts: FieldFacts,
  path: string,
  value: Value,
  onChange: (next: Value) => void,
): FieldBinding<Value> {
  return { path, value, onChange, issue: facts.issueAt(path), rules: facts.rulesAt(path), facts };
}

/** The fields inside of a field: `const field = fieldsWithin(form.field('reading'))`. */
export function fieldsWithin<Values extends object>(whole: FieldBinding<Values>): BindField<Values> {
  const { facts, path, value, onChange } = whole;
  return (key) => bindField(facts, `${path}.${key}`, value[key], (next) => onChange({ ...value, [key]: next }));
}
