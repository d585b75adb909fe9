import { useFormat } from '../../i18n/messages';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import { usePest } from '../../provider/context';
import type { PlanEditing } from '../editing/useFloorPlanEditor';

/** The plan as a picture or on paper; what draws it comes when it is asked for. */
export function usePlanSheet(editing: PlanEditing) {
  const format = useFormat();
  const { locale, words: hostWords } = usePest();
  return async () =>
    (await fetchCode(() => import('./plan-output'), 'planSheet'))({ ...editing, format, locale, hostWords });
}
