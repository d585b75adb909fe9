import type { PhotoQuestionProps } from 'pest-ui';
import { createContext, useContext } from 'react';
import type { FieldBinding } from '../../kit/form/field-binding';
import { PhotoField } from '../../kit/form/PhotoField';

export interface SharedPhotos {
  readonly field: FieldBinding<string[]>;
  /** How many more the check can hold, wherever they are asked for. */
  readonly left: number;
  /** Said where there is no room for another. */
  readonly full: string | undefined;
}

/** The photos of a check, among which those of its answers are sent too. */
export const CheckPhotos = createContext<SharedPhotos | null>(null);

/** Photos with what is left of the limit of all; without a network they are kept on this device. */
export function SharedPhotoField({ label, field, left, full }: SharedPhotos & { readonly label: string }) {
  const rules = { ...field.rules, maxLength: field.value.length + Math.max(left, 0) };
  return <PhotoField label={label} field={{ ...field, rules }} full={full} keepsHere />;
}

/** The photos that a question asks for. */
export function QuestionPhotos({ id, label, value, onChange }: PhotoQuestionProps) {
  const shared = useContext(CheckPhotos);
  if (!shared) return null;
  const own = { path: `answers.${id}`, value: [...value], onChange, issue: undefined };
  return <SharedPhotoField {...shared} label={label} field={{ ...shared.field, ...own }} />;
}
