import type { ReactNode } from 'react';
import type { PlanViewport } from '../../floor-plan/usePlanViewport';
import { IconButton } from '../../primitives/button/IconButton';
import { fitIcon, minusIcon, plusIcon, redoIcon, undoIcon } from '../../primitives/icon/icons';
import { Row } from '../../primitives/layout/Row';
import { Segmented } from '../../primitives/segmented/Segmented';
import { Select } from '../../primitives/select/Select';
import type { PlanWords } from '../editing/usePlanWords';
import { type EditorMode, editorModes, type PlanChoice } from '../FloorPlanEditor.types';
import { Bar, PlanChoiceBox } from './EditorToolbar.styles';

interface EditorToolbarProps {
  readonly planId: string;
  readonly plans: readonly PlanChoice[];
  readonly onPlan: ((id: string) => void) | undefined;
  readonly editable: boolean;
  readonly mode: EditorMode;
  readonly onMode: (mode: EditorMode) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onStep: (direction: 'undo' | 'redo') => void;
  /** Null where the buttons to zoom stand on the plan. */
  readonly viewport: PlanViewport | null;
  /** What is rarely done. */
  readonly menu: ReactNode;
  readonly words: PlanWords;
  /** What the host offers. */
  readonly children?: ReactNode;
}

const zoomStep = 1.5;

export function EditorToolbar(props: EditorToolbarProps) {
  const { planId, plans, onPlan, editable, mode, onMode, canUndo, canRedo, onStep, viewport, menu, words } = props;
  const { t } = words;
  return (
    <Bar role="toolbar" aria-label={t('floorPlan.toolbar')}>
      {onPlan && plans.length > 1 && (
        <PlanChoiceBox>
          <Select
            aria-label={t('floorPlan.choosePlan')}
            value={planId}
            onChange={onPlan}
            options={plans.map(({ id, name, deviceCount }) => ({
              value: id,
              label: deviceCount === undefined ? name : t('floorPlan.planOption', { name, count: deviceCount }),
            }))}
          />
        </PlanChoiceBox>
      )}
      {editable && (
        <>
          <Segmented
            label={t('floorPlan.mode')}
            value={mode}
            onChange={onMode}
            options={editorModes.map((value) => ({ value, label: t(`floorPlan.mode.${value}`) }))}
          />
          <Row gap={1}>
            <IconButton
              icon={undoIcon}
              label={t('floorPlan.undo')}
              disabled={!canUndo}
              onClick={() => onStep('undo')}
            />
            <IconButton
              icon={redoIcon}
              label={t('floorPlan.redo')}
              disabled={!canRedo}
              onClick={() => onStep('redo')}
            />
          </Row>
        </>
      )}
      <Row gap={1}>
        {viewport && <ZoomButtons viewport={viewport} words={words} />}
        {menu}
      </Row>
      {props.children && <div data-part="end">{props.children}</div>}
    </Bar>
  );
}

/** The same by buttons as by wheel and fingers. */
export function ZoomButtons({ viewport, words: { t } }: { viewport: PlanViewport; words: PlanWords }) {
  return (
    <>
      <IconButton
        icon={minusIcon}
        label={t('floorPlan.zoomOut')}
        onClick={() => viewport.zoomBy(1 / zoomStep, 'form')}
      />
      <IconButton icon={plusIcon} label={t('floorPlan.zoomIn')} onClick={() => viewport.zoomBy(zoomStep, 'form')} />
      <IconButton icon={fitIcon} label={t('floorPlan.fit')} onClick={() => viewport.fit('form')} />
    </>
  );
}
