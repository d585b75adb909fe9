import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FloorPlan, PlanDevice, PlanPosition, TrashArea } from '../floor-plan/floor-plan.types';
import { metresBetween } from '../floor-plan/plan-geometry';
import { Button } from '../primitives/button/Button';
import { Field } from '../primitives/field/Field';
import { Row } from '../primitives/layout/Row';
import { NumberInput } from '../primitives/number-input/NumberInput';
import { Text } from '../primitives/text/Text';
import { TextInput } from '../primitives/text-input/TextInput';
import type { DeviceTypes } from '../trade/device-types';
import type { HostCall } from '../widget/useHostCall';
import { ToolPanel } from './FloorPlanEditor.styles';
import { PercentField } from './PercentField';
import { nearestToArea } from './placement-findings';
import { areaBetween } from './trash-areas';
import type { PlanTool, PlanToolState, PointName } from './usePlanTool';
import type { PlanWords } from './usePlanWords';

interface ShapesProps {
  readonly plan: FloorPlan;
  readonly tool: PlanTool;
  readonly words: PlanWords;
}

/** The two points of a tool, and what lies between them. */
export function ToolShapes({ plan, tool, words }: ShapesProps) {
  const { width, height } = plan.image;
  const [a, b] = [tool.a, tool.b].map(({ x, y }) => ({ x: x * width, y: y * height }));
  if (!a || !b) return null;
  const area = areaBetween(tool.a, tool.b);
  const reach = plan.metresPerWidth ? (wasteReach / plan.metresPerWidth) * width : 0;
  return (
    <g data-pest="plan-tool">
      {tool.kind === 'area' ? (
        <>
          {reach > 0 && <AreaShape part="area-reach" area={area} image={plan.image} grow={reach} />}
          <AreaShape part="area" area={area} image={plan.image} />
        </>
      ) : (
        <line data-part="line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      )}
      <PointHandle name="a" place={tool.a} plan={plan} words={words} />
      <PointHandle name="b" place={tool.b} plan={plan} words={words} />
    </g>
  );
}

/** Metres within which the specification wants a bait station. */
const wasteReach = 6;

interface AreaShapeProps {
  readonly part: 'area' | 'area-reach';
  readonly area: Pick<TrashArea, 'left' | 'top' | 'right' | 'bottom'>;
  readonly image: FloorPlan['image'];
  readonly grow?: number;
}

export function AreaShape({ part, area, image, grow = 0 }: AreaShapeProps) {
  return (
    <rect
      data-part={part}
      x={area.left * image.width - grow}
      y={area.top * image.height - grow}
      width={(area.right - area.left) * image.width + 2 * grow}
      height={(area.bottom - area.top) * image.height + 2 * grow}
      rx={grow}
    />
  );
}

interface PointHandleProps {
  readonly name: PointName;
  readonly place: PlanPosition;
  readonly plan: FloorPlan;
  readonly words: PlanWords;
}

function PointHandle({ name, place, plan, words }: PointHandleProps) {
  const label = words.t('floorPlan.point', { name: name.toUpperCase(), ...words.place(place) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in an SVG.
    <g
      data-handle={name}
      role="button"
      tabIndex={0}
      aria-label={label}
      style={{ translate: `${place.x * plan.image.width}px ${place.y * plan.image.height}px` }}
    >
      <circle r={16} />
      <path d="M-9 0H9M0-9V9" />
      <text y={-24}>{name.toUpperCase()}</text>
    </g>
  );
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
export function CalibratePanel({ plan, tool, tools, words, call, onSave }: CalibrateProps) {
  const { t, metres } = words;
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
        {(ids) => (
          <NumberInput {...ids} ref={field} value={typed} onChange={setTyped} min={0} step={0.1} unit="m" required />
        )}
      </Field>
      <PointFields tool={tool} tools={tools} words={words} />
      <Row>
        <Text tone="muted">
          {width === null
            ? t('floorPlan.widthUnknown')
            : t(usable ? 'floorPlan.wholeWidth' : 'floorPlan.widthTooFar', { metres: metres(width), most: widest })}
        </Text>
        <Button size="sm" onClick={tools.close}>
          {t('floorPlan.cancel')}
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
export function AreaPanel({ plan, tool, tools, words, areas, devices, types, onSave, onDelete }: AreaProps) {
  const { t } = words;
  const { area } = tool;
  const [name, setName] = useState(area?.name ?? '');
  const corners = areaBetween(tool.a, tool.b);
  const empty = corners.left === corners.right || corners.top === corners.bottom;
  const near = useNearDevices({ plan, area: { id: '', name, ...corners }, devices, types, words });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!empty) onSave({ name: name.trim(), ...corners });
  };
  return (
    <ToolPanel onSubmit={save} noValidate aria-label={t('floorPlan.trashArea')} data-tip="">
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
      <PointFields tool={tool} tools={tools} words={words} />
      <Row>
        {area && (
          <Button size="sm" variant="ghost" onClick={() => onDelete(area)}>
            {t('floorPlan.deleteArea')}
          </Button>
        )}
        <Button size="sm" onClick={tools.close}>
          {t('floorPlan.cancel')}
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
  const { t, metres, list } = words;
  if (!plan.metresPerWidth) return t('floorPlan.notCalibrated');
  const asked = types.all.flatMap(({ type, guidance }) =>
    guidance?.maxToWaste === undefined ? [] : [{ type, limit: guidance.maxToWaste }],
  );
  const codeOf = (id: string) => devices.find((device) => device.id === id)?.code ?? id;
  const near = asked.flatMap(({ type, limit }) =>
    nearestToArea(plan, area, devices, type).filter((found) => found.metres <= limit),
  );
  if (near.length === 0) return t('floorPlan.areaAlone', { limit: asked[0]?.limit ?? wasteReach });
  return list(
    near.slice(0, 4).map((one) => `${codeOf(one.id)} ${t('floorPlan.metres', { metres: metres(one.metres) })}`),
  );
}

function PointFields({ tool, tools, words }: Pick<ToolProps, 'tool' | 'tools' | 'words'>) {
  const fields = (['a', 'b'] as const).flatMap((point) =>
    (['x', 'y'] as const).map((axis) => ({ point, axis, value: tool[point][axis] })),
  );
  return (
    <fieldset data-pest-points="">
      {fields.map(({ point, axis, value }) => (
        <PercentField
          key={`${point}${axis}`}
          label={words.t(`floorPlan.point.${axis}`, { name: point.toUpperCase() })}
          value={value}
          onValue={(next) => tools.setPoint(point, { ...tool[point], [axis]: next })}
        />
      ))}
    </fieldset>
  );
}
