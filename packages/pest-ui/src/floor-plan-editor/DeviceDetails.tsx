import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
import { clampPosition } from '../floor-plan/plan-geometry';
import { Button } from '../primitives/button/Button';
import { IconButton } from '../primitives/button/IconButton';
import { DescriptionList } from '../primitives/description-list/DescriptionList';
import { Field } from '../primitives/field/Field';
import { closeIcon } from '../primitives/icon/icons';
import { Row } from '../primitives/layout/Row';
import { Notice } from '../primitives/notice/Notice';
import { NumberInput } from '../primitives/number-input/NumberInput';
import { Ask, Findings, Panel, Places } from './FloorPlanEditor.styles';
import type { PlacementFinding } from './placement-findings';
import type { PlanWords } from './usePlanWords';

interface DeviceDetailsProps {
  readonly device: PlanDevice;
  readonly mayMove: boolean;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** Whether the question before deleting stands. */
  readonly asking: boolean;
  /** Where the guidance is not kept by this device. */
  readonly findings: readonly PlacementFinding[];
  readonly sayFinding: (finding: PlacementFinding) => { readonly detail: string; readonly measure: number | null };
  /** Metres that the type hangs at, where the guidance says so. */
  readonly height: readonly [least: number, most: number] | undefined;
  readonly words: PlanWords;
  readonly onHeight: (metres: number | null) => void;
  readonly onPosition: (to: PlanPosition) => void;
  readonly onMove: (by: 'pointer' | 'keyboard') => void;
  readonly onUnplace: () => void;
  readonly onAsk: () => void;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
  readonly onOpen: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What is known about the chosen device, and what can be done with it without dragging. */
export function DeviceDetails(props: DeviceDetailsProps) {
  const { device, mayMove, mayEdit, mayDelete, asking, height, words, onMove, onUnplace, onAsk, onOpen, onClose } =
    props;
  const { t } = words;
  return (
    <Panel aria-label={t('floorPlan.details', { code: device.code })} data-pest="plan-details">
      <Row justify="space-between" nowrap>
        <h3>{device.code}</h3>
        <IconButton size="sm" icon={closeIcon} label={t('floorPlan.close')} onClick={onClose} />
      </Row>
      <DeviceFacts device={device} words={words} />
      <DeviceFindings {...props} />
      {mayMove && !device.locked && <PositionFields key={placeKey(device)} {...props} />}
      {mayEdit && height && device.mountHeight !== undefined && (
        <HeightField key={`${device.id} ${device.mountHeight}`} {...props} range={height} />
      )}
      <Row>
        {onOpen && (
          <Button size="sm" onClick={onOpen}>
            {t('floorPlan.open')}
          </Button>
        )}
        {mayMove && !device.locked && (
          <Button size="sm" onClick={(event) => onMove(event.detail === 0 ? 'keyboard' : 'pointer')}>
            {t(device.position ? 'floorPlan.move' : 'floorPlan.place')}
          </Button>
        )}
        {mayMove && device.position && (
          <Button size="sm" variant="ghost" onClick={onUnplace}>
            {t('floorPlan.unplace')}
          </Button>
        )}
        {mayDelete && !asking && (
          <Button size="sm" variant="ghost" onClick={onAsk}>
            {t('floorPlan.delete')}
          </Button>
        )}
      </Row>
      {mayDelete && asking && <DeleteQuestion {...props} />}
    </Panel>
  );
}

function placeKey({ id, position }: PlanDevice): string {
  return `${id} ${position?.x} ${position?.y}`;
}

function DeviceFacts({ device, words }: Pick<DeviceDetailsProps, 'device' | 'words'>) {
  const { t } = words;
  const facts = [
    { term: t('floorPlan.type'), description: words.type(device.type) },
    { term: t('floorPlan.state'), description: words.state(device.state) },
    { term: t('floorPlan.workshop'), description: device.workshopName },
    { term: t('floorPlan.location'), description: device.location },
    {
      term: t('floorPlan.height'),
      description: device.mountHeight ? t('floorPlan.metres', { metres: words.metres(device.mountHeight) }) : undefined,
    },
    { term: t('floorPlan.brand'), description: device.brand },
    { term: t('floorPlan.model'), description: device.model },
    {
      term: t('floorPlan.qr'),
      description: device.bound === undefined ? undefined : t(`floorPlan.qr.${device.bound ? 'bound' : 'unbound'}`),
    },
  ];
  return (
    <DescriptionList
      layout="rows"
      items={facts.flatMap(({ term, description }) => (description ? [{ term, description }] : []))}
    />
  );
}

function DeviceFindings({ findings, sayFinding, words }: DeviceDetailsProps) {
  if (findings.length === 0) return null;
  return (
    <Findings>
      {findings.map((finding) => {
        const { detail, measure } = sayFinding(finding);
        return (
          <li key={finding.kind}>
            <Notice tone="warning">
              {measure !== null && <strong>{words.t('floorPlan.metres', { metres: words.metres(measure) })} </strong>}
              {detail}
            </Notice>
          </li>
        );
      })}
    </Findings>
  );
}

function HeightField({
  device,
  words,
  onHeight,
  range: [least, most],
}: DeviceDetailsProps & { readonly range: readonly [number, number] }) {
  const { t } = words;
  const [typed, setTyped] = useState(device.mountHeight?.toString() ?? '');
  const metres = typed.trim() === '' ? null : Number(typed);
  const wrong = metres !== null && !(metres > 0 && metres <= highest);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) onHeight(metres);
  };
  return (
    <Places onSubmit={apply} noValidate>
      <Field
        label={t('floorPlan.height')}
        help={t('floorPlan.heightHelp', { least: words.metres(least), most: words.metres(most) })}
        error={wrong ? t('floorPlan.heightWrong', { most: highest }) : undefined}
      >
        {(ids) => <NumberInput {...ids} value={typed} onChange={setTyped} min={0} max={highest} step={0.1} unit="m" />}
      </Field>
      <Button size="sm" type="submit">
        {t('floorPlan.applyHeight')}
      </Button>
    </Places>
  );
}

