import { deviceTypes } from 'pest-sdk';
import { memo } from 'react';
import { DeviceMark } from '../floor-plan/DeviceMark';
import { type DeviceState, deviceStates, type PlanDevice } from '../floor-plan/floor-plan.types';
import { Swatch } from '../floor-plan/PlanStage.styles';
import { Badge } from '../primitives/badge/Badge';
import { SearchInput } from '../primitives/search-input/SearchInput';
import { Select } from '../primitives/select/Select';
import type { DeviceFilter } from './device-filter';
import { Entry, Filters, Panel, RowButton, Rows, RowText } from './FloorPlanEditor.styles';
import type { PlanWords } from './usePlanWords';

interface DeviceListProps {
  /** What the filter leaves. */
  readonly devices: readonly PlanDevice[];
  readonly count: number;
  /** To choose from; none leaves the choice out. */
  readonly tags: readonly string[];
  readonly filter: DeviceFilter;
  readonly onFilter: (filter: DeviceFilter) => void;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly words: PlanWords;
}

/** The same devices as on the plan, for whoever reads rather than points. */
export const DeviceList = memo(function DeviceList(props: DeviceListProps) {
  const { devices, count, tags, filter, onFilter, selected, onSelect, words } = props;
  const { t } = words;
  return (
    <Panel data-pest="plan-devices">
      <h3>{t('floorPlan.devices', { shown: devices.length, count })}</h3>
      <Filters>
        <SearchInput
          value={filter.text}
          onChange={(text) => onFilter({ ...filter, text })}
          placeholder={t('floorPlan.search')}
          aria-label={t('floorPlan.search')}
        />
        <Select
          aria-label={t('floorPlan.type')}
          value={filter.type}
          onChange={(type) => onFilter({ ...filter, type: oneOf(deviceTypes, type) ?? 'all' })}
          options={[
            { value: 'all', label: t('floorPlan.allTypes') },
            ...deviceTypes.map((type) => ({ value: type, label: words.type(type) })),
          ]}
        />
        <Select
          aria-label={t('floorPlan.state')}
          value={filter.state}
          onChange={(state) => onFilter({ ...filter, state: oneOf(deviceStates, state) ?? 'all' })}
          options={[
            { value: 'all', label: t('floorPlan.allStates') },
            ...deviceStates.map((state) => ({ value: state, label: words.state(state) })),
          ]}
        />
        {tags.length > 0 && (
          <Select
            aria-label={t('floorPlan.tag')}
            value={filter.tag ?? ''}
            onChange={(tag) => onFilter({ ...filter, tag: tag === '' ? null : tag })}
            options={[{ value: '', label: t('floorPlan.allTags') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
          />
        )}
      </Filters>
      {devices.length === 0 && <p>{t(count === 0 ? 'floorPlan.noDevices' : 'floorPlan.noMatch')}</p>}
      <Rows>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            selected={device.id === selected}
            onSelect={onSelect}
            words={words}
          />
        ))}
      </Rows>
    </Panel>
  );
});

interface DeviceRowProps extends Pick<DeviceListProps, 'onSelect' | 'words'> {
  readonly device: PlanDevice;
  readonly selected: boolean;
}

const DeviceRow = memo(function DeviceRow({ device, selected, onSelect, words }: DeviceRowProps) {
  const state = device.state ?? 'ok';
  return (
    <Entry data-selected={selected || undefined}>
      <RowButton type="button" aria-pressed={selected} onClick={() => onSelect(device.id)}>
        <Swatch viewBox="-24 -24 48 48" aria-hidden="true">
          <DeviceMark type={device.type} />
        </Swatch>
        <RowText>
          {device.code}
          <small>{device.workshopName ?? device.name}</small>
        </RowText>
        {state !== 'ok' && <Badge tone={stateTones[state]}>{words.state(state)}</Badge>}
      </RowButton>
    </Entry>
  );
});

const stateTones = { due: 'warning', activity: 'danger', fault: 'neutral' } as const satisfies Record<
  Exclude<DeviceState, 'ok'>,
  string
>;

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}
