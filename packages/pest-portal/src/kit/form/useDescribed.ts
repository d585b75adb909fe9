import { useEffect } from 'react';
import type { FieldBinding, FieldWords } from './field-binding';

/** Tells the form how a field is called: it may have to name it where the field itself is not on the screen. */
export function useDescribed(field: Pick<FieldBinding<unknown>, 'facts' | 'path'>, words: FieldWords): void {
  const { facts, path } = field;
  useEffect(() => facts.describe(path, words));
}
