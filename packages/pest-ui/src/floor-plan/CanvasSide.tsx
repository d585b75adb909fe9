import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n/messages';
import { bareButton } from '../primitives/button/bare-button';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { radius, shadow } from '../theme/tokens';
import { canvasSideMessages } from './CanvasSide.messages';
import { sheetHeight, sheetOverlap } from './sheet-height';

interface CanvasSideProps {
  /** Where it lies beneath the plan instead of beside it, in pixels of the widget's width. */
  readonly below: number;
  /** What is chosen: another choice opens the sheet. */
  readonly chosen: string | null;
  readonly children: ReactNode;
}

/**
 * The panel of a widget that fills its place: beside the plan, or a sheet at the bottom of a narrow one. The sheet is
 * closed and opened by a button, so that no gesture is needed for it.
 */
export function CanvasSide({ below, chosen, children }: CanvasSideProps) {
  const t = useMessages(canvasSideMessages);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (chosen !== null) setOpen(true);
  }, [chosen]);
  return (
    <Side $below={below} data-open={open || undefined}>
      <Handle
        type="button"
        data-part="handle"
        aria-expanded={open}
        aria-label={t('canvasSide.sheet')}
        onClick={() => setOpen(!open)}
      />
      {/* A press in the closed sheet opens it, so that its result is seen. */}
      <Content data-part="content" onClick={() => setOpen(true)}>
        {children}
      </Content>
    </Side>
  );
}

const Handle = styled.button.withConfig(named('CanvasSideHandle'))`
  ${bareButton}
  display: none;
  flex: none;
  height: 24px;
  width: 100%;
  &::before {
    content: '';
    display: block;
    width: 36px;
    height: 4px;
    margin: 0 auto;
    border-radius: 2px;
    background: ${color.borderControl};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

const Content = styled.div.withConfig(named('CanvasSideContent'))`
  container: pest-canvas-side / size;
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

const Side = styled.div.withConfig(named('CanvasSide'))<{ readonly $below: number }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  @container (max-width: ${({ $below }) => $below}px) {
    position: relative;
    z-index: 1;
    height: 72px;
    margin-block-start: -${sheetOverlap}px;
    border-inline-start: 0;
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    box-shadow: ${shadow.md};
    padding-block-end: env(safe-area-inset-bottom, 0);
    &[data-open] {
      height: ${sheetHeight};
    }
    > [data-part='handle'] {
      display: block;
    }
  }
`;
