import type { StockKind } from 'pest-sdk';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { IconButton } from '../primitives/button/IconButton';
import { closeIcon } from '../primitives/icon/icons';
import { focusIsLost } from '../state/active-element';
import * as color from '../theme/color';
import { fontSize, fontWeight, space } from '../theme/tokens';
import { Slot } from '../widget/Slot';
import { WidgetBody } from '../widget/Widget';
import { stockBellMessages } from './StockBell.messages';
import type { StockBellParts, StockBellProps } from './StockBell.types';
import { StockEntries } from './StockWarningList';
import type { StockEntry, StockItem } from './stock-items';

interface StockSheetProps extends StockBellProps {
  readonly entries: readonly StockEntry[];
  /** How many of them are not put off. */
  readonly count: number;
  /** What the person sees. */
  readonly kinds: readonly StockKind[];
  /** Closes the list and gives the focus back to the bell. */
  readonly onClose: () => void;
}

/** What the bell opens: the list, or why there is none. */
export function StockSheet({ entries, count, kinds, onClose, ...bell }: StockSheetProps) {
  const t = useMessages(stockBellMessages);
  const { items, onItemSelect, slots, slotProps, onSeeAll } = bell;
  const select = (item: StockItem) => {
    onClose();
    onItemSelect?.(item);
  };
  const choosable = onItemSelect ?? bell.hrefFor;
  const footer = { updatedAt: instantOf(bell.updatedAt), kinds, onSeeAll };
  const empty = emptyWords(kinds.length > 0, Boolean(items));
  return (
    <Sheet>
      <Slot of={slots?.Header} props={{ title: t('stockBell.title'), onClose }} extra={slotProps?.Header}>
        {(header) => <Header {...header} count={count} />}
      </Slot>
      <WidgetBody {...bell} empty={entries.length === 0 ? { title: t(empty) } : null}>
        {() => <StockEntries {...bell} entries={entries} onItemSelect={choosable && select} />}
      </WidgetBody>
      <Slot of={slots?.Footer} props={footer} extra={slotProps?.Footer}>
        {(shown) => <Footer {...shown} />}
      </Slot>
    </Sheet>
  );
}

function emptyWords(allowed: boolean, known: boolean) {
  if (!allowed) return 'stockBell.noAccess';
  return known ? 'stockBell.empty' : 'stockBell.noData';
}

function Header({ title, onClose, count }: StockBellParts['Header'] & { readonly count: number }) {
  const t = useMessages(stockBellMessages);
  return (
    <Bar>
      <Title count={count}>{title}</Title>
      <IconButton label={t('stockBell.close')} icon={closeIcon} size="sm" onClick={onClose} />
    </Bar>
  );
}

/** Takes the focus when the entry that had it goes away, or elsewhere: it must not fall out of the open list. */
function Title({ count, children }: { readonly count: number; readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count !== before.current && focusIsLost(document)) title.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

function Footer({ updatedAt, kinds, onSeeAll }: StockBellParts['Footer']) {
  const t = useMessages(stockBellMessages);
  const format = useFormat();
  if (updatedAt === null && !onSeeAll) return null;
  return (
    <Foot>
      {updatedAt && <small>{t('stockBell.updated', { at: format.time(updatedAt.toISOString()) })}</small>}
      {onSeeAll &&
        kinds.map((kind) => (
          <Button key={kind} size="sm" variant="ghost" onClick={() => onSeeAll(kind)}>
            {t(`stockBell.all.${kind}`)}
          </Button>
        ))}
    </Foot>
  );
}

/** Null where it cannot be read. */
function instantOf(value: StockBellProps['updatedAt']): Date | null {
  if (value === undefined || value === null) return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

const Sheet = styled.div`
  width: min(340px, calc(100vw - 24px));
  padding-block: ${space[2]};
  @media (max-width: 480px) {
    width: auto;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[2]};
  & > h2 {
    margin: 0;
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
    outline: 0;
  }
  @media (min-width: 481px) {
    & > button {
      display: none;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  padding-block: ${space[2]} 0;
  padding-inline: ${space[4]} ${space[2]};
  border-block-start: 1px solid ${color.border};
  & > small {
    flex: 1;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`;
