import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, radius, space } from '../../theme/tokens';
import { Button } from '../button/Button';

/** Props of {@link JobCard}. */
export interface JobCardProps {
  /** First and largest: the time, or what the row is looked up by; a link here opens the card as a whole. */
  readonly lead: ReactNode;
  /** Its state, beside it. */
  readonly state?: ReactNode | undefined;
  /** At the end of that line, quiet: since when, how much. */
  readonly aside?: ReactNode | undefined;
  /** Whom it is about; a link here does so too. */
  readonly title?: ReactNode | undefined;
  readonly lines?: readonly ReactNode[] | undefined;
  readonly act?: JobCardAct | null | undefined;
}

/** The one act of a card, as wide as the card. */
export interface JobCardAct {
  readonly label: string;
  readonly onSelect: () => void;
  /** What is next for this person: filled. */
  readonly primary?: boolean | undefined;
  /** It is on its way, and cannot be done again meanwhile. @default false */
  readonly busy?: boolean | undefined;
}

/** A row on a phone: when, in which state, whom, where, and what to do, without labels. */
export function JobCard({ lead, state, aside, title, lines = [], act }: JobCardProps) {
  return (
    <Box>
      <Top>
        <Lead data-opens>{lead}</Lead>
        {state}
        {aside && <Aside>{aside}</Aside>}
      </Top>
      {title && <Title data-opens>{title}</Title>}
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place only.
        <Line key={index}>{line}</Line>
      ))}
      {act && (
        <Act variant={act.primary ? 'primary' : 'secondary'} loading={act.busy} data-row-act onClick={act.onSelect}>
          {act.label}
        </Act>
      )}
    </Box>
  );
}

const Box = styled.article.withConfig(named('JobCard'))`
  display: grid;
  gap: 2px;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  font-size: ${fontSize.md};
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  /* A long lead has the line to itself. */
  flex-wrap: wrap;
  gap: 2px ${space[2]};
  min-width: 0;
  padding-inline-end: var(--_pest-card-corner, 36px);
`;

const Lead = styled.span`
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  min-width: 0;
  overflow-wrap: anywhere;
  & a {
    color: inherit;
    text-decoration: none;
  }
`;

const Aside = styled.span`
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`;

const Title = styled.div`
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
  & a {
    color: inherit;
    text-decoration: none;
    /* As high as a thumb, in a line of text. */
    display: inline-block;
    margin-block: -14px;
    padding-block: 14px;
  }
`;

const Line = styled.div`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Act = styled(Button)`
  width: 100%;
  min-height: 48px;
  margin-block-start: ${space[2]};
`;
