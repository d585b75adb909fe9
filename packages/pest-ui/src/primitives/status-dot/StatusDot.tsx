import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';

/** How full the circle is: nothing has happened, something is under way, somebody's turn or all done. */
export type StatusShape = 'ring' | 'half' | 'full';
/** What colours the circle; amber and red where somebody is needed. */
export type StatusTone = 'neutral' | 'info' | 'warning' | 'danger' | 'success';

const usualShapes: Record<StatusTone, StatusShape> = {
  neutral: 'ring',
  info: 'half',
  warning: 'full',
  danger: 'full',
  success: 'full',
};

const marks: Record<StatusTone, string> = {
  neutral: color.borderStrong,
  info: color.info,
  warning: color.markWarning,
  danger: color.markDanger,
  success: color.success,
};

/** Props of {@link StatusDot}. */
export interface StatusDotProps {
  /** @default `ring` of a neutral state, `half` of one under way (`info`), `full` of the others */
  readonly shape?: StatusShape | undefined;
  /** @default 'neutral' */
  readonly tone?: StatusTone | undefined;
  /** The state in words. */
  readonly children: ReactNode;
  /** Behind it, quieter: since when, or by how much. */
  readonly note?: ReactNode | undefined;
}

/** A state by shape, colour and word; a long one takes further lines, but in a list, whose cells are one line each. */
export function StatusDot({ tone = 'neutral', shape = usualShapes[tone], children, note }: StatusDotProps) {
  return (
    <Line data-tone={tone}>
      <Mark viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" style={{ color: marks[tone] }}>
        <circle
          cx="6"
          cy="6"
          r="5"
          fill={shape === 'full' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="2"
        />
        {shape === 'half' && <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" />}
      </Mark>
      <span>{children}</span>
      {note && <Note>{note}</Note>}
    </Line>
  );
}

const Line = styled.span.withConfig(named('StatusDot'))`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};
  max-width: 100%;
  /* A Chinese state is never squeezed into a column of signs: it breaks at its points, or where it must. */
  word-break: keep-all;
  overflow-wrap: break-word;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Mark = styled.svg`
  flex: none;
  align-self: start;
  /* In the middle of the first line. */
  height: 1lh;
`;

const Note = styled.span`
  margin-inline-start: -4px;
  color: ${color.textMuted};
  [data-tone='danger'] > & {
    color: ${color.danger};
  }
`;
