import { type FormEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { FloorPlan, PlanDevice, PlanPosition, TrashArea } from '../../floor-plan/floor-plan.types';
import { clampPosition } from '../../floor-plan/plan-geometry';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { DescriptionList } from '../../primitives/description-list/DescriptionList';
import { Field } from '../../primitives/field/Field';
import { closeIcon } from '../../primitives/icon/icons';
import { Row } from '../../primitives/layout/Row';
import { Notice } from '../../primitives/notice/Notice';
import { NumberInput } from '../../primitives/number-input/NumberInput';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { planNoticeMessages } from '../canvas/plan-notice.messages';
import type { PlanWords } from '../editing/usePlanWords';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { handsMessages } from '../hands/hands.messages';
import { nearestDevice } from '../plan/nearest-device';
import type { PlacementFinding } from '../plan/placement-findings';
import { DeleteQuestion } from './DeleteQuestion';
import { Findings } from './Findings.styles';
import { Panel } from './panel.styles';
import { planPanelMessages } from './plan-panel.messages';
import { sayFinding } from './say-finding';

interface DeviceDetailsProps extends Pick<FloorPlanEditorOwnProps, 'onBeforeDelete' | 'onError' | 'describeError'> {
  readonly device: PlanDevice;
  readonly mayMove: boolean;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** Whether the question before deleting is open. */
  readonly asking: boolean;
  /** Where this device does not follow the guidance. */
  readonly findings: readonly PlacementFinding[];
  readonly deviceOf: (id: string | null) => PlanDevice | null;
  readonly areas: readonly TrashArea[];
  readonly plan: FloorPlan;
  readonly devices: readonly PlanDevice[];
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
  /** Begins to select several, or takes all of the device's type. */
  readonly onGather: () => void;
  readonly onAllOfType: () => void;
  /** How many of its type stand on the plan. */
  readonly ofType: number;
  readonly onOpen: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What is known about the chosen device, and what can be done with it without dragging. */
export default function DeviceDetails(props: DeviceDetailsProps) {
  const { device, mayMove, mayEdit, mayDelete, asking, height, words, onMove, onUnplace, onAsk, onOpen, onClose } =
    props;
  const { t } = words;
  const own = useMessages(planPanelMessages);
  const hands = useMessages(handsMessages);
  const notice = useMessages(planNoticeMessages);
  return (
    <Panel aria-label={own('floorPlan.details', { code: device.code })} data-pest="plan-details">
      <Row justify="space-between" nowrap>
        <h2>{device.code}</h2>
        <IconButton size="sm" icon={closeIcon} label={notice('floorPlan.close')} onClick={onClose} />
      </Row>
      <DeviceFacts {...props} />
      <DeviceFindings {...props} />
      {mayMove && !device.locked && <PositionFields key={placeKey(device)} {...props} />}
      {mayEdit && height && device.mountHeight !== undefined && (
        <HeightField key={`${device.id} ${device.mountHeight}`} {...props} range={height} />
      )}
      <Row>
        {onOpen && (
          <Button size="sm" onClick={onOpen}>
            {own('floorPlan.open')}
          </Button>
        )}
        {mayMove && !device.locked && (
          <Button size="sm" onClick={(event) => onMove(event.detail === 0 ? 'keyboard' : 'pointer')}>
            {device.position ? own('floorPlan.move') : t('floorPlan.place')}
          </Button>
        )}
        {mayMove && device.position && (
          <Button size="sm" variant="ghost" onClick={onUnplace}>
            {own('floorPlan.unplace')}
          </Button>
        )}
        {mayDelete && !asking && (
          <Button size="sm" variant="ghost" onClick={onAsk}>
            {own('floorPlan.delete')}
          </Button>
        )}
        {(mayMove || mayDelete) && device.position && (
          <>
            <Button size="sm" variant="ghost" onClick={props.onGather}>
              {hands('hands.several')}
            </Button>
            <Button size="sm" variant="ghost" onClick={props.onAllOfType}>
              {hands('hands.allOfType', { type: words.type(device.type), count: props.ofType })}
            </Button>
          </>
        )}
      </Row>
      {mayDelete && asking && (
        <DeleteQuestion
          {...props}
          question={own('floorPlan.deleteAsk', { code: device.code, name: device.name })}
          confirm={own('floorPlan.deleteConfirm')}
          devices={[device]}
        />
      )}
    </Panel>
  );
}

function placeKey({ id, position }: PlanDevice): string {
  return `${id} ${position?.x} ${position?.y}`;
}

function DeviceFacts({ device, devices, plan, words }: DeviceDetailsProps) {
  const { t } = words;
  const own = useMessages(planPanelMessages);
  const nearest = useMemo(() => nearestDevice(device, devices, plan), [device, devices, plan]);
  const near = nearest && {
    code: nearest.device.code,
    metres: t('floorPlan.metres', { metres: words.metres(nearest.metres) }),
  };
  const facts = [
    { term: t('floorPlan.type'), description: words.type(device.type) },
    { term: t('floorPlan.state'), description: words.state(device.state) },
    { term: t('floorPlan.workshop'), description: device.workshopName },
    { term: own('floorPlan.location'), description: device.location },
    {
      term: own('floorPlan.height'),
      description: device.mountHeight ? t('floorPlan.metres', { metres: words.metres(device.mountHeight) }) : undefined,
    },
    {
      term: own('floorPlan.nearest'),
      description: near && own(`floorPlan.nearest.${nearest.bearing ?? 'same'}`, near),
    },
    { term: own('floorPlan.brand'), description: device.brand },
    { term: own('floorPlan.model'), description: device.model },
    {
      term: own('floorPlan.qr'),
      description: device.bound === undefined ? undefined : own(`floorPlan.qr.${device.bound ? 'bound' : 'unbound'}`),
    },
  ];
  return (
    <DescriptionList
      layout="rows"
      items={facts.flatMap(({ term, description }) => (description ? [{ term, description }] : []))}
    />
  );
}

function DeviceFindings({ findings, deviceOf, areas, words }: DeviceDetailsProps) {
  const own = useMessages(planPanelMessages);
  if (findings.length === 0) return null;
  return (
    <Findings>
      {findings.map((finding) => {
        const { detail, measure } = sayFinding({ deviceOf, areas, words, own }, finding);
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
  const own = useMessages(planPanelMessages);
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
        label={own('floorPlan.height')}
        help={own('floorPlan.heightHelp', { least: words.metres(least), most: words.metres(most) })}
        error={wrong ? own('floorPlan.heightWrong', { most: highest }) : undefined}
      >
        {(ids) => <NumberInput {...ids} value={typed} onChange={setTyped} unit="m" />}
      </Field>
      <Button size="sm" type="submit">
        {own('floorPlan.applyHeight')}
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

function PositionFields({ device, onPosition }: DeviceDetailsProps) {
  const own = useMessages(planPanelMessages);
  const [x, setX] = useState(toPercent(device.position?.x));
  const [y, setY] = useState(toPercent(device.position?.y));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (x.trim() === '' || y.trim() === '') return;
    onPosition(clampPosition({ x: Number(x) / 100, y: Number(y) / 100 }));
  };
  return (
    <Places onSubmit={apply} noValidate>
      <PercentField label={own('floorPlan.across')} value={x} onValue={setX} />
      <PercentField label={own('floorPlan.down')} value={y} onValue={setY} />
      <Button size="sm" type="submit">
        {own('floorPlan.apply')}
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
  return <Field label={label}>{(ids) => <NumberInput {...ids} value={value} onChange={onValue} unit="%" />}</Field>;
}

const Places = styled.form.withConfig(named('FloorPlanPlaces'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  > :last-child {
    grid-column: 1 / -1;
  }
`;
