import { type DeviceType, deviceTypeWords } from 'pest-sdk';
import { useMemo } from 'react';
import type { DeviceState, PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
import { useFormat, useLocale, useMessages } from '../i18n/messages';
import { floorPlanEditorMessages } from './FloorPlanEditor.messages';

/** What the editor says about devices and places, in the reader's language. */
export function usePlanWords() {
  const t = useMessages(floorPlanEditorMessages);
  const locale = useLocale();
  const format = useFormat();
  return useMemo(() => {
    const type = (type: DeviceType) => deviceTypeWords[type][locale];
    const state = (state: DeviceState = 'ok') => t(`floorPlan.state.${state}`);
    const place = ({ x, y }: PlanPosition) => ({ x: format.percent(x), y: format.percent(y) });
    const metres = (value: number) => format.number(Math.round(value * 10) / 10);
    const marker = (device: PlanDevice) => {
      const at = device.position ? place(device.position) : { x: '', y: '' };
      const where = device.workshopName
        ? t('floorPlan.markerWorkshop', { workshop: device.workshopName, ...at })
        : t('floorPlan.markerPlace', at);
      return t('floorPlan.marker', {
        code: device.code,
        type: type(device.type),
        place: where,
        state: state(device.state),
      });
    };
    return { t, type, state, place, metres, marker };
  }, [t, locale, format]);
}

export type PlanWords = ReturnType<typeof usePlanWords>;
