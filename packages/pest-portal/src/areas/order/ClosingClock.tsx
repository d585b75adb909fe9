import { Text, VisuallyHidden } from 'pest-ui';
import { useEffect, useState } from 'react';
import { useT } from '../../base/i18n';
import { orderMessages } from './order.messages';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** Said to who cannot see the seconds tick. */
const announcedMinutes = [60, 10, 1];

export interface ClosingClockProps {
  readonly closesAt: string;
  readonly aheadMs: number;
}

/** How long an order can still be paid, by the server's clock. */
export function ClosingClock({ closesAt, aheadMs }: ClosingClockProps) {
  const t = useT(orderMessages);
  const leftMs = useLeft(Date.parse(closesAt) + aheadMs);
  const minutes = Math.ceil(leftMs / minuteMs);
  const announced = announcedMinutes.find((each) => each === minutes);
  return (
    <>
      <Text tone="warning" aria-hidden="true" as="p">
        {leftMs > 0 ? t('order.left', { time: clockText(leftMs) }) : t('order.left.none')}
      </Text>
      <VisuallyHidden role="status">
        {leftMs === 0 && t('order.left.none')}
        {leftMs > 0 && announced !== undefined && t('order.left.minutes', { count: announced })}
      </VisuallyHidden>
    </>
  );
}

function useLeft(endMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, endMs - now);
}

function clockText(ms: number): string {
  const seconds = Math.floor(ms / secondMs);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
