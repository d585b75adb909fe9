import { type ReactElement, Suspense, useEffect } from 'react';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import { fetched } from '../../primitives/fetched/fetched';
import { Notice } from '../canvas/PlanNotice.styles';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import type { Standing } from '../plan/plan-arrange';
import { CreationState } from './CreationState';
import type { GroupCarry } from './gesture-host';
import { handsMessages } from './hands.messages';
import { frameSpace } from './on-frame';
import { PlanChips } from './PlanChips';
import { Chips, Over } from './PlanHands.styles';
import { PlanOverview } from './PlanOverview';
import { SnapGuides } from './SnapGuides';
import { useCopies } from './useCopies';
import type { CreateProps } from './useCreateDevices';
import { useGroupActs } from './useGroupActs';
import { useGroupGestures } from './useGroupGestures';

/** Fetched when somebody asks what the keys do. */
const Shortcuts = /* @__PURE__ */ fetched(() => import('./Shortcuts'), 'default');

interface PlanHandsProps extends CreateProps, Pick<FloorPlanEditorOwnProps, 'onCalibrate'> {
  readonly plan: FloorPlan;
}

/** What hands do on a plan beside taking one device: several at once, and lines that draw what is dragged. */
export default function PlanHands(props: PlanHandsProps): ReactElement | null {
  const { editing, plan } = props;
  const t = useMessages(handsMessages);
  const acts = useGroupActs(editing);
  const copies = useCopies(props);
  useEffect(() => {
    editing.copier.current = copies.copy;
  });
  useFingerDraws(editing);
  const { marquee, carry } = useGroupGestures(editing, acts, copies.copy);
  return (
    <>
      <Over aria-hidden="true" data-pest="plan-hands">
        <SnapGuides editing={editing} plan={plan} active={editing.dragging.active !== null || carry !== null} />
        {carry && <Carried editing={editing} carry={carry} devices={acts.movable} />}
        {marquee && <div data-part="marquee" style={frameSpace(editing.viewport).box(marquee)} />}
      </Over>
      <Chips data-tip="">
        <CreationState {...copies.creation} />
        <PlanChips {...props} />
      </Chips>
      <PlanOverview editing={editing} plan={plan} />
      {editing.showsKeys && (
        <Suspense fallback={null}>
          <Shortcuts onClose={() => editing.setShowsKeys(false)} />
        </Suspense>
      )}
      {carry && <Notice role="status">{t('hands.carrying', { count: acts.movable.length })}</Notice>}
    </>
  );
}

/** While devices are gathered, a finger draws a frame around them instead of scrolling the page. */
function useFingerDraws({ frame, gathering }: PlanEditing): void {
  useEffect(() => {
    const plan = frame.current;
    if (!plan || !gathering) return;
    plan.style.touchAction = 'none';
    return () => {
      plan.style.touchAction = '';
    };
  }, [frame, gathering]);
}

interface CarriedProps {
  readonly editing: PlanEditing;
  readonly carry: GroupCarry;
  readonly devices: readonly Standing[];
}

/** Where the devices in hand will be. */
function Carried({ editing, carry, devices }: CarriedProps) {
  const { place, way } = frameSpace(editing.viewport);
  const { across, down } = way(carry.by);
  return (
    <div data-part="ghosts" style={{ translate: `${across}% ${down}%` }}>
      {devices.map(({ id, position }) => {
        const { left, top } = place(position);
        return <i key={id} style={{ left: `${left}%`, top: `${top}%` }} />;
      })}
    </div>
  );
}
