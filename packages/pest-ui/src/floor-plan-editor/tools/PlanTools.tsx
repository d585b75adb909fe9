import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FloorPlan, PlanDevice, TrashArea } from '../../floor-plan/floor-plan.types';
import { metresBetween } from '../../floor-plan/plan-geometry';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Field } from '../../primitives/field/Field';
import { Row } from '../../primitives/layout/Row';
import { NumberInput } from '../../primitives/number-input/NumberInput';
import { Text } from '../../primitives/text/Text';
import { TextInput } from '../../primitives/text-input/TextInput';
import type { DeviceTypes } from '../../trade/device-types';
import { type HostCall, useHostCall } from '../../widget/useHostCall';
import { planNoticeMessages } from '../canvas/plan-notice.messages';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { PlanTool, PlanToolState } from '../editing/usePlanTool';
import type { PlanWords } from '../editing/usePlanWords';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { PointFields } from '../hands/PointFields';
import { planPanelMessages } from '../panel/plan-panel.messages';
import { nearestToArea } from '../plan/placement-findings';
import { areaBetween, newAreaId } from '../plan/trash-areas';
import { ToolPanel } from './PlanTools.styles';
import { planToolMessages } from './plan-tools.messages';
import { wasteReach } from './ToolShapes';

interface PlanToolsProps extends Pick<FloorPlanEditorOwnProps, 'onCalibrate' | 'onError' | 'describeError'> {
  readonly editing: PlanEditing;
  readonly plan: FloorPlan;
}

/** The panel of the tool that is at work. */
export default function PlanTools(props: PlanToolsProps) {
  const { editing, plan, onCalibrate } = props;
  const call = useHostCall('floor-plan-editor', 'calibrate', props);
  const { tools, areas, commitArea, devices, types, words } = editing;
  const { tool } = tools;
  useFocusBack(editing);
  // A row has its panel beside the plan, which leaves the ground free that its line is drawn on.
  if (!tool || tool.kind === 'row') return null;
  if (tool.kind === 'calibrate') {
    const save = async (metres: number) => {
      if (await call.run((options) => onCalibrate?.(metres, options))) tools.close();
    };
    return <CalibratePanel plan={plan} tool={tool} tools={tools} words={words} call={call} onSave={save} />;
  }
  return (
    <AreaPanel
      key={tool.area?.id}
      plan={plan}
      tool={tool}
      tools={tools}
      words={words}
      areas={areas}
      devices={devices}
      types={types}
      onSave={(drawn) => {
        const area = { id: tool.area?.id ?? newAreaId(areas), ...drawn };
        if (tool.area) commitArea({ type: 'edit', area }, { reason: 'edit', source: 'form' });
        else commitArea({ type: 'add', area }, { reason: 'draw', source: 'form' });
        tools.close();
      }}
      onDelete={({ id }) => {
        commitArea({ type: 'delete', id }, { reason: 'delete', source: 'form' });
        tools.close();
      }}
    />
  );
}

/** Returns the focus to the menu that opened the panel, if the focus was in it. */
function useFocusBack({ root }: PlanEditing): void {
  useLayoutEffect(() => {
    const whole = root.current;
    return () => {
      const held = whole?.querySelector('form[data-tip]')?.matches(':focus-within');
      if (held) queueMicrotask(() => whole?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus());
    };
  }, [root]);
}

interface ToolProps {
  readonly plan: FloorPlan;
  readonly tool: PlanTool;
  readonly tools: PlanToolState;
  readonly words: PlanWords;
}

interface CalibrateProps extends ToolProps {
  readonly call: HostCall;
  readonly onSave: (metresPerWidth: number) => void;
}

