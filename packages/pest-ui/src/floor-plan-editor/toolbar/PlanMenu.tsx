import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { fetched } from '../../primitives/fetched/fetched';
import {
  downloadIcon,
  floorPlanIcon,
  type IconPath,
  infoIcon,
  lockIcon,
  printIcon,
  rulerIcon,
  trashIcon,
  uploadIcon,
} from '../../primitives/icon/icons';
import { Menu, type MenuItem } from '../../primitives/menu/Menu';
import { useHostCall } from '../../widget/useHostCall';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { handsMessages } from '../hands/hands.messages';
import type { usePlanSheet } from '../sheet/usePlanSheet';
import { planToolMessages } from '../tools/plan-tools.messages';

/** A frame around what is selected. */
const selectIcon: IconPath =
  'M3.5 6.5v-3h3M9 3.5h2M13.5 3.5h3v3M16.5 9v2M16.5 13.5v3h-3M11 16.5H9M6.5 16.5h-3v-3M3.5 11V9';

const rowIcon: IconPath = 'M3 14h14M3 8.2a1.6 1.6 0 1 0 0 .1M10 8.2a1.6 1.6 0 1 0 0 .1M17 8.2a1.6 1.6 0 1 0 0 .1';

/** A magnet. */
const snapIcon: IconPath = 'M4.5 3.5v6a5.5 5.5 0 0 0 11 0v-6h-3.5v6a2 2 0 0 1-4 0v-6zM4.5 6.5H8M12 6.5h3.5';

/** Fetched when a picture is replaced, which is rare. */
const ReplacePlan = /* @__PURE__ */ fetched(() => import('./ReplacePlan'), 'default');

export interface PlanMenuProps
  extends Pick<
    FloorPlanEditorOwnProps,
    'onCalibrate' | 'onTrashAreasChange' | 'onPlanReplace' | 'onError' | 'describeError'
  > {
  readonly editing: PlanEditing;
  readonly sheet: ReturnType<typeof usePlanSheet>;
  /** Called with the reason when an export failed, and with null when one succeeded. */
  readonly onRefusal: (refusal: string | null) => void;
}

/** The menu of rare acts, and the dialog for a new picture. */
export default function PlanMenu(props: PlanMenuProps) {
  const { editing, sheet, onCalibrate, onTrashAreasChange, onPlanReplace, onRefusal } = props;
  const { plan, mode, tools, viewport, words } = editing;
  const t = useMessages(planToolMessages);
  const hands = useMessages(handsMessages);
  const [replacing, setReplacing] = useState(false);
  const output = useHostCall('floor-plan-editor', 'export', props);
  useEffect(() => onRefusal(output.refusal), [output.refusal, onRefusal]);
  const editable = mode !== 'view';
  const start = (kind: 'calibrate' | 'area' | 'row') => () => {
    editing.abandon();
    tools.start(kind, viewport.centre());
    if (kind === 'row') editing.setTab('details');
  };
  const save = (kind: 'png' | 'svg') => () => void output.run(async () => (await sheet()).download(kind));
  const { mayArrange, mayMove, mayDelete, locked, snapping } = editing;
  const toggleSnapping = () => {
    editing.setSnapping(!snapping);
    editing.say(hands(snapping ? 'hands.said.snapOff' : 'hands.said.snap'));
  };
  const canRow = editing.mayCreate || (mayMove && editing.unplaced.length > 0);
  const offered: readonly (MenuItem | false)[] = [
    (mayArrange || mayDelete) && {
      label: hands('hands.several'),
      icon: selectIcon,
      onSelect: () => editing.gather([]),
    },
    canRow && { label: t('floorPlan.drawRow'), icon: rowIcon, onSelect: start('row') },
    onCalibrate !== undefined &&
      editable && { label: t('floorPlan.calibrate'), icon: rulerIcon, onSelect: start('calibrate') },
    onTrashAreasChange !== undefined &&
      editable && { label: t('floorPlan.drawArea'), icon: trashIcon, onSelect: start('area') },
    onPlanReplace !== undefined &&
      editable && { label: t('floorPlan.replace'), icon: uploadIcon, onSelect: () => setReplacing(true) },
    mayArrange && {
      label: hands(locked ? 'hands.unlock' : 'hands.lock'),
      icon: lockIcon,
      onSelect: () => editing.setLocked(!locked),
    },
    mayMove && { label: hands(snapping ? 'hands.snapOff' : 'hands.snap'), icon: snapIcon, onSelect: toggleSnapping },
    editable && { label: hands('hands.shortcuts'), icon: infoIcon, onSelect: () => editing.setShowsKeys(true) },
    { label: t('floorPlan.savePng'), icon: downloadIcon, onSelect: save('png') },
    { label: t('floorPlan.saveSvg'), icon: floorPlanIcon, onSelect: save('svg') },
    {
      label: t('floorPlan.print'),
      icon: printIcon,
      onSelect: () => void output.run(async () => (await sheet()).print()),
    },
  ];
  return (
    <>
      <Menu label={words.t('floorPlan.more')} items={offered.filter((act) => act !== false)} defaultOpen />
      {replacing && plan && onPlanReplace && (
        <Suspense fallback={null}>
          <ReplacePlan
            plan={plan}
            devices={editing.devices}
            types={editing.types}
            words={words}
            onReplace={onPlanReplace}
            onError={props.onError}
            describeError={props.describeError}
            onClose={() => setReplacing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
