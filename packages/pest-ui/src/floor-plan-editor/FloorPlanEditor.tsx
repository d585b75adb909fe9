import { type ForwardedRef, type ReactNode, type RefAttributes, Suspense, useImperativeHandle, useState } from 'react';
import type { FloorPlan, PlanDevice } from '../floor-plan/floor-plan.types';
import { PlanStage } from '../floor-plan/PlanStage';
import { fetched, Nothing } from '../primitives/fetched/fetched';
import { Text } from '../primitives/text/Text';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden';
import { asWidget } from '../widget/as-widget';
import { joinHandlers } from '../widget/join-handlers';
import { type OwnPropNames, rootProps } from '../widget/own-props';
import { Slot } from '../widget/Slot';
import { Widget } from '../widget/Widget';
import { AreaShape } from './canvas/AreaShape';
import { PlanLegend } from './canvas/PlanLegend';
import { planGestures } from './editing/plan-gestures';
import { type PlanEditing, useFloorPlanEditor } from './editing/useFloorPlanEditor';
import { floorPlanEditor } from './FloorPlanEditor.kind';
import { Column, Floats, narrow, Paper, Sides, Whole } from './FloorPlanEditor.styles';
import type { FloorPlanEditorHandle, FloorPlanEditorOwnProps, FloorPlanEditorProps } from './FloorPlanEditor.types';
import { SidePanel } from './panel/SidePanel';
import { usePlanSheet } from './sheet/usePlanSheet';
import { EditorToolbar, ZoomButtons } from './toolbar/EditorToolbar';
import { RareActs } from './toolbar/RareActs';

/** Fetched when something is measured or drawn, which is rare. */
const PlanTools = /* @__PURE__ */ fetched(() => import('./tools/PlanTools'), 'default');
const ToolShapes = /* @__PURE__ */ fetched(() => import('./tools/ToolShapes'), 'default');
/** Fetched after the plan: there is nothing to point at before it is drawn. */
const PlanTip = /* @__PURE__ */ fetched(() => import('./canvas/PlanTip'), 'default', Nothing);
const PlanScaleBar = /* @__PURE__ */ fetched(() => import('./canvas/PlanScaleBar'), 'default', Nothing);
/** Fetched with what else moves devices, before the first of them is in hand. */
const PlanGhost = /* @__PURE__ */ fetched(() => import('../floor-plan/PlanGhost'), 'default', Nothing);
const PlanHands = /* @__PURE__ */ fetched(() => import('./hands/PlanHands'), 'default');
/** Fetched when a device is to be placed or moved, or where something is wrong with the picture. */
const PlanNotice = /* @__PURE__ */ fetched(() => import('./canvas/PlanNotice'), 'default');
/** Fetched only where the editor fills its place. */
const FilledSide = /* @__PURE__ */ fetched(() => import('./panel/FilledSide'), 'default');

const ownProps: OwnPropNames<FloorPlanEditorOwnProps> = {
  plan: true,
  plans: true,
  onPlanChange: true,
  value: true,
  defaultValue: true,
  onChange: true,
  readOnly: true,
  permissions: true,
  mode: true,
  defaultMode: true,
  onModeChange: true,
  selected: true,
  defaultSelected: true,
  onSelectedChange: true,
  markerSize: true,
  wheel: true,
  viewport: true,
  defaultViewport: true,
  onViewportChange: true,
  height: true,
  checkGuidance: true,
  onFindings: true,
  deviceTypes: true,
  onAddDevice: true,
  onCreateDevice: true,
  onNameDevices: true,
  onBeforeDelete: true,
  locked: true,
  defaultLocked: true,
  onLockedChange: true,
  onDeviceOpen: true,
  onCalibrate: true,
  onTrashAreasChange: true,
  onPlanReplace: true,
  slots: true,
  slotProps: true,
  loading: true,
  error: true,
  onRetry: true,
  onError: true,
  describeError: true,
};

/** Whose props know the host's own `Device`: the widget hands out the very objects that it was given. */
export interface FloorPlanEditorComponent {
  <Device extends PlanDevice = PlanDevice>(
    props: FloorPlanEditorProps<Device> & RefAttributes<FloorPlanEditorHandle>,
  ): ReactNode;
  displayName?: string | undefined;
}

