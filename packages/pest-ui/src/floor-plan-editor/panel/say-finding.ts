import type { Translate } from 'pest-sdk';
import type { PlanDevice, TrashArea } from '../../floor-plan/floor-plan.types';
import type { PlanWords } from '../editing/usePlanWords';
import type { PlacementFinding } from '../plan/placement-findings';
import type { planPanelMessages } from './plan-panel.messages';

interface Context {
  readonly deviceOf: (id: string | null) => PlanDevice | null;
  readonly areas: readonly TrashArea[];
  readonly words: PlanWords;
  readonly own: Translate<keyof (typeof planPanelMessages)['zh']>;
}

/** A finding in words: what it is about, what is asked, and how much it is. */
export function sayFinding(
  { deviceOf, areas, words, own }: Context,
  finding: PlacementFinding,
): { readonly title: string; readonly detail: string; readonly measure: number | null } {
  const { t, metres } = words;
  const codeOf = (id: string | null) => deviceOf(id)?.code ?? id ?? '';
  switch (finding.kind) {
    case 'spacing':
      return {
        title: codeOf(finding.deviceId),
        detail: own('floorPlan.finding.spacing', { neighbour: codeOf(finding.neighbourId), limit: finding.limit }),
        measure: finding.metres,
      };
    case 'height':
      return {
        title: codeOf(finding.deviceId),
        detail: own('floorPlan.finding.height', { least: metres(finding.least), most: metres(finding.most) }),
        measure: finding.metres,
      };
    case 'waste':
      return {
        title: areas.find(({ id }) => id === finding.areaId)?.name || t('floorPlan.trashArea'),
        detail: finding.deviceId
          ? own('floorPlan.finding.waste', { code: codeOf(finding.deviceId), limit: finding.limit })
          : own('floorPlan.finding.wasteNone', { limit: finding.limit }),
        measure: finding.metres,
      };
    case 'outside':
      return { title: codeOf(finding.deviceId), detail: own('floorPlan.finding.outside'), measure: null };
  }
}
