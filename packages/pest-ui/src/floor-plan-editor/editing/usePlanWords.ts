import { useMemo } from 'react';
import { type DeviceState, deviceStates, type PlanDevice, type PlanPosition } from '../../floor-plan/floor-plan.types';
import type { MarkerCluster } from '../../floor-plan/marker-layout';
import { useFormat, useMessages } from '../../i18n/messages';
import type { DeviceTypes } from '../../trade/device-types';
import { floorPlanEditorMessages } from '../FloorPlanEditor.messages';
import { type LegendEntry, legendOf } from '../plan/plan-legend';

/** What the editor says about devices and places, in the reader's language. */
export function usePlanWords(types: DeviceTypes) {
  const t = useMessages(floorPlanEditorMessages);
  const format = useFormat();
  return useMemo(() => {
    const type = types.label;
    const state = (state: DeviceState | null = 'ok') => {
      const known = deviceStates.find((one) => one === (state ?? 'ok'));
      return known ? t(`floorPlan.state.${known}`) : String(state);
    };
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
    const cluster = ({ devices, types: counts }: MarkerCluster) =>
      t('floorPlan.cluster', {
        count: devices.length,
        types: format.list(counts.map((one) => `${type(one.type)} ${format.number(one.count)}`)),
      });
    const meaning = (entry: LegendEntry) =>
      entry.kind === 'type'
        ? `${type(entry.type)} ${format.number(entry.count)}`
        : entry.kind === 'state'
          ? state(entry.state)
          : t('floorPlan.idle');
    /** What a legend says, on the canvas and on paper. */
    const legend = (devices: readonly PlanDevice[]) =>
      legendOf(devices).map((entry) => ({ ...entry, label: meaning(entry) }));
    return {
      t,
      legend,
      type,
      state,
      place,
      metres,
      marker,
      cluster,
      number: format.number,
      list: format.list,
      parts: format.parts,
    };
  }, [t, types, format]);
}

export type PlanWords = ReturnType<typeof usePlanWords>;