/**
 * Places devices on a floor plan. Everything that can be dragged can also be tapped into place, typed as percent of
 * the plan, and moved by keys; one gesture is one step to undo, and whatever interrupts a gesture puts all back.
 */
export const FloorPlanEditor = /* @__PURE__ */ asWidget(
  floorPlanEditor,
  function FloorPlanEditor(props: FloorPlanEditorProps, ref: ForwardedRef<FloorPlanEditorHandle>) {
    const editing = useFloorPlanEditor(props);
    const { plan, words } = editing;
    const { t } = words;
    const sheet = usePlanSheet(editing);
    useEditorHandle(ref, editing, sheet);
    const gestures = planGestures(editing, props.onDeviceOpen);
    const { children: _none, ...attributes } = rootProps(props, ownProps);
    return (
      <Widget
        kind={floorPlanEditor}
        given={props}
        root={{
          'data-mode': editing.mode,
          'data-fill': props.height === 'fill' ? '' : undefined,
          ...attributes,
          ...joinHandlers(attributes, gestures.root),
        }}
        ref={editing.root}
        empty={plan ? null : { title: t('floorPlan.noPlan'), hint: t('floorPlan.noPlanHint') }}
        loading={props.loading}
        error={props.error}
        onRetry={props.onRetry}
        onError={props.onError}
        describeError={props.describeError}
        slots={props.slots}
        slotProps={props.slotProps}
        before={
          <VisuallyHidden role="status" aria-live="polite">
            {editing.announcement}
          </VisuallyHidden>
        }
      >
        {() => plan && <Editor {...props} plan={plan} editing={editing} gestures={gestures.plan} sheet={sheet} />}
      </Widget>
    );
  },
) as FloorPlanEditorComponent;

function useEditorHandle(
  ref: ForwardedRef<FloorPlanEditorHandle>,
  editing: PlanEditing,
  sheet: ReturnType<typeof usePlanSheet>,
) {
  useImperativeHandle(ref, () => ({
    get element() {
      return editing.root.current;
    },
    focus: () => editing.focusOn(editing.tabStop),
    locate: (id) => editing.locate(id, 'api'),
    fit: () => editing.viewport.fit(),
    zoomTo: (multiple) => editing.viewport.zoomTo(multiple),
    startPlacing: (id) => {
      const device = editing.deviceOf(id);
      if (device && editing.mayMove) editing.arm(device);
    },
    cancel: () => void editing.abandon(),
    undo: () => editing.takeStep('undo', 'api'),
    redo: () => editing.takeStep('redo', 'api'),
    toImage: async (options) => (await sheet()).toImage(options),
    print: async () => (await sheet()).print(),
  }));
}

interface EditorProps extends Omit<FloorPlanEditorOwnProps, 'plan'> {
  readonly plan: FloorPlan;
  readonly editing: PlanEditing;
  readonly gestures: ReturnType<typeof planGestures>['plan'];
  readonly sheet: ReturnType<typeof usePlanSheet>;
}

