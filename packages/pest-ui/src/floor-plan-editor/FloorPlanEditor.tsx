import { type ForwardedRef, forwardRef, useImperativeHandle, useMemo, useState } from 'react';
import type { FloorPlan } from '../floor-plan/floor-plan.types';
import { defaultMarkerSize, PlanStage } from '../floor-plan/PlanStage';
import { Button } from '../primitives/button/Button';
import { Columns } from '../primitives/layout/Columns';
import { Stack } from '../primitives/layout/Stack';
import { EmptyState } from '../primitives/states/EmptyState';
import { ErrorState } from '../primitives/states/ErrorState';
import { LoadingState } from '../primitives/states/LoadingState';
import { Text } from '../primitives/text/Text';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden';
import { DeviceDetails } from './DeviceDetails';
import { DeviceList } from './DeviceList';
import { DeviceTray } from './DeviceTray';
import { tagsOf } from './device-filter';
import { EditorToolbar } from './EditorToolbar';
import { Notice, Paper, Root } from './FloorPlanEditor.styles';
import type { FloorPlanEditorHandle, FloorPlanEditorProps } from './FloorPlanEditor.types';
import { PlanLegend } from './PlanLegend';
import { planGestures } from './plan-gestures';
import { type PlanEditing, useFloorPlanEditor } from './useFloorPlanEditor';

/**
 * Places devices on a floor plan. Everything that can be dragged can also be tapped into place, typed as percent of
 * the plan, and moved by keys; one gesture is one step to undo, and whatever interrupts a gesture puts all back.
 */
