import { useMemo } from 'react';
import { useControllableState } from '../../state/useControllableState';
import type { InspectionTemplate, TemplateEditorOwnProps, TemplatePath } from '../InspectionTemplateEditor.types';
import { isBilingual, missingEnglish } from '../template/translations';

/** Whether Chinese and English stand beside each other, and what has no English yet. */
export interface Bilingual {
  readonly on: boolean;
  readonly toggle: () => void;
  readonly missing: readonly TemplatePath[];
}

type BilingualOptions = Pick<TemplateEditorOwnProps, 'bilingual' | 'defaultBilingual' | 'onBilingualChange'>;

export function useBilingual(
  { bilingual, defaultBilingual, onBilingualChange }: BilingualOptions,
  template: InspectionTemplate,
): Bilingual {
  const [chosen, choose] = useControllableState({
    value: bilingual,
    defaultValue: defaultBilingual ?? null,
    onChange: (next: boolean | null, meta: Parameters<NonNullable<typeof onBilingualChange>>[1]) => {
      if (next !== null) onBilingualChange?.(next, meta);
    },
  });
  const on = chosen ?? isBilingual(template);
  const missing = useMemo(() => (on ? missingEnglish(template) : []), [on, template]);
  return {
    on,
    missing,
    toggle: () => choose(!on, { reason: 'toggle', source: 'form', changes: [], final: true }),
  };
}
