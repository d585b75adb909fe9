import { styled } from 'styled-components';
import { Fieldset } from '../primitives/fieldset/Fieldset';
import { Row } from '../primitives/layout/Row';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-template-${id}` });

export const Root = styled(PestRoot).withConfig(named('InspectionTemplateEditor', 'editor'))`
  container-type: inline-size;
  min-width: 320px;
`;

/** Where the keys of the whole widget are heard. */
export const Body = styled.div.withConfig(named('TemplateBody', 'body'))``;

export const Bar = styled.div.withConfig(named('TemplateBar', 'bar'))`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[2]} 0;
  background: ${token.color.surface};
  border-bottom: 1px solid ${token.color.border};
`;

export const Status = styled.p.withConfig(named('TemplateStatus', 'status'))`
  flex: 1;
  min-width: 120px;
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;

/** Items out of sight are not laid out: a template may have hundreds. */
export const Item = styled.li.withConfig(named('TemplateItem', 'item'))`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;
  &[data-dragging='true'] {
    position: relative;
    z-index: 1;
    box-shadow: ${token.shadow.md};
  }
`;

export const ItemGroup = styled(Fieldset).withConfig(named('TemplateItemGroup', 'item-group'))`
  padding: ${token.space[2]};
`;

export const ItemHead = styled.div.withConfig(named('TemplateItemHead', 'item-head'))`
  display: grid;
  grid-template-columns: auto minmax(160px, 1fr) 104px auto;
  gap: ${token.space[2]};
  align-items: center;
  @container (max-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > :nth-child(2) {
      grid-column: 2 / -1;
    }
    & > :nth-child(3) {
      grid-column: 2;
    }
  }
`;

export const Tools = styled(Row).withConfig(named('TemplateTools', 'tools'))`
  & select {
    width: 160px;
  }
`;

export const Details = styled.div.withConfig(named('TemplateDetails', 'details'))`
  display: grid;
  gap: ${token.space[2]};
  padding-left: 36px;
  @container (max-width: 640px) {
    padding-left: 0;
  }
`;

export const OptionRow = styled.li.withConfig(named('TemplateOption', 'option'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${token.space[2]};
  align-items: center;
`;

export const Summary = styled.section.withConfig(named('TemplateIssues', 'issues'))`
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.danger};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  & h3 {
    margin: 0;
    font-size: ${token.fontSize.md};
  }
  & ul {
    margin: ${token.space[2]} 0 0;
    padding-left: ${token.space[5]};
  }
  & button {
    padding: 0;
    border: 0;
    background: none;
    color: ${token.color.danger};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

export const Preview = styled.aside.withConfig(named('TemplatePreview', 'preview'))`
  position: sticky;
  top: 56px;
  max-height: 80vh;
  overflow: auto;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
  & > h3 {
    margin: 0 0 ${token.space[3]};
    font-size: ${token.fontSize.sm};
    color: ${token.color.textMuted};
  }
  @container (max-width: 900px) {
    position: static;
    max-height: none;
  }
`;

export const Direction = styled(Fieldset).withConfig(named('TemplateDirection', 'direction'))`
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
  & > legend {
    padding: 0 ${token.space[1]};
    color: ${token.color.textMuted};
  }
`;
