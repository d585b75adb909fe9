import { styled } from 'styled-components';
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

export const Columns = styled.div.withConfig(named('ReportColumns', 'columns'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${token.space[5]};
  align-items: start;
  padding-top: ${token.space[4]};
  @container (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

export const Stack = styled.div.withConfig(named('ReportStack', 'stack'))`
  display: grid;
  gap: ${token.space[3]};
  min-width: 0;
`;

export const Pair = styled.div.withConfig(named('ReportPair', 'pair'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${token.space[3]};
`;

export const Aside = styled.aside.withConfig(named('ReportAside', 'aside'))`
  display: grid;
  gap: ${token.space[4]};
  @media print {
    display: none;
  }
`;

export const Panel = styled.section.withConfig(named('ReportPanel', 'panel'))`
  display: grid;
  gap: ${token.space[3]};
  min-width: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
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

export const Card = styled.section.withConfig(named('ReportSection', 'section'))`
  display: grid;
  gap: ${token.space[3]};
  min-width: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
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

export const Handle = styled.button.withConfig(named('ReportHandle', 'handle'))`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.textMuted};
  cursor: grab;
  touch-action: none;
  &:hover {
    background: ${token.color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
  }
`;

export const Notice = styled.p.withConfig(named('ReportNotice', 'notice'))`
  margin: ${token.space[3]} 0 0;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
  &[data-tone='danger'] {
    background: ${token.color.dangerSoft};
    color: ${token.color.danger};
  }
`;

export const Problem = styled.p.withConfig(named('ReportProblem', 'problem'))`
  margin: 0;
  color: ${token.color.danger};
  font-size: ${token.fontSize.sm};
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
