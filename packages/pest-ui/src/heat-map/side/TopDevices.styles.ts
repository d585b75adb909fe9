import { styled } from 'styled-components';
import { bareButton } from '../../primitives/button/bare-button';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, fontWeight, radius, space } from '../../theme/tokens';

export const Board = styled.section.withConfig(named('HeatBoard'))`
  && {
    padding-inline: 0;
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding-inline: ${space[4]};
  }
  ol {
    list-style: none;
    margin: ${space[2]} 0 0;
    padding: 0;
  }
  > p {
    margin: ${space[2]} 0 0;
    padding-inline: ${space[4]};
    color: ${color.textMuted};
  }
`;

export const BoardButton = styled.button.withConfig(named('HeatBoardButton'))`
  ${bareButton}
  position: relative;
  display: grid;
  grid-template-columns: 18px minmax(64px, 1fr) auto minmax(60px, auto);
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 40px;
  padding: ${space[1]} ${space[4]} 6px;
  font-size: ${fontSize.sm};
  text-align: start;
  font-variant-numeric: tabular-nums;
  @media (pointer: coarse) {
    min-height: 48px;
  }
  [data-part='device'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='device'] small {
    unicode-bidi: isolate;
    margin-inline-start: ${space[2]};
  }
  [data-part='figure'] {
    font-weight: ${fontWeight.semibold};
  }
  [data-part='place'],
  [data-part='change'] {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    text-align: end;
  }
  [data-part='bar'] {
    position: absolute;
    bottom: 3px;
    inset-inline-start: 42px;
    height: 3px;
    border-radius: 1px;
    /* A light outline: the darkest colours cannot be seen on a dark page. */
    box-shadow: 0 0 0 1px light-dark(transparent, rgb(255 255 255 / 0.4));
  }
  [data-part='limit'] {
    display: block;
    width: fit-content;
    margin-inline-start: auto;
    padding: 0 ${space[1]};
    border-radius: ${radius.sm};
    background: ${plan.finding};
    color: ${plan.findingInk};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.regular};
  }
  &:hover,
  &[data-pointed] {
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;
