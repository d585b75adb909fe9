import { useState } from 'react';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { Icon } from '../../primitives/icon/Icon';
import { closeIcon, lockIcon, rulerIcon } from '../../primitives/icon/icons';
import { planNoticeMessages } from '../canvas/plan-notice.messages';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { handsMessages } from './hands.messages';

interface PlanChipsProps extends Pick<FloorPlanEditorOwnProps, 'onCalibrate'> {
  readonly editing: PlanEditing;
  readonly plan: FloorPlan;
}

/** What one has to know of the plan before one works on it: that it is locked, or has no scale yet. */
export function PlanChips({ editing, plan, onCalibrate }: PlanChipsProps) {
  const t = useMessages(handsMessages);
  const notice = useMessages(planNoticeMessages);
  const { locked, setLocked, mayArrange, tools, viewport } = editing;
  const [asked, setAsked] = useState<string | null>(null);
  const offersScale = onCalibrate && !plan.metresPerWidth && asked !== plan.id && tools.tool === null;
  return (
    <>
      {locked && mayArrange && (
        <div>
          <Icon path={lockIcon} size={16} />
          {t('hands.locked')}
          <Button size="sm" onClick={() => setLocked(false)}>
            {t('hands.unlock')}
          </Button>
        </div>
      )}
      {offersScale && (
        <div>
          <Icon path={rulerIcon} size={16} />
          {t('hands.noScale')}
          <Button size="sm" onClick={() => tools.start('calibrate', viewport.centre())}>
            {t('hands.setScale')}
          </Button>
          <IconButton size="sm" icon={closeIcon} label={notice('floorPlan.close')} onClick={() => setAsked(plan.id)} />
        </div>
      )}
    </>
  );
}
