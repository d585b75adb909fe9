import { memo } from 'react';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { Button } from '../../primitives/button/Button';
import type { DeviceTypes } from '../../trade/device-types';
import type { PlanWords } from '../editing/usePlanWords';
import { DeviceSwatch } from './DeviceList';
import { Entry, RowText } from './DeviceRows.styles';
import { Panel } from './panel.styles';
import { RovingRows } from './RovingRows';

interface DeviceTrayProps {
  readonly devices: readonly PlanDevice[];
  readonly armed: string | null;
  /** By keyboard there is no place to tap: the device is then carried from the middle of the plan. */
  readonly onPlace: (device: PlanDevice, by: 'pointer' | 'keyboard') => void;
  readonly types: DeviceTypes;
  readonly words: PlanWords;
}

/** Devices that are not on the plan yet. */
export const DeviceTray = memo(function DeviceTray({ devices, armed, onPlace, types, words }: DeviceTrayProps) {
  const { t } = words;
  const heading = t('floorPlan.tray', { count: devices.length });
  return (
    <Panel data-pest="plan-tray">
      <h2>{heading}</h2>
      <p>{t('floorPlan.trayHint')}</p>
      <RovingRows label={heading} items={devices} current={armed}>
        {(device, tabIndex) => (
          <Entry data-tray-device={device.id} data-selected={device.id === armed || undefined}>
            <DeviceSwatch device={device} types={types} />
            <RowText>
              {device.code}
              <small>{device.workshopName || device.name}</small>
            </RowText>
            <Button
              size="sm"
              tabIndex={tabIndex}
              aria-label={t('floorPlan.placeDevice', { code: device.code })}
              aria-pressed={device.id === armed}
              onClick={(event) => onPlace(device, event.detail === 0 ? 'keyboard' : 'pointer')}
            >
              {t('floorPlan.place')}
            </Button>
          </Entry>
        )}
      </RovingRows>
    </Panel>
  );
});
