import { lazy, type ReactNode, Suspense, useState } from 'react';
import { downloadIcon, floorPlanIcon, printIcon, rulerIcon, trashIcon, uploadIcon } from '../primitives/icon/icons';
import type { MenuItem } from '../primitives/menu/Menu';
import { useHostCall } from '../widget/useHostCall';
import type { FloorPlanEditorOwnProps } from './FloorPlanEditor.types';
import type { PlanEditing } from './useFloorPlanEditor';
import type { usePlanSheet } from './usePlanSheet';

/** Comes when a picture is replaced, which is rare. */
const ReplacePlan = /* @__PURE__ */ lazy(() => import('./ReplacePlan'));

/** What is done rarely: the menu's items, and the dialog that one of them opens. */
export function usePlanActs(
  props: Pick<
    FloorPlanEditorOwnProps,
    'onCalibrate' | 'onTrashAreasChange' | 'onPlanReplace' | 'onError' | 'describeError'
  >,
  editing: PlanEditing,
  sheet: ReturnType<typeof usePlanSheet>,
): { readonly acts: readonly MenuItem[]; readonly dialog: ReactNode; readonly refusal: string | null } {
  const { onCalibrate, onTrashAreasChange, onPlanReplace } = props;
  const { plan, mode, tools, viewport, words } = editing;
  const { t } = words;
  const [replacing, setReplacing] = useState(false);
  const output = useHostCall('floor-plan-editor', 'export', props);
  const editable = mode !== 'view';
  const start = (kind: 'calibrate' | 'area') => () => {
    editing.abandon();
    tools.start(kind, viewport.centre());
  };
  const save = (kind: 'png' | 'svg') => () => void output.run(() => sheet.download(kind));
  const offered: readonly (MenuItem | false)[] = [
    onCalibrate !== undefined &&
      editable && { label: t('floorPlan.calibrate'), icon: rulerIcon, onSelect: start('calibrate') },
    onTrashAreasChange !== undefined &&
      editable && { label: t('floorPlan.drawArea'), icon: trashIcon, onSelect: start('area') },
    onPlanReplace !== undefined &&
      editable && { label: t('floorPlan.replace'), icon: uploadIcon, onSelect: () => setReplacing(true) },
    { label: t('floorPlan.savePng'), icon: downloadIcon, onSelect: save('png') },
    { label: t('floorPlan.saveSvg'), icon: floorPlanIcon, onSelect: save('svg') },
    { label: t('floorPlan.print'), icon: printIcon, onSelect: () => void output.run(sheet.print) },
  ];
  const acts = offered.filter((act) => act !== false);
  const dialog = replacing && plan && onPlanReplace && (
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
  );
  return { acts, dialog, refusal: output.refusal };
}
