import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { radius, space } from '../../theme/tokens';

export const Prose = styled.p.withConfig(named('ReportProse'))`
  max-width: 72ch;
  margin: 0 0 ${space[3]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Whole = styled.div.withConfig(named('ReportWhole'))`
  white-space: nowrap;
`;

/** On a phone the table scrolls sideways, so that words do not break letter by letter. */
export const Words = styled.div.withConfig(named('ReportWords'))`
  @media screen {
    min-width: 7em;
  }
`;

/** A plan is paper: white in every scheme. */
export const PlanPaper = styled.svg.withConfig(named('ReportPlan'))`
  display: block;
  width: 100%;
  height: auto;
  max-height: 560px;
  border: 1px solid ${color.border};
  background: ${plan.paper};
  stroke-linejoin: round;
  & text {
    paint-order: stroke;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

export const Photos = styled.div.withConfig(named('ReportPhotos'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  & img {
    width: 72px;
    height: 54px;
    object-fit: cover;
    border-radius: ${radius.sm};
  }
`;

export const Signatures = styled.ul.withConfig(named('ReportSignatures'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    break-inside: avoid;
  }
  & svg {
    width: 100%;
    aspect-ratio: 3;
  }
`;
