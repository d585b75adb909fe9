import { styled } from 'styled-components';
import { Fieldset } from '../primitives/fieldset/Fieldset';
import { Row } from '../primitives/layout/Row';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, fontWeight, layer, radius, shadow, space } from '../theme/tokens';

/** Where the keys of the whole widget are heard. */
export const Body = styled.div.withConfig(named('TemplateBody'))`
  --_pest-field-height: 32px;
  container-type: inline-size;
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  & > * {
    min-width: 0;
  }
`;

/** A text and its English: beside each other where there is room. */
export const Pair = styled.div.withConfig(named('TemplatePair'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space[2]};
  min-width: 0;
`;

export const English = styled.div.withConfig(named('TemplateEnglish'))`
  display: grid;
  min-width: 0;
  &[data-missing] > * {
    border-color: ${color.warning};
    border-style: dashed;
  }
`;

export const Bar = styled.div.withConfig(named('TemplateBar'))`
  position: sticky;
  top: var(--_pest-page-top, 0px);
  z-index: calc(${layer.sticky} - 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} 0;
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};
  /* One line that is pushed aside; what keeps the template begins it. */
  @container (max-width: 640px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    white-space: nowrap;
    & > * {
      flex: none;
    }
    & > [data-variant$='ary'] {
      order: -1;
    }
  }
`;

export const Status = styled.p.withConfig(named('TemplateStatus'))`
  flex: 1;
  min-width: 120px;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

/** Items out of sight are not laid out: a template may have hundreds. */
export const Item = styled.li.withConfig(named('TemplateItem'))`
  border-block-start: 1px solid ${color.borderSoft};
  background: ${color.surface};
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;
  &[data-dragging='true'] {
    position: relative;
    z-index: 1;
    box-shadow: ${shadow.md};
  }
`;

export const ItemGroup = styled(Fieldset).withConfig(named('TemplateItemGroup'))`
  padding: ${space[2]};
`;

export const ItemHead = styled.div.withConfig(named('TemplateItemHead'))`
  display: grid;
  grid-template-columns: auto minmax(160px, 1fr) 104px auto;
  gap: ${space[2]};
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
  @container (max-width: 340px) {
    grid-template-columns: auto minmax(0, 1fr);
    & > :nth-child(4) {
      grid-column: 2;
    }
  }
`;

export const Tools = styled(Row).withConfig(named('TemplateTools'))`
  & > [title] {
    color: ${color.textMuted};
  }
  & select {
    width: 160px;
  }
`;

/** The room of a choice's options until their editor is there: a line for each, and one to add another. */
export const OptionsRoom = styled.div.withConfig(named('TemplateOptions'))<{ $options: number }>`
  min-block-size: ${({ $options }) => 40 * $options + 32}px;
`;

export const Details = styled.div.withConfig(named('TemplateDetails'))`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 36px;
  @container (max-width: 640px) {
    padding-inline-start: 0;
  }
`;

export const OptionRow = styled.li.withConfig(named('TemplateOption'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[2]};
  align-items: center;
  /* A line of a list, until somebody is in it. */
  li& > input:not(:hover, :focus),
  & :not([data-missing]) > input:not([type='checkbox'], :hover, :focus) {
    border-color: transparent;
    border-block-end-color: ${color.borderStrong};
    border-radius: 0;
  }
`;

export const Summary = styled.section.withConfig(named('TemplateIssues'))`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  &[data-tone='warning'] {
    border-color: ${color.warning};
    background: ${color.warningSoft};
  }
  &[data-tone='plain'] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }
  & h2 {
    margin: 0;
    font-size: ${fontSize.md};
  }
  & ul {
    margin: ${space[2]} 0 0;
    padding-inline-start: ${space[5]};
  }
  & li button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.danger};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  & li button:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** As the technician's form shows it: folded until somebody asks. */
export const Process = styled.details.withConfig(named('TemplateProcess'))`
  margin-block-end: ${space[3]};
  & > summary {
    cursor: pointer;
  }
  & > p {
    white-space: pre-line;
  }
`;

export const Preview = styled.aside.withConfig(named('TemplatePreview'))`
  position: sticky;
  top: calc(56px + var(--_pest-page-top, 0px));
  max-height: 80vh;
  overflow: auto;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceSunken};
  & > h2 {
    margin: 0 0 ${space[3]};
    font-size: ${fontSize.sm};
    color: ${color.textMuted};
  }
  @container (max-width: 900px) {
    position: static;
    max-height: none;
  }
`;

/** A part of the sheet, under its line. */
export const Direction = styled(Fieldset).withConfig(named('TemplateDirection'))`
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.border};
  & > legend {
    padding-inline-end: ${space[2]};
    font-weight: ${fontWeight.semibold};
  }
`;