function Editor(props: EditorProps) {
  const { plan, plans = [], onPlanChange, readOnly = false, editing, slots, slotProps } = props;
  const { mode, canUndo, canRedo, words } = editing;
  const [refusal, setRefusal] = useState<string | null>(null);
  const fills = props.height === 'fill';
  const panel = (
    <Slot of={slots?.Panel} props={{ devices: editing.devices }} extra={slotProps?.Panel}>
      {() => <SidePanel {...props} />}
    </Slot>
  );
  return (
    <Whole>
      <Slot of={slots?.Toolbar} props={{ mode, canUndo, canRedo }} extra={slotProps?.Toolbar}>
        {(part) => (
          <EditorToolbar
            {...part}
            planId={plan.id}
            plans={plans}
            onPlan={onPlanChange}
            editable={!readOnly}
            onMode={(next) => editing.setMode(next, 'form')}
            onStep={(direction) => editing.takeStep(direction, 'form')}
            viewport={fills ? null : editing.viewport}
            menu={<RareActs {...props} onRefusal={setRefusal} />}
            words={words}
          >
            {slots?.Acts && (
              <Slot of={slots.Acts} props={{}} extra={slotProps?.Acts}>
                {() => null}
              </Slot>
            )}
          </EditorToolbar>
        )}
      </Slot>
      {refusal && (
        <Text as="p" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
      <Sides side={320} below={narrow} gap={3}>
        <PlanColumn {...props} />
        {fills ? (
          <Suspense fallback={null}>
            <FilledSide
              chosen={editing.selected ?? (editing.group.size > 0 || editing.tools.tool?.kind === 'row' ? '' : null)}
            >
              {panel}
            </FilledSide>
          </Suspense>
        ) : (
          panel
        )}
      </Sides>
    </Whole>
  );
}

function PlanColumn(props: EditorProps) {
  const { editing, gestures, plan, slots, slotProps } = props;
  const { words, types, dragging, mode, mayMove, picture, areas, tools } = editing;
  const { t } = words;
  const carried = editing.deviceOf(dragging.active?.id ?? null);
  const label = plan.revision
    ? t('floorPlan.labelRevision', { name: plan.name, revision: plan.revision })
    : t('floorPlan.label', { name: plan.name });
  const hidden = tools.tool?.area?.id;
  const fills = props.height === 'fill';
  const Hint = fills ? VisuallyHidden : HintLine;
  return (
    <Column>
      <Paper>
        <PlanStage
          gestures={gestures}
          plan={plan}
          layout={editing.layout}
          types={types}
          nameOf={words.marker}
          clusterName={words.cluster}
          frame={editing.frame}
          layer={editing.layer}
          selected={editing.selected}
          group={editing.group}
          tabStop={editing.tabStop}
          carriedId={carried?.id ?? null}
          noted={editing.noted}
          markerPart={slots?.Marker}
          markerExtra={slotProps?.Marker}
          grab={mayMove ? (mode === 'move' ? 'all' : 'mouse') : 'none'}
          armed={editing.armed !== null || editing.mayAdd || tools.tool !== null}
          markerSize={editing.markerSize}
          scale={editing.scale}
          label={label}
          onImage={picture.onImage}
          under={areas
            .filter(({ id }) => id !== hidden)
            .map((area) => (
              <AreaShape
                key={area.id}
                part="area"
                area={area}
                image={plan.image}
                name={area.name || t('floorPlan.trashArea')}
              />
            ))}
          over={
            <>
              {tools.tool && (
                <Suspense fallback={null}>
                  <ToolShapes plan={plan} tool={tools.tool} words={words} />
                </Suspense>
              )}
              {carried && (
                <Suspense fallback={null}>
                  <PlanGhost plan={plan} device={carried} info={types.of(carried.type)} drawing={dragging.ghost} />
                </Suspense>
              )}
            </>
          }
        >
          <Suspense fallback={null}>
            <PlanTip frame={editing.frame} deviceOf={editing.deviceOf} quiet={dragging.active !== null}>
              {(device) => (
                <Slot
                  of={slots?.MarkerPopover}
                  props={{ device, findings: editing.findings.filter(({ deviceId }) => deviceId === device.id) }}
                  extra={slotProps?.MarkerPopover}
                >
                  {(part) => (
                    <>
                      <strong>{part.device.code}</strong>
                      <span>{words.parts([words.type(part.device.type), part.device.workshopName ?? ''])}</span>
                      <span>{words.state(part.device.state)}</span>
                    </>
                  )}
                </Slot>
              )}
            </PlanTip>
            <PlanScaleBar plan={plan} scale={editing.scale} words={words} />
          </Suspense>
          {mode !== 'view' && (
            <Suspense fallback={null}>
              <PlanHands {...props} />
            </Suspense>
          )}
        </PlanStage>
        {(editing.armed || carried || picture.failed || picture.otherSize || mode === 'place') && (
          <Suspense fallback={null}>
            <PlanNotice editing={editing} />
          </Suspense>
        )}
        {tools.tool && (
          <Suspense fallback={null}>
            <PlanTools {...props} />
          </Suspense>
        )}
      </Paper>
      <Floats>
        <Slot of={slots?.Legend} props={{ devices: editing.devices }} extra={slotProps?.Legend}>
          {(part) => <PlanLegend {...part} types={types} words={words} />}
        </Slot>
        {fills && (
          <div data-part="zoom">
            <ZoomButtons viewport={editing.viewport} words={words} />
          </div>
        )}
      </Floats>
      <Hint>{t('floorPlan.hint')}</Hint>
      {mayMove && <Hint>{t('floorPlan.keys')}</Hint>}
    </Column>
  );
}

function HintLine({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="p" size="xs" tone="muted">
      {children}
    </Text>
  );
}
