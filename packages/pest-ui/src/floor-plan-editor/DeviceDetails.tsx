import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
import { clampPosition } from '../floor-plan/plan-geometry';
import { Button } from '../primitives/button/Button';
import { IconButton } from '../primitives/button/IconButton';
import { DescriptionList } from '../primitives/description-list/DescriptionList';
import { Field } from '../primitives/field/Field';
import { closeIcon } from '../primitives/icon/icons';
import { Row } from '../primitives/layout/Row';
import { NumberInput } from '../primitives/number-input/NumberInput';
import { Ask, Panel, Places } from './FloorPlanEditor.styles';
import type { PlanWords } from './usePlanWords';

interface DeviceDetailsProps {
  readonly device: PlanDevice;
  readonly mayMove: boolean;
  readonly mayDelete: boolean;
  /** Whether the question before deleting stands. */
  readonly asking: boolean;
  readonly words: PlanWords;
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
  const { device, mayMove, mayDelete, asking, words, onMove, onUnplace, onAsk, onOpen, onClose } = props;
  const { t } = words;
  return (
    <Panel aria-label={t('floorPlan.details', { code: device.code })} data-pest="plan-details">
      <Row justify="space-between" nowrap>
        <h3>{device.code}</h3>
        <IconButton size="sm" icon={closeIcon} label={t('floorPlan.close')} onClick={onClose} />
      </Row>
      <DeviceFacts device={device} words={words} />
      {mayMove && <PositionFields key={placeKey(device)} {...props} />}
      <Row>
        {onOpen && (
          <Button size="sm" onClick={onOpen}>
            {t('floorPlan.open')}
          </Button>
        )}
        {mayMove && (
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
