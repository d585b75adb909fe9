import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { size } from '../../theme/tokens';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { statesMessages } from './states.messages';

/** Props of {@link LoadingState}. */
export interface LoadingStateProps {
  /** What is being loaded, when that helps; for screen readers. */
  readonly label?: string | undefined;
  /** What comes: lines of a list or of facts, cards, figures above lines, or one picture, map or chart. @default 'rows' */
  readonly shape?: 'rows' | 'cards' | 'page' | 'plate' | undefined;
  /** How many lines or cards are expected. @default 5 */
  readonly count?: number | undefined;
}

/** Stands in the shape and height of what comes; announced politely. A quick answer comes before it is seen. */
export function LoadingState({ label, shape = 'rows', count = 5 }: LoadingStateProps) {
  const t = useMessages(statesMessages);
  return (
    <Shape role="status" aria-busy="true" data-shape={shape} style={{ '--_pest-count': count }}>
      <VisuallyHidden>
        {t('states.loading')} {label}
      </VisuallyHidden>
    </Shape>
  );
}

const appear = keyframes`from { opacity: 0 }`;

/** Lines and blocks as one background each: nothing more has to be drawn, or fetched. */
const Shape = styled.div.withConfig(named('Loading'))`
  --_pest-line: ${size.row};
  --_pest-blocks: transparent 0 14px, ${color.disabledSurface} 14px calc(var(--_pest-line) - 14px),
    transparent 0 var(--_pest-line);
  position: relative;
  height: calc(var(--_pest-count) * var(--_pest-line));
  background: repeating-linear-gradient(var(--_pest-blocks)) 0 / 70% no-repeat;
  animation: ${appear} 1ms 300ms backwards;
  &[data-shape='cards'] {
    --_pest-line: 164px;
    --_pest-blocks: ${color.disabledSurface} 0 152px, transparent 0 164px;
    max-width: 560px;
    background-size: 100%;
  }
  &[data-shape='plate'] {
    height: 360px;
    background: ${color.disabledSurface};
  }
  &[data-shape='page'] {
    box-sizing: content-box;
    padding-block-start: 88px;
    background-origin: content-box;
    background-clip: content-box;
  }
  &[data-shape='page']::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 72px;
    background: ${color.disabledSurface};
  }
`;
