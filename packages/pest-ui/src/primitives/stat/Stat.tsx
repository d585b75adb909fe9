import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, radius } from '../../theme/tokens';
import { Link } from '../link/Link';

const Box = styled.div.withConfig(named('Stat'))`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Label = styled.span`
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
`;

const Value = styled.strong`
  font-size: ${fontSize.xl};
  font-weight: ${fontWeight.semibold};
  line-height: 1.2;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  font-size: ${fontSize.xs};
  color: ${color.textMuted};
`;

/** Props of {@link Stat}. */
export interface StatProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** What puts the figure into proportion. */
  readonly note?: ReactNode | undefined;
  /** What the figure counts. */
  readonly href?: string | undefined;
}

const Opener = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover ${Value} {
    color: ${color.accent};
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
    border-radius: ${radius.sm};
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
