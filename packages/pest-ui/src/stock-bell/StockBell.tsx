import { type StockAccess, type StockWarning, visibleStockWarnings } from 'pest-sdk';
import { type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n/messages';
import { Icon } from '../primitives/icon/Icon';
import { bellIcon } from '../primitives/icon/icons';
import { Popover } from '../primitives/popover/Popover';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden';
import { PestRoot } from '../provider/PestRoot';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { controlSize, fontSize, fontWeight, radius, space } from '../theme/tokens';
import { stockBellMessages } from './StockBell.messages';
import { StockWarningList } from './StockWarningList';

/** Props of {@link StockBell}. */
export interface StockBellProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly items: readonly StockWarning[];
  /** What the person may see; nothing unless said. */
  readonly access: StockAccess;
  /** A warning was chosen. */
  readonly onOpen: (item: StockWarning) => void;
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Larger counts are shown as this and a plus. */
const most = 99;

/** The bell: how many consumables need someone, and which. */
export function StockBell({ items, access, onOpen, open, defaultOpen, onOpenChange, ...rest }: StockBellProps) {
  const t = useMessages(stockBellMessages);
  const shown = visibleStockWarnings(items, access);
  const count = shown.length;
  return (
    <PestRoot data-pest="stock-bell" {...rest}>
      <Growth count={count} />
      <Popover
        placement="bottom-end"
        label={t('stockBell.title')}
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
        trigger={(trigger) => (
          <Bell
            {...trigger}
            type="button"
            aria-label={count === 0 ? t('stockBell.quiet') : t('stockBell.button', { count })}
          >
            <Icon path={bellIcon} />
            {count > 0 && <Count aria-hidden="true">{count > most ? `${most}+` : count}</Count>}
          </Bell>
        )}
      >
        {(close) => (
          <Sheet>
            <Title count={count}>{t('stockBell.title')}</Title>
            {count === 0 ? (
              <p>{t('stockBell.empty')}</p>
            ) : (
              <StockWarningList
                items={shown}
                onOpen={(item) => {
                  close();
                  onOpen(item);
                }}
              />
            )}
          </Sheet>
        )}
      </Popover>
    </PestRoot>
  );
}

/** Takes the focus when the entry that had it goes away: it must not fall out of the open list. */
function Title({ count, children }: { readonly count: number; readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const focusIsLost = document.activeElement === document.body;
    if (count < before.current && focusIsLost) title.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Speaks when warnings are added, and only then: a changed label is not announced by itself. */
function Growth({ count }: { readonly count: number }) {
  const t = useMessages(stockBellMessages);
  const before = useRef(count);
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords(count > before.current ? t('stockBell.grown', { count }) : '');
    before.current = count;
  }, [count, t]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}

const Bell = styled.button.withConfig(named('StockBell'))`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${controlSize.control};
  height: ${controlSize.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }
  @media (pointer: coarse) {
    width: ${controlSize.touch};
    height: ${controlSize.touch};
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: -3px;
  inset-inline-end: -4px;
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
`;

const Sheet = styled.div`
  width: min(340px, calc(100vw - 24px));
  padding-block: ${space[2]};
  & > h2 {
    margin: 0;
    padding: ${space[2]} ${space[4]};
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
    outline: 0;
  }
  & > p {
    margin: 0;
    padding: ${space[2]} ${space[4]} ${space[3]};
    color: ${color.textMuted};
  }
`;
