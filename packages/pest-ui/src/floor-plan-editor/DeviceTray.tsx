import { memo } from 'react';
import { DeviceMark } from '../floor-plan/DeviceMark';
import type { PlanDevice } from '../floor-plan/floor-plan.types';
import { Swatch } from '../floor-plan/PlanStage.styles';
import { Button } from '../primitives/button/Button';
import { Entry, Panel, Rows, RowText } from './FloorPlanEditor.styles';
import type { PlanWords } from './usePlanWords';

interface DeviceTrayProps {
  readonly devices: readonly PlanDevice[];
  readonly armed: string | null;
  /** By keyboard there is no place to tap: the device is then carried from the middle of the plan. */
  readonly onPlace: (device: PlanDevice, by: 'pointer' | 'keyboard') => void;
  readonly words: PlanWords;
}

/** Devices that are not on the plan yet. */
export const DeviceTray = memo(function DeviceTray({ devices, armed, onPlace, words }: DeviceTrayProps) {
  const { t } = words;
  return (
    <Panel data-pest="plan-tray">
      <h3>{t('floorPlan.tray', { count: devices.length })}</h3>
      <p>{t('floorPlan.trayHint')}</p>
      <Rows>
        {devices.map((device) => (
          <Entry key={device.id} data-tray-device={device.id} data-selected={device.id === armed || undefined}>
            <Swatch viewBox="-24 -24 48 48" aria-hidden="true">
              <DeviceMark type={device.type} />
            </Swatch>
            <RowText>
              {device.code}
              <small>{device.workshopName ?? device.name}</small>
            </RowText>
            <Button
              size="sm"
              aria-label={t('floorPlan.placeDevice', { code: device.code })}
              aria-pressed={device.id === armed}
              onClick={(event) => onPlace(device, event.detail === 0 ? 'keyboard' : 'pointer')}
            >
              {t('floorPlan.place')}
            </Button>
          </Entry>
        ))}
      </Rows>
    </Panel>
  );
});