export const FloorPlanEditor = forwardRef(function FloorPlanEditor(
  props: FloorPlanEditorProps,
  ref: ForwardedRef<FloorPlanEditorHandle>,
) {
  const editing = useFloorPlanEditor(props);
  const { plan, loading = false, error = null, onRetry, onDeviceOpen } = props;
  const { t } = editing.words;
  useEditorHandle(ref, editing);
  const gestures = planGestures(editing, onDeviceOpen);

  return (
    <Root
      data-pest="floor-plan-editor"
      data-mode={editing.mode}
      aria-busy={loading}
      {...hostAttributes(props)}
      {...gestures.root}
      ref={editing.root}
    >
      {error !== null && <ErrorState message={error} onRetry={onRetry} />}
      {plan ? (
        <>
          <EditorToolbar
            editable={!props.readOnly}
            mode={editing.mode}
            onMode={editing.setMode}
            canUndo={editing.canUndo}
            canRedo={editing.canRedo}
            onStep={(direction) => editing.takeStep(direction, 'form')}
            viewport={editing.viewport}
            words={editing.words}
          />
          <Columns side={300} below={760} gap={3}>
            <PlanColumn editing={editing} gestures={gestures.plan} plan={plan} markerSize={props.markerSize} />
            <SideColumn editing={editing} onDeviceOpen={onDeviceOpen} />
          </Columns>
        </>
      ) : loading ? (
        <LoadingState />
      ) : (
        error === null && <EmptyState title={t('floorPlan.noPlan')} hint={t('floorPlan.noPlanHint')} />
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {editing.announcement}
      </VisuallyHidden>
    </Root>
  );
});

/** What the host may put on the root: everything that is no prop of the editor. */
function hostAttributes(props: FloorPlanEditorProps) {
  const {
    plan,
    value,
    defaultValue,
    onChange,
    readOnly,
    permissions,
    mode,
    defaultMode,
    onModeChange,
    selected,
    defaultSelected,
    onSelectedChange,
    markerSize,
    wheel,
    checkSpacing,
    onAddDevice,
    onDeviceOpen,
    loading,
    error,
    onRetry,
    ...attributes
  } = props;
  return attributes;
}

function useEditorHandle(ref: ForwardedRef<FloorPlanEditorHandle>, editing: PlanEditing) {
  useImperativeHandle(ref, () => ({
    locate: editing.locate,
    fit: editing.viewport.fit,
    zoomTo: editing.viewport.zoomTo,
    startPlacing: (id) => {
      const device = editing.deviceOf(id);
      if (device && editing.mayMove) editing.arm(device);
    },
    cancel: () => void editing.abandon(),
    undo: () => editing.takeStep('undo', 'api'),
    redo: () => editing.takeStep('redo', 'api'),
    focus: () => editing.focusOn(editing.tabStop),
  }));
}

interface PlanColumnProps {
  readonly editing: PlanEditing;
  readonly gestures: ReturnType<typeof planGestures>['plan'];
  readonly plan: FloorPlan;
  readonly markerSize: number | undefined;
}

function PlanColumn({ editing, gestures, plan, markerSize = defaultMarkerSize }: PlanColumnProps) {
  const { words, dragging, mode, mayMove } = editing;
  const { t } = words;
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const label = plan.revision
    ? t('floorPlan.labelRevision', { name: plan.name, revision: plan.revision })
    : t('floorPlan.label', { name: plan.name });
  return (
    <div>
      <Paper>
        <PlanStage
          gestures={gestures}
          plan={plan}
          placed={editing.placed}
          nameOf={words.marker}
          frame={editing.frame}
          layer={editing.layer}
          selected={editing.selected}
          tabStop={editing.tabStop}
          carried={editing.deviceOf(dragging.active?.id ?? null)}
          ghost={dragging.ghost}
          grab={mayMove ? (mode === 'move' ? 'all' : 'mouse') : 'none'}
          armed={editing.armed !== null || editing.mayAdd}
          markerSize={markerSize}
          label={label}
          onImageError={() => setFailedImage(plan.image.src)}
        />
        <PlanNotice editing={editing} imageFailed={failedImage === plan.image.src} />
      </Paper>
      <PlanLegend devices={editing.devices} findings={editing.findings} words={words} />
      <Text as="p" size="xs" tone="muted">
        {t('floorPlan.hint')}
      </Text>
      {mayMove && (
        <Text as="p" size="xs" tone="muted">
          {t('floorPlan.keys')}
        </Text>
      )}
    </div>
  );
}

/** What the next tap does, or why there is no picture. */
function PlanNotice({ editing, imageFailed }: { readonly editing: PlanEditing; readonly imageFailed: boolean }) {
  const { t } = editing.words;
  const armed = editing.deviceOf(editing.armed);
  if (armed) {
    return (
      <Notice>
        {t('floorPlan.armed', { code: armed.code })}
        <Button size="sm" onClick={editing.abandon}>
          {t('floorPlan.cancel')}
        </Button>
      </Notice>
    );
  }
  if (imageFailed) return <Notice role="alert">{t('floorPlan.imageFailed')}</Notice>;
  if (editing.mode !== 'place') return null;
  return <Notice>{t(editing.mayAdd ? 'floorPlan.addHint' : 'floorPlan.placeHint')}</Notice>;
}

function SideColumn({ editing, onDeviceOpen }: { editing: PlanEditing } & Pick<FloorPlanEditorProps, 'onDeviceOpen'>) {
  const { words, mayMove, mayDelete, unplaced } = editing;
  const device = editing.deviceOf(editing.selected);
  const tags = useMemo(() => tagsOf(editing.devices), [editing.devices]);
  return (
    <Stack>
      {device && (
        <DeviceDetails
          key={device.id}
          device={device}
          mayMove={mayMove}
          mayDelete={mayDelete}
          asking={editing.asking}
          words={words}
          onPosition={(to) => editing.placeAt(device, to, 'form')}
          onMove={(by) => editing.startPlacing(device, by)}
          onUnplace={() => editing.unplace(device)}
          onAsk={editing.askToDelete}
          onKeep={() => editing.keepDevice(device)}
          onDelete={() => editing.remove(device)}
          onOpen={onDeviceOpen && (() => onDeviceOpen(device.id))}
          onClose={() => editing.select(null)}
        />
      )}
      {mayMove && unplaced.length > 0 && (
        <DeviceTray devices={unplaced} armed={editing.armed} onPlace={editing.startPlacing} words={words} />
      )}
      <DeviceList
        devices={editing.shown}
        count={editing.devices.length}
        tags={tags}
        filter={editing.filter}
        onFilter={editing.setFilter}
        selected={editing.selected}
        onSelect={editing.locate}
        words={words}
      />
    </Stack>
  );
}
