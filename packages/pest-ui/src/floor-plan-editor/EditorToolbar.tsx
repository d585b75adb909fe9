import type { PlanViewport } from '../floor-plan/usePlanViewport';
import { IconButton } from '../primitives/button/IconButton';
import { fitIcon, minusIcon, plusIcon, redoIcon, undoIcon } from '../primitives/icon/icons';
import { Row } from '../primitives/layout/Row';
import { Segmented } from '../primitives/segmented/Segmented';
import { Bar } from './FloorPlanEditor.styles';
import { type EditorMode, editorModes } from './FloorPlanEditor.types';
import type { PlanWords } from './usePlanWords';

interface EditorToolbarProps {
  readonly editable: boolean;
  readonly mode: EditorMode;
  readonly onMode: (mode: EditorMode) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onStep: (direction: 'undo' | 'redo') => void;
  readonly viewport: PlanViewport;
  readonly words: PlanWords;
}

const zoomStep = 1.5;

export function EditorToolbar(props: EditorToolbarProps) {
  const { editable, mode, onMode, canUndo, canRedo, onStep, viewport, words } = props;
  const { t } = words;
  return (
    <Bar role="toolbar" aria-label={t('floorPlan.toolbar')}>
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
        <IconButton icon={minusIcon} label={t('floorPlan.zoomOut')} onClick={() => viewport.zoomBy(1 / zoomStep)} />
        <IconButton icon={plusIcon} label={t('floorPlan.zoomIn')} onClick={() => viewport.zoomBy(zoomStep)} />
        <IconButton icon={fitIcon} label={t('floorPlan.fit')} onClick={viewport.fit} />
      </Row>
    </Bar>
  );
}