/** How far two places are apart makes the plan's width in metres. */
function CalibratePanel({ plan, tool, tools, words, call, onSave }: CalibrateProps) {
  const t = useMessages(planToolMessages);
  const notice = useMessages(planNoticeMessages);
  const { metres } = words;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const distance = metresBetween(tool.a, tool.b, { ...plan, metresPerWidth: 1 }) ?? 0;
  const given = Number(typed);
  const width = given > 0 && distance > 0 ? given / distance : null;
  const usable = width !== null && width <= widest;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (usable) onSave(Math.round(width * 1000) / 1000);
    else field.current?.focus();
  };
  return (
    <ToolPanel onSubmit={save} noValidate aria-label={t('floorPlan.calibrate')} data-tip="">
      <p>{t('floorPlan.calibrateHint')}</p>
      <Field label={t('floorPlan.realDistance')}>
        {(ids) => <NumberInput {...ids} ref={field} value={typed} onChange={setTyped} unit="m" required />}
      </Field>
      <PointFields tool={tool} tools={tools} />
      <Row>
        <Text tone="muted">
          {width === null
            ? t('floorPlan.widthUnknown')
            : t(usable ? 'floorPlan.wholeWidth' : 'floorPlan.widthTooFar', { metres: metres(width), most: widest })}
        </Text>
        <Button size="sm" onClick={tools.close}>
          {notice('floorPlan.cancel')}
        </Button>
        <Button size="sm" variant="primary" type="submit" loading={call.pending}>
          {t('floorPlan.saveScale')}
        </Button>
      </Row>
      {call.refusal && (
        <Text as="p" tone="danger" role="alert">
          {call.refusal}
        </Text>
      )}
    </ToolPanel>
  );
}

/** Metres; wider than any site's plan. */
const widest = 10_000;

interface AreaProps extends ToolProps {
  readonly areas: readonly TrashArea[];
  readonly devices: readonly PlanDevice[];
  readonly types: DeviceTypes;
  readonly onSave: (area: Omit<TrashArea, 'id'>) => void;
  readonly onDelete: (area: TrashArea) => void;
}

/** A trash area's corners and name, and how far the bait stations around it are. */
function AreaPanel({ plan, tool, tools, words, areas, devices, types, onSave, onDelete }: AreaProps) {
  const t = useMessages(planToolMessages);
  const notice = useMessages(planNoticeMessages);
  const { area } = tool;
  const [name, setName] = useState(area?.name ?? '');
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const corners = areaBetween(tool.a, tool.b);
  const empty = corners.left === corners.right || corners.top === corners.bottom;
  const near = useNearDevices({ plan, area: { id: '', name, ...corners }, devices, types, words });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!empty) onSave({ name: name.trim(), ...corners });
  };
  return (
    <ToolPanel
      ref={panel}
      tabIndex={-1}
      onSubmit={save}
      noValidate
      aria-label={words.t('floorPlan.trashArea')}
      data-tip=""
    >
      <p>{t('floorPlan.areaHint')}</p>
      {areas.length > 0 && (
        <Row gap={1}>
          {areas.map((one, index) => (
            <Button key={one.id} size="sm" aria-pressed={one.id === area?.id} onClick={() => tools.edit(one)}>
              {one.name || t('floorPlan.areaNumber', { number: index + 1 })}
            </Button>
          ))}
        </Row>
      )}
      <Field label={t('floorPlan.areaName')}>
        {(ids) => <TextInput {...ids} value={name} onChange={setName} maxLength={50} />}
      </Field>
      <PointFields tool={tool} tools={tools} />
      <Row>
        {area && (
          <Button size="sm" variant="ghost" onClick={() => onDelete(area)}>
            {t('floorPlan.deleteArea')}
          </Button>
        )}
        <Button size="sm" onClick={tools.close}>
          {notice('floorPlan.cancel')}
        </Button>
        <Button size="sm" variant="primary" type="submit" disabled={empty}>
          {t('floorPlan.saveArea')}
        </Button>
      </Row>
      <p>{near}</p>
    </ToolPanel>
  );
}

function useNearDevices({
  plan,
  area,
  devices,
  types,
  words,
}: Pick<AreaProps, 'plan' | 'devices' | 'types' | 'words'> & { readonly area: TrashArea }): string {
  const t = useMessages(planToolMessages);
  const panel = useMessages(planPanelMessages);
  const { metres, list } = words;
  if (!plan.metresPerWidth) return panel('floorPlan.notCalibrated');
  const asked = types.all.flatMap(({ type, guidance }) =>
    guidance?.maxToWaste === undefined ? [] : [{ type, limit: guidance.maxToWaste }],
  );
  const codeOf = (id: string) => devices.find((device) => device.id === id)?.code ?? id;
  const near = asked.flatMap(({ type, limit }) =>
    nearestToArea(plan, area, devices, type).filter((found) => found.metres <= limit),
  );
  if (near.length === 0) return t('floorPlan.areaAlone', { limit: asked[0]?.limit ?? wasteReach });
  return list(
    near.slice(0, 4).map((one) => `${codeOf(one.id)} ${words.t('floorPlan.metres', { metres: metres(one.metres) })}`),
  );
}
