import { useState } from 'react';
import type { FloorPlan, PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import type { DeviceTypes } from '../../trade/device-types';
import { nearestOfType } from '../plan/placement-findings';
import type { PlanWords } from './usePlanWords';

/** What the live region says: the outcome, with the distance that matters. */
export function usePlanAnnouncements(
  plan: FloorPlan | null,
  devices: readonly PlanDevice[],
  types: DeviceTypes,
  words: PlanWords,
) {
  const [announcement, say] = useState('');
  const { t, place, metres } = words;

  const distance = (device: PlanDevice, position: PlanPosition): string => {
    const [nearest] = plan ? nearestOfType(plan, { ...device, position }, devices) : [];
    if (!nearest) return '';
    const limit = types.of(device.type).guidance?.maxSpacing ?? Number.POSITIVE_INFINITY;
    const neighbour = devices.find(({ id }) => id === nearest.id)?.code ?? nearest.id;
    const facts = { neighbour, metres: metres(nearest.metres), limit };
    return t(nearest.metres > limit ? 'floorPlan.said.tooFar' : 'floorPlan.said.near', facts);
  };

  return {
    announcement,
    say,
    sayPickedUp: (device: PlanDevice, position: PlanPosition) =>
      say(t('floorPlan.said.pickedUp', { code: device.code, ...place(position) })),
    sayAt: (position: PlanPosition) => say(t('floorPlan.said.at', place(position))),
    sayPlaced: (device: PlanDevice, position: PlanPosition) =>
      say(t('floorPlan.said.placed', { code: device.code, ...place(position) }) + distance(device, position)),
  };
}
