import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import { Notice } from './PlanNotice.styles';
import { planNoticeMessages } from './plan-notice.messages';

interface PlanNoticeProps {
  readonly editing: PlanEditing;
}

/** What the next tap does, or what is wrong with the picture. */
export default function PlanNotice({ editing }: PlanNoticeProps) {
  const { picture, words, dragging } = editing;
  const t = useMessages(planNoticeMessages);
  const armed = editing.deviceOf(editing.armed);
  const carried = editing.deviceOf(dragging.active?.id ?? null);
  if (armed) {
    return (
      <Notice>
        {words.t('floorPlan.armed', { code: armed.code })}
        <Button size="sm" onClick={editing.abandon}>
          {t('floorPlan.cancel')}
        </Button>
      </Notice>
    );
  }
  if (carried) return <Notice>{t('floorPlan.carrying', { code: carried.code })}</Notice>;
  if (picture.failed) return <Notice role="alert">{t('floorPlan.imageFailed')}</Notice>;
  if (picture.otherSize) return <OtherSize key={`${picture.otherSize.width}`} editing={editing} />;
  if (editing.mode !== 'place') return null;
  return <Notice>{t(editing.mayAdd ? 'floorPlan.addHint' : 'floorPlan.placeHint')}</Notice>;
}

/** Warns that the picture has other proportions than the plan says. The reader can dismiss it. */
function OtherSize({ editing: { picture } }: PlanNoticeProps) {
  const t = useMessages(planNoticeMessages);
  const [read, setRead] = useState(false);
  const { size: stated, otherSize: own } = picture;
  if (read || !own) return null;
  return (
    <Notice role="alert">
      {t('floorPlan.otherSize', {
        plan: `${stated.width} × ${stated.height}`,
        picture: `${own.width} × ${own.height}`,
      })}
      <Button size="sm" onClick={() => setRead(true)}>
        {t('floorPlan.close')}
      </Button>
    </Notice>
  );
}
