import { useState } from 'react';
import type { Size } from '../../floor-plan/viewport';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import type { PlanWords } from '../editing/usePlanWords';
import { Notice } from '../FloorPlanEditor.styles';
import { otherSizeMessages } from './other-size.messages';

interface OtherSizeProps {
  readonly stated: Size;
  readonly own: Size;
  readonly words: PlanWords;
}

/** Warns that the picture has other proportions than the plan says. The reader can dismiss it. */
export default function OtherSize({ stated, own, words: { t } }: OtherSizeProps) {
  const picture = useMessages(otherSizeMessages);
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Notice role="alert">
      {picture('floorPlan.otherSize', {
        plan: `${stated.width} × ${stated.height}`,
        picture: `${own.width} × ${own.height}`,
      })}
      <Button size="sm" onClick={() => setRead(true)}>
        {t('floorPlan.close')}
      </Button>
    </Notice>
  );
}
