import { forwardRef } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../i18n/messages';
import { Icon } from '../primitives/icon/Icon';
import { bellIcon } from '../primitives/icon/icons';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { controlSize, fontWeight, radius } from '../theme/tokens';
import { Slot } from '../widget/Slot';
import { stockBellMessages } from './StockBell.messages';
import type { StockBellButtonProps } from './StockBell.types';

/** The bell alone: how many consumables need someone, in its name too. It never shows a count that is not known. */
export const StockBellButton = forwardRef<HTMLButtonElement, StockBellButtonProps>(function StockBellButton(
  { count, failed = false, max = 99, size = 'md', slots, slotProps, ...button },
  ref,
) {
  const label = useBellLabel(count, failed);
  const text = badgeText(count, failed, max);
  return (
    <Bell ref={ref} type="button" aria-label={label} title={label} data-size={size} {...button}>
      <Icon path={bellIcon} />
      {text !== null && (
        <Slot of={slots?.Badge} props={{ text, failed }} extra={slotProps?.Badge}>
          {(badge) => (
            <Count aria-hidden="true" data-failed={badge.failed || undefined}>
              {badge.text}
            </Count>
          )}
        </Slot>
      )}
    </Bell>
  );
});

/** The button's name in words. */
export function useBellLabel(count: number | null, failed: boolean): string {
  const t = useMessages(stockBellMessages);
  if (count === null) return t(failed ? 'stockBell.failed' : 'stockBell.title');
  if (failed) return t('stockBell.button.failed', { count });
  return count === 0 ? t('stockBell.quiet') : t('stockBell.button', { count });
}

function badgeText(count: number | null, failed: boolean, max: number): string | null {
  if (count === null || count === 0) return failed ? '!' : null;
  return count > max ? `${max}+` : `${count}`;
}

const square = (side: string) => css`
  width: ${side};
  height: ${side};
`;

const Bell = styled.button.withConfig(named('StockBell'))`
  position: relative;
  display: inline-grid;
  place-items: center;
  ${square(controlSize.control)}
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  &[data-size='sm'] {
    ${square(controlSize['control-small'])}
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }
  @media (pointer: coarse) {
    &,
    &[data-size='sm'] {
      ${square(controlSize.touch)}
    }
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 18px);
  inset-inline-start: calc(50% + 2px);
  min-width: 16px;
  padding: 0 4px;
  border-radius: ${radius.pill};
  background: ${color.danger};
  color: ${color.dangerText};
  font-size: 11px;
  font-weight: ${fontWeight.semibold};
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  &[data-failed] {
    background: ${color.textMuted};
    color: ${color.surface};
  }
`;