/** Metres; nothing on a site hangs higher. */
const highest = 100;

/** Percent of the plan, to a tenth: finer than a device is wide. */
function toPercent(fraction: number | undefined): string {
  return fraction === undefined ? '' : String(Math.round(fraction * 1000) / 10);
}

function PositionFields({ device, words, onPosition }: DeviceDetailsProps) {
  const { t } = words;
  const [x, setX] = useState(toPercent(device.position?.x));
  const [y, setY] = useState(toPercent(device.position?.y));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (x.trim() === '' || y.trim() === '') return;
    onPosition(clampPosition({ x: Number(x) / 100, y: Number(y) / 100 }));
  };
  return (
    <Places onSubmit={apply} noValidate>
      <PercentField label={t('floorPlan.across')} value={x} onValue={setX} />
      <PercentField label={t('floorPlan.down')} value={y} onValue={setY} />
      <Button size="sm" type="submit">
        {t('floorPlan.apply')}
      </Button>
    </Places>
  );
}

interface PercentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function PercentField({ label, value, onValue }: PercentFieldProps) {
  return (
    <Field label={label}>
      {(ids) => <NumberInput {...ids} value={value} onChange={onValue} min={0} max={100} step={0.1} unit="%" />}
    </Field>
  );
}

/** Asks in place, beside what would go; focus moves to the safe answer. */
function DeleteQuestion({ device, words, onKeep, onDelete }: DeviceDetailsProps) {
  const { t } = words;
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  const question = t('floorPlan.deleteAsk', { code: device.code, name: device.name });
  return (
    <Ask role="alertdialog" aria-label={question}>
      {question}
      <Row>
        <Button size="sm" ref={safe} onClick={onKeep}>
          {t('floorPlan.keepDevice')}
        </Button>
        <Button size="sm" variant="danger" onClick={onDelete}>
          {t('floorPlan.deleteConfirm')}
        </Button>
      </Row>
    </Ask>
  );
}
