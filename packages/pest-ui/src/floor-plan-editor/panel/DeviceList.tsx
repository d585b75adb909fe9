import { memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { DeviceMark } from '../../floor-plan/DeviceMark';
import { Swatch } from '../../floor-plan/DeviceMark.styles';
import type { DeviceState, PlanDevice } from '../../floor-plan/floor-plan.types';
import { fetched } from '../../primitives/fetched/fetched';
import { SearchInput } from '../../primitives/search-input/SearchInput';
import { Select } from '../../primitives/select/Select';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import type { DeviceTypes } from '../../trade/device-types';
import type { PlanWords } from '../editing/usePlanWords';
import type { DeviceFilter, workshopsOf } from '../plan/device-filter';
import { Entry, RowButton, RowText } from './DeviceRows.styles';
import { Panel } from './panel.styles';
import { RovingRows } from './RovingRows';

/** The row is a button: where the mark cannot be fetched its word stays, and no button to try again comes into it. */
const RowState = /* @__PURE__ */ fetched(
  () => import('./RowState'),
  'RowState',
  ({ children }) => children,
);

interface DeviceListProps {
  /** What the filter leaves. */
  readonly devices: readonly PlanDevice[];
  readonly count: number;
  /** To choose from; none leaves the choice out. */
  readonly tags: readonly string[];
  readonly workshops: ReturnType<typeof workshopsOf>;
  readonly states: readonly DeviceState[];
  readonly filter: DeviceFilter;
  readonly onFilter: (filter: DeviceFilter) => void;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly types: DeviceTypes;
  readonly words: PlanWords;
}

/** The same devices as on the plan, for whoever reads rather than points. */
export const DeviceList = memo(function DeviceList(props: DeviceListProps) {
  const { devices, count, selected, onSelect, types, words } = props;
  const { t } = words;
  const heading = t('floorPlan.devices', { shown: devices.length, count });
  return (
    <Panel data-pest="plan-devices">
      <h2>{heading}</h2>
      <DeviceFilters {...props} />
      {devices.length === 0 && <p>{t(count === 0 ? 'floorPlan.noDevices' : 'floorPlan.noMatch')}</p>}
      <RovingRows label={heading} items={devices} current={selected}>
        {(device, tabIndex) => (
          <DeviceRow
            device={device}
            selected={device.id === selected}
            tabIndex={tabIndex}
            onSelect={onSelect}
            types={types}
            words={words}
          />
        )}
      </RovingRows>
    </Panel>
  );
});

function DeviceFilters({
  devices,
  tags,
  workshops,
  states,
  filter,
  onFilter,
  onSelect,
  types,
  words,
}: DeviceListProps) {
  const { t } = words;
  return (
    <Filters>
      <SearchInput
        value={filter.text}
        onChange={(text) => onFilter({ ...filter, text })}
        onKeyDown={({ key }) => {
          const found =
            devices.find(({ code }) => code.toLowerCase() === filter.text.trim().toLowerCase()) ?? devices[0];
          if (key === 'Enter' && found) onSelect(found.id);
        }}
        placeholder={t('floorPlan.search')}
        aria-label={t('floorPlan.search')}
      />
      <Select
        aria-label={t('floorPlan.type')}
        value={filter.type}
        onChange={(type) => onFilter({ ...filter, type })}
        options={[
          { value: 'all', label: t('floorPlan.allTypes') },
          ...types.all.map(({ type }) => ({ value: type, label: words.type(type) })),
        ]}
      />
      <Select
        aria-label={t('floorPlan.state')}
        value={filter.state}
        onChange={(state) => onFilter({ ...filter, state: states.find((one) => one === state) ?? 'all' })}
        options={[
          { value: 'all', label: t('floorPlan.allStates') },
          ...states.map((state) => ({ value: state, label: words.state(state) })),
        ]}
      />
      {workshops.length > 1 && (
        <Select
          aria-label={t('floorPlan.workshop')}
          value={filter.workshopId ?? ''}
          onChange={(id) => onFilter({ ...filter, workshopId: id || null })}
          options={[
            { value: '', label: t('floorPlan.allWorkshops') },
            ...workshops.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {tags.length > 0 && (
        <Select
          aria-label={t('floorPlan.tag')}
          value={filter.tag ?? ''}
          onChange={(tag) => onFilter({ ...filter, tag: tag === '' ? null : tag })}
          options={[{ value: '', label: t('floorPlan.allTags') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
      )}
    </Filters>
  );
}

interface DeviceRowProps extends Pick<DeviceListProps, 'onSelect' | 'words' | 'types'> {
  readonly device: PlanDevice;
  readonly selected: boolean;
  readonly tabIndex: 0 | -1;
}

const DeviceRow = memo(function DeviceRow({ device, selected, tabIndex, onSelect, types, words }: DeviceRowProps) {
  const state = device.state ?? 'ok';
  return (
    <Entry data-selected={selected || undefined}>
      <RowButton type="button" tabIndex={tabIndex} aria-pressed={selected} onClick={() => onSelect(device.id)}>
        <DeviceSwatch device={device} types={types} />
        <RowText>
          {device.code}
          <small>{device.workshopName || device.name}</small>
        </RowText>
        {state !== 'ok' && (
          <Suspense fallback={words.state(state)}>
            <RowState state={state}>{words.state(state)}</RowState>
          </Suspense>
        )}
      </RowButton>
    </Entry>
  );
});

/** A device's mark at the size of a line of text. */
export function DeviceSwatch({ device, types }: { readonly device: PlanDevice; readonly types: DeviceTypes }) {
  return (
    <Swatch viewBox="-20 -20 40 40" aria-hidden="true">
      <DeviceMark info={types.of(device.type)} idle={device.bound === false} />
    </Swatch>
  );
}

const Filters = styled.div.withConfig(named('FloorPlanFilters'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin: ${space[2]} 0;
  > :first-child {
    grid-column: 1 / -1;
  }
`;
