import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';
import { Link } from '../link/Link';

const Box = styled.div.withConfig({ displayName: 'PestStat', componentId: 'pest-stat' })`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Label = styled.span`
  font-size: ${token.fontSize.sm};
  color: ${token.color.textMuted};
`;

const Value = styled.strong`
  font-size: ${token.fontSize.xl};
  font-weight: ${token.fontWeight.semibold};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  font-size: ${token.fontSize.xs};
  color: ${token.color.textMuted};
`;

export interface StatProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** What puts the figure into proportion. */
  readonly note?: ReactNode;
  /** What the figure counts. */
  readonly href?: string;
}

const Opener = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover ${Value} {
    color: ${token.color.accent};
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
    border-radius: ${token.radius.sm};
  }
`;

/** One figure with its name; it opens what it counts. */
export function Stat({ href, ...figure }: StatProps) {
  if (href === undefined) return <Figure {...figure} />;
  return (
    <Opener href={href}>
      <Figure {...figure} />
    </Opener>
  );
}

function Figure({ label, value, note }: Omit<StatProps, 'href'>) {
  return (
    <Box>
      <Label>{label}</Label>
      <Value>{value}</Value>
      {note && <Note>{note}</Note>}
    </Box>
  );
}
