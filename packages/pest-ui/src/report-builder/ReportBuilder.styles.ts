import { styled } from 'styled-components';
import { Panel as Box } from '../primitives/layout/Panel';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-report-builder-${id}` });

export const Root = styled(PestRoot).withConfig(named('ReportBuilder', 'root'))`
  container-type: inline-size;
  min-width: 320px;
`;

export const Bar = styled.div.withConfig(named('ReportBar', 'bar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  padding-bottom: ${token.space[3]};
  border-bottom: 1px solid ${token.color.border};
  @media print {
    display: none;
  }
`;

export const Status = styled.p.withConfig(named('ReportStatus', 'status'))`
  flex: 1;
  min-width: 120px;
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;

export const Aside = styled.aside.withConfig(named('ReportAside', 'aside'))`
  display: grid;
  gap: ${token.space[4]};
  @media print {
    display: none;
  }
`;

export const Panel = styled(Box).withConfig(named('ReportPanel', 'panel'))`
  display: grid;
  gap: ${token.space[3]};
  & > h3 {
    margin: 0;
    font-size: ${token.fontSize.md};
  }
  & ul {
    display: grid;
    gap: ${token.space[1]};
    margin: 0;
    padding-left: ${token.space[4]};
  }
  & li > button {
    height: auto;
    white-space: normal;
    text-align: start;
  }
`;

export const Card = styled(Panel).withConfig(named('ReportSection', 'section'))`
  &[data-hidden='true'] {
    border-style: dashed;
  }
  &[data-dragging='true'] {
    position: relative;
    z-index: 1;
    box-shadow: ${token.shadow.lg};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
  }
`;

export const CardHead = styled.div.withConfig(named('ReportSectionHead', 'section-head'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]};
  & h3 {
    flex: 1;
    min-width: 120px;
    margin: 0;
    font-size: ${token.fontSize.lg};
  }
`;

/** Paper stays light in every scheme: a signature is ink, and the canvas is drawn in black. */
export const Pad = styled.canvas.withConfig(named('SignaturePad', 'pad'))`
  display: block;
  width: 100%;
  aspect-ratio: 3;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: #fff;
  touch-action: none;
`;
