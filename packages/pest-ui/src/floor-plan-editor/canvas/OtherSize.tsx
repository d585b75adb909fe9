import { useState } from 'react';
import type { Size } from '../../floor-plan/viewport';
import { Button } from '../../primitives/button/Button';
import type { PlanWords } from '../editing/usePlanWords';
import { Notice } from '../FloorPlanEditor.styles';

interface OtherSizeProps {
  readonly stated: Size;
  readonly own: Size;
  readonly words: PlanWords;
}

/** Warns that the picture has other proportions than the plan says. The reader can dismiss it. */
export default function OtherSize({ stated, own, words: { t } }: OtherSizeProps) {
  const [read, setRead] = useState(false);
  if (read) return null;
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
