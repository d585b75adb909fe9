import { styled } from 'styled-components';
import { Panel as Box } from '../primitives/layout/Panel';
import { PestRoot } from '../provider/PestRoot';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, radius, shadow, space } from '../theme/tokens';

export const Root = styled(PestRoot).withConfig(named('ReportBuilder'))`
  container-type: inline-size;
  min-width: 0;
`;

export const Bar = styled.div.withConfig(named('ReportBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.border};
  @media print {
    display: none;
  }
`;

export const Status = styled.p.withConfig(named('ReportStatus'))`
  flex: 1;
  min-width: 120px;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

export const Aside = styled.aside.withConfig(named('ReportAside'))`
  display: grid;
  gap: ${space[4]};
  @media print {
    display: none;
  }
`;

export const Panel = styled(Box).withConfig(named('ReportPanel'))`
  display: grid;
  gap: ${space[3]};
  & > h3 {
    margin: 0;
    font-size: ${fontSize.md};
  }
  & ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-left: ${space[4]};
  }
  & li > button {
    height: auto;
    white-space: normal;
    text-align: start;
  }
`;

export const Card = styled(Panel).withConfig(named('ReportSection'))`
  &[data-hidden='true'] {
    border-style: dashed;
  }
  &[data-dragging='true'] {
    position: relative;
    z-index: 1;
    box-shadow: ${shadow.lg};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
  }
`;

export const CardHead = styled.div.withConfig(named('ReportSectionHead'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  & h3 {
    flex: 1;
    min-width: 120px;
    margin: 0;
    font-size: ${fontSize.lg};
  }
`;

/** Paper stays light in every scheme: a signature is ink, and the canvas is drawn in black. */
export const Pad = styled.canvas.withConfig(named('SignaturePad'))`
  display: block;
  width: 100%;
  aspect-ratio: 3;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: #fff;
  touch-action: none;
`;
