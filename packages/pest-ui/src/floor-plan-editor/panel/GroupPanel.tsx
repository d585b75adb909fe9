import { useState } from 'react';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { Field } from '../../primitives/field/Field';
import { arrowDownIcon, arrowUpIcon, closeIcon, type IconPath } from '../../primitives/icon/icons';
import { Row } from '../../primitives/layout/Row';
import { NumberInput } from '../../primitives/number-input/NumberInput';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { handsMessages } from '../hands/hands.messages';
import type { CreateProps } from '../hands/useCreateDevices';
import { type GroupActs, useGroupActs } from '../hands/useGroupActs';
import { type Alignment, alignments } from '../plan/plan-arrange';
import { DeleteQuestion } from './DeleteQuestion';
import { PanelStack } from './PanelStack.styles';
import { Panel } from './panel.styles';

interface GroupPanelProps extends CreateProps, Pick<FloorPlanEditorOwnProps, 'onBeforeDelete'> {
  readonly plan: FloorPlan;
}

/** What can be done to the devices that are selected together, by buttons alone. */
export default function GroupPanel(props: GroupPanelProps) {
  const { editing } = props;
  const t = useMessages(handsMessages);
  const acts = useGroupActs(editing);
  const count = acts.members.length;
  const title = t('hands.group', { count });
  return (
    <Panel aria-label={title} data-pest="plan-group">
      <PanelStack gap={2}>
        <Row justify="space-between" nowrap>
          <h2>{title}</h2>
          <IconButton size="sm" icon={closeIcon} label={t('hands.none')} onClick={() => void editing.abandon()} />
        </Row>
        {editing.gathering && <p>{t('hands.gatherHint')}</p>}
        <MoreOf {...props} acts={acts} />
        {editing.mayMove && acts.movable.length > 0 && <Arrange {...props} acts={acts} />}
        {count > 0 && <Fate {...props} acts={acts} />}
      </PanelStack>
    </Panel>
  );
}

interface PartProps extends GroupPanelProps {
  readonly acts: GroupActs;
}

/** Takes in all of the types that are selected, or everything. */
function MoreOf({ editing, acts }: PartProps) {
  const t = useMessages(handsMessages);
  const { shown, words, gathering, setGathering } = editing;
  const placed = shown.filter(({ position }) => position);
  const types = [...new Set(acts.members.map(({ type }) => type))];
  return (
    <Row gap={1}>
      <Button size="sm" aria-pressed={gathering} onClick={() => setGathering(!gathering)}>
        {t('hands.gather')}
      </Button>
      {types.map((type) => (
        <Button key={type} size="sm" onClick={() => acts.chooseAll('form', type)}>
          {t('hands.allOfType', { type: words.type(type), count: placed.filter((one) => one.type === type).length })}
        </Button>
      ))}
      <Button size="sm" onClick={() => acts.chooseAll('form')}>
        {t('hands.all', { count: placed.length })}
      </Button>
    </Row>
  );
}

/** Lines that devices are brought to, and the devices there. */
const alignIcons: Readonly<Record<Alignment, IconPath>> = {
  left: 'M4 3v14M7 6h9v3H7zM7 11.5h5v3H7z',
  centre: 'M10 3v14M5 6h10v3H5zM7 11.5h6v3H7z',
  right: 'M16 3v14M4 6h9v3H4zM8 11.5h5v3H8z',
  top: 'M3 4h14M6 7v9h3V7zM11.5 7v5h3V7z',
  middle: 'M3 10h14M6 5v10h3V5zM11.5 7v6h3V7z',
  bottom: 'M3 16h14M6 4v9h3V4zM11.5 8v5h3V8z',
};
const distributeIcons: Readonly<Record<'x' | 'y', IconPath>> = {
  x: 'M3.5 3v14M16.5 3v14M8.5 5.5h3v9h-3z',
  y: 'M3 3.5h14M3 16.5h14M5.5 8.5v3h9v-3z',
};
const leftIcon: IconPath = 'M16 10H4m4-4-4 4 4 4';
const rightIcon: IconPath = 'M4 10h12m-4-4 4 4-4 4';

/** Fewer have nothing to be brought to one line with, or between. */
const leastToAlign = 2;
const leastToDistribute = 3;

function Arrange({ plan, acts }: PartProps) {
  const t = useMessages(handsMessages);
  const count = acts.movable.length;
  return (
    <>
      <Row gap={1} role="group" aria-label={t('hands.align')}>
        {alignments.map((to) => (
          <IconButton
            key={to}
            icon={alignIcons[to]}
            label={t(`hands.align.${to}`)}
            disabled={count < leastToAlign}
            onClick={() => acts.align(to)}
          />
        ))}
        {(['x', 'y'] as const).map((axis) => (
          <IconButton
            key={axis}
            icon={distributeIcons[axis]}
            label={t(`hands.distribute.${axis}`)}
            disabled={count < leastToDistribute}
            onClick={() => acts.distribute(axis)}
          />
        ))}
      </Row>
      <Shift plan={plan} acts={acts} />
    </>
  );
}

const shifts = [
  { way: 'left', icon: leftIcon, x: -1, y: 0 },
  { way: 'right', icon: rightIcon, x: 1, y: 0 },
  { way: 'up', icon: arrowUpIcon, x: 0, y: -1 },
  { way: 'down', icon: arrowDownIcon, x: 0, y: 1 },
] as const;

/** Moves by metres where the plan has a scale, otherwise by percent of its width. */
function Shift({ plan, acts }: Pick<PartProps, 'plan' | 'acts'>) {
  const t = useMessages(handsMessages);
  const [step, setStep] = useState('1');
  const share = Number(step) / (plan.metresPerWidth || 100);
  const high = plan.image.width / plan.image.height;
  return (
    <Row gap={1} align="end" role="group" aria-label={t('hands.shift')}>
      <Field label={t('hands.step')}>
        {(ids) => (
          <NumberInput
            {...ids}
            value={step}
            onChange={setStep}
            unit={plan.metresPerWidth ? 'm' : '%'}
            style={{ width: 72 }}
          />
        )}
      </Field>
      {shifts.map(({ way, icon, x, y }) => (
        <IconButton
          key={way}
          icon={icon}
          label={t(`hands.shift.${way}`)}
          disabled={!(share > 0)}
          onClick={() => acts.shift({ x: x * share, y: y * share * high }, 'form')}
        />
      ))}
    </Row>
  );
}

/** Copies them, takes them off the plan, or deletes them. */
function Fate(props: PartProps) {
  const { editing, acts } = props;
  const { mayMove, mayDelete, mayCreate, asking, askToDelete, stopAsking, focusOn } = editing;
  const t = useMessages(handsMessages);
  const count = acts.members.length;
  return (
    <>
      <Row>
        {mayCreate && (
          <Button size="sm" onClick={() => editing.copier.current?.()}>
            {t('hands.copy')}
          </Button>
        )}
        {mayMove && acts.movable.length > 0 && (
          <Button size="sm" variant="ghost" onClick={acts.unplace}>
            {t('hands.unplace')}
          </Button>
        )}
        {mayDelete && !asking && (
          <Button size="sm" variant="ghost" onClick={askToDelete}>
            {t('hands.delete')}
          </Button>
        )}
      </Row>
      {mayDelete && asking && (
        <DeleteQuestion
          {...props}
          question={t('hands.deleteAsk', { count })}
          confirm={t('hands.deleteConfirm', { count })}
          devices={acts.members}
          onKeep={() => {
            stopAsking();
            focusOn(null);
          }}
          onDelete={acts.remove}
        />
      )}
    </>
  );
}
