import { useFormat } from '../../i18n/messages';
import { usePest } from '../../provider/context';
import { useStableCallback } from '../../state/useStableCallback';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { PlanImageOptions } from '../FloorPlanEditor.types';

/** The plan as a picture or on paper; what draws it comes when it is asked for. */
export function usePlanSheet(editing: PlanEditing) {
  const format = useFormat();
  const { locale, words: hostWords } = usePest();
  const sheet = useStableCallback(async () =>
    (await import('./plan-output')).planSheet({ ...editing, format, locale, hostWords }),
  );
  return {
    toImage: useStableCallback(async (options?: PlanImageOptions) => (await sheet()).toImage(options)),
    download: useStableCallback(async (kind: 'png' | 'svg') => (await sheet()).download(kind)),
    print: useStableCallback(async () => (await sheet()).print()),
  };
}
