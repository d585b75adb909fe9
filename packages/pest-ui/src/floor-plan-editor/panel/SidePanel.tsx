import { Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import { fetched } from '../../primitives/fetched/fetched';
import { Stack } from '../../primitives/layout/Stack';
import { Tabs } from '../../primitives/tabs/Tabs';
import { Text } from '../../primitives/text/Text';
import { useStableCallback } from '../../state/useStableCallback';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, radius, space } from '../../theme/tokens';
import { Slot } from '../../widget/Slot';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { statesOf, tagsOf, workshopsOf } from '../plan/device-filter';
import { DeviceList } from './DeviceList';
import { DeviceTray } from './DeviceTray';

/** Fetched when a device is chosen, or several, or the findings are opened. */
const DeviceDetails = /* @__PURE__ */ fetched(() => import('./DeviceDetails'), 'default');
const RowPanel = /* @__PURE__ */ fetched(() => import('./RowPanel'), 'default');
const GroupPanel = /* @__PURE__ */ fetched(() => import('./GroupPanel'), 'default');
const PlanFindings = /* @__PURE__ */ fetched(() => import('./PlanFindings'), 'default');

interface SidePanelProps
  extends Pick<
    FloorPlanEditorOwnProps,
    | 'onDeviceOpen'
    | 'onTrashAreasChange'
    | 'onCreateDevice'
    | 'onNameDevices'
    | 'onBeforeDelete'
    | 'onError'
    | 'describeError'
    | 'slots'
    | 'slotProps'
  > {
  readonly editing: PlanEditing;
  readonly plan: FloorPlan;
}

/** The panel beside the plan: all devices, the chosen one, and the findings. */
export function SidePanel(props: SidePanelProps) {
  const { editing } = props;
  const { words, tab, setTab, devices, findings, checkGuidance } = editing;
  const { t } = words;
  const { tool } = editing.tools;
  const row = tool?.kind === 'row' ? tool : null;
  return (
    <Tabs
      label={t('floorPlan.panel')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'list', label: t('floorPlan.tab.list', { count: devices.length }) },
        { value: 'details', label: t('floorPlan.tab.details') },
        ...(checkGuidance || findings.length > 0
          ? [
              {
                value: 'findings' as const,
                label: (
                  <>
                    {t('floorPlan.tab.findings')}
                    {findings.length > 0 && <Count>{words.number(findings.length)}</Count>}
                  </>
                ),
              },
            ]
          : []),
      ]}
    >
      {tab === 'list' && <ListTab {...props} />}
      <Suspense fallback={null}>
        {row && (
          // It stays on another tab: with it would go which places of the row are made, and the making of them.
          <div hidden={tab !== 'details'}>
            <RowPanel {...props} tool={row} />
          </div>
        )}
        {tab === 'details' && !row && <DetailsTab {...props} />}
        {tab === 'findings' && <FindingsTab {...props} />}
      </Suspense>
    </Tabs>
  );
}

function ListTab({ editing, slots, slotProps }: SidePanelProps) {
  const { words, types, mayMove, unplaced, shown } = editing;
  const tags = useMemo(() => tagsOf(editing.devices), [editing.devices]);
  const workshops = useMemo(() => workshopsOf(editing.devices), [editing.devices]);
  const states = useMemo(() => statesOf(editing.devices, editing.filter), [editing.devices, editing.filter]);
  return (
    <Stack>
      {mayMove && unplaced.length > 0 && (
        <Slot of={slots?.Tray} props={{ devices: unplaced }} extra={slotProps?.Tray}>
          {(part) => (
            <DeviceTray {...part} armed={editing.armed} onPlace={editing.startPlacing} types={types} words={words} />
          )}
        </Slot>
      )}
      <Slot of={slots?.DeviceList} props={{ devices: shown }} extra={slotProps?.DeviceList}>
        {(part) => (
          <DeviceList
            {...part}
            count={editing.devices.length}
            tags={tags}
            workshops={workshops}
            states={states}
            filter={editing.filter}
            onFilter={editing.setFilter}
            selected={editing.selected}
            onSelect={editing.locate}
            types={types}
            words={words}
          />
        )}
      </Slot>
    </Stack>
  );
}

function DetailsTab(props: SidePanelProps) {
  const { editing, onDeviceOpen, slots, slotProps } = props;
  const { words, types, mayMove, mayEdit, mayDelete, areas, deviceOf } = editing;
  if (editing.gathering || editing.devices.some(({ id }) => editing.group.has(id))) return <GroupPanel {...props} />;
  const device = deviceOf(editing.selected);
  if (!device) {
    return (
      <Text as="p" tone="muted">
        {words.t('floorPlan.nothingChosen')}
      </Text>
    );
  }
  const alike = editing.shown.filter(({ type, position }) => type === device.type && position);
  const findings = editing.findings.filter(({ deviceId, kind }) => deviceId === device.id && kind !== 'waste');
  return (
    <Slot of={slots?.DeviceDetails} props={{ device, findings }} extra={slotProps?.DeviceDetails}>
      {(part) => (
        <DeviceDetails
          key={device.id}
          {...props}
          {...part}
          deviceOf={deviceOf}
          areas={areas}
          devices={editing.devices}
          height={types.of(device.type).guidance?.height}
          mayMove={mayMove}
          mayEdit={mayEdit}
          mayDelete={mayDelete}
          asking={editing.asking}
          words={words}
          onPosition={(to) => editing.placeAt(device, to, 'form')}
          onHeight={(metres) => editing.setHeight(device, metres)}
          onMove={(by) => editing.startPlacing(device, by)}
          onUnplace={() => editing.unplace(device)}
          onAsk={editing.askToDelete}
          onKeep={() => editing.keepDevice(device)}
          onDelete={() => editing.remove(device)}
          onOpen={onDeviceOpen && (() => onDeviceOpen(device.id))}
          onGather={() => editing.gather([device.id])}
          onAllOfType={() =>
            editing.choose(
              alike.map(({ id }) => id),
              'form',
            )
          }
          ofType={alike.length}
          onClose={() => editing.select(null, 'form', 'list')}
        />
      )}
    </Slot>
  );
}

function FindingsTab({ editing, plan, onTrashAreasChange }: SidePanelProps) {
  const { words, findings, areas, deviceOf, selected, mayMove, mode, tools, viewport } = editing;
  const find = useStableCallback(deviceOf);
  return (
    <PlanFindings
      findings={findings}
      deviceOf={find}
      areas={areas}
      metresPerWidth={plan.metresPerWidth}
      selected={selected}
      mayMove={mayMove}
      onDevice={editing.locate}
      onArea={(area) => {
        viewport.frame({ x: area.left, y: area.top }, { x: area.right, y: area.bottom }, 'form');
        if (onTrashAreasChange && mode !== 'view') tools.edit(area);
      }}
      onBringBack={editing.bringBack}
      words={words}
    />
  );
}

/** How many findings there are, beside the word. */
const Count = styled.span.withConfig(named('FloorPlanCount'))`
  display: inline-block;
  min-width: 18px;
  margin-inline-start: ${space[1]};
  padding: 0 5px;
  border-radius: ${radius.pill};
  background: ${plan.finding};
  color: ${plan.findingInk};
  font-size: ${fontSize.xs};
  text-align: center;
`;
