import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, fontSize, radius, shadow, size, space } from '../../theme/tokens';
import { IconButton } from '../button/IconButton';
import { filterIcon } from '../icon/icons';
import { toolbarMessages } from './toolbar.messages';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  readonly search?: ReactNode | undefined;
  /** Selects, dates and the like; where there is no room they fold behind a button. */
  readonly filters?: ReactNode | undefined;
  /** Secondary acts; they fold with the filters. */
  readonly tools?: ReactNode | undefined;
  /** The page's main act. */
  readonly action?: ReactNode | undefined;
  /** Takes the place of search and filters: what can be done with the selected rows. */
  readonly selection?: ReactNode | undefined;
}

/** One row above a list, never two. */
export function Toolbar({ search, filters, tools, action, selection }: ToolbarProps) {
  const t = useMessages(toolbarMessages);
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const folded = useFolded(bar);
  const [open, setOpen] = useState(false);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    bar.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  const foldable = Boolean(filters || tools);
  if (!foldable && !search && !action && !selection) return null;
  return (
    <Bar ref={bar} data-pest="toolbar" data-folded={folded || undefined} onKeyDown={close}>
      {selection ? <Selection>{selection}</Selection> : search && <Search>{search}</Search>}
      {foldable && (
        <>
          {folded && (
            <IconButton
              variant="secondary"
              icon={filterIcon}
              label={t('toolbar.filter')}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            />
          )}
          <Folding id={id} data-folded={folded || undefined} hidden={folded && !open}>
            {!selection && filters}
            {tools && <Tools>{tools}</Tools>}
          </Folding>
        </>
      )}
      {!selection && action}
    </Bar>
  );
}

/** Whether the row is too narrow for all that is in it; it unfolds at the width at which it had to fold. */
function useFolded(bar: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState<number | null>(null);
  useLayoutEffect(() => {
    const row = bar.current;
    if (!row || !('ResizeObserver' in window)) return;
    const measure = () =>
      setNeeded((now) => {
        if (now !== null) return row.clientWidth < now ? now : null;
        return row.scrollWidth > row.clientWidth ? row.scrollWidth : null;
      });
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const part of row.children) observer.observe(part);
    return () => observer.disconnect();
  });
  return needed !== null;
}

const Bar = styled.div.withConfig(named('Toolbar'))`
  --_pest-field-height: ${controlSize.control};
  --_pest-day-width: 132px;
  --_pest-field-border: ${color.borderControl};
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${size.bar};
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
  & > button {
    flex: none;
  }
  &:not([data-folded]) > * {
    flex-shrink: 0;
  }
  @media print {
    display: none;
  }
`;

const Search = styled.div`
  flex: 0 1 240px;
  min-width: 150px;
  [data-folded] > & {
    flex: 1 1 150px;
    max-width: 320px;
    min-width: 0;
  }
`;

const Selection = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Folding = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  & > :is(input, select),
  & > * > :is(input, select) {
    width: auto;
    max-width: 180px;
  }
  &[data-folded] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    display: grid;
    gap: ${space[3]};
    max-width: 360px;
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.md};
  }
  &[data-folded] :is(input, select) {
    width: 100%;
    max-width: none;
  }
  &[hidden] {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  [data-folded] > & {
    margin: 0;
  }
`;
