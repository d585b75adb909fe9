import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius, size, space } from '../../theme/tokens';
import { Skeleton } from '../skeleton/Skeleton';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { statesMessages } from './states.messages';

/** Props of {@link LoadingState}. */
export interface LoadingStateProps {
  /** What is being loaded, when that helps; for screen readers. */
  readonly label?: string | undefined;
  /** What comes: lines of a list or of facts, cards, or figures above lines. @default 'rows' */
  readonly shape?: 'rows' | 'cards' | 'page' | undefined;
  /** How many lines or cards are expected. @default 5 */
  readonly count?: number | undefined;
}

const widths = ['72%', '48%', '60%', '40%'] as const;
const figures = 4;

/** Stands in the shape and height of what comes; announced politely. A quick answer comes before it is seen. */
export function LoadingState({ label, shape = 'rows', count = 5 }: LoadingStateProps) {
  const t = useMessages(statesMessages);
  return (
    <Shape role="status" aria-busy="true">
      <VisuallyHidden>
        {t('states.loading')} {label}
      </VisuallyHidden>
      {shape === 'page' && (
        <Figures aria-hidden="true">
          {numbers(figures).map((at) => (
            <Skeleton key={at} height="72px" />
          ))}
        </Figures>
      )}
      {numbers(count).map((at) =>
        shape === 'cards' ? (
          <Card key={at} aria-hidden="true">
            <Skeleton width="40%" />
            <Skeleton width="64%" />
            <Skeleton width="52%" />
            <Skeleton height="44px" />
          </Card>
        ) : (
          <Line key={at} aria-hidden="true">
            <Skeleton width={widths[at % widths.length]} height="12px" />
          </Line>
        ),
      )}
    </Shape>
  );
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

const Shape = styled.div.withConfig(named('Loading'))`
  width: 100%;
  animation: ${appear} 1ms 300ms backwards;
`;

const Line = styled.div`
  display: grid;
  align-items: center;
  height: ${size.row};
  border-block-end: 1px solid ${color.borderSoft};
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space[3]};
  margin-block-end: ${space[4]};
`;

const Card = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 560px;
  margin-block-end: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.borderSoft};
  border-radius: ${radius.lg};
`;
