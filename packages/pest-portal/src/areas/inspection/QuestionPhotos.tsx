import type { PhotoQuestionProps } from 'pest-ui';
import { createContext, useContext } from 'react';
import type { FieldBinding } from '../../kit/form/field-binding';
import { PhotoField } from '../../kit/form/PhotoField';

/** The photos of a check, among which those of its answers are sent too. */
export const CheckPhotos = createContext<FieldBinding<string[]> | null>(null);

/** The photos that a question asks for; without a network they are kept on this device, as the others of the check. */
export function QuestionPhotos({ id, label, value, onChange }: PhotoQuestionProps) {
  const photos = useContext(CheckPhotos);
  return (
    photos && (
      <PhotoField
        label={label}
        field={{ ...photos, path: `answers.${id}`, value: [...value], onChange, issue: undefined }}
        keepsHere
      />
    )
  );
}
