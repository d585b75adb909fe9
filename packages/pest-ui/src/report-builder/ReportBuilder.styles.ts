import { styled } from 'styled-components';
import { Panel as Box } from '../primitives/layout/Panel';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { controlSize, fontSize, fontWeight, layer, radius, size, space } from '../theme/tokens';

/** Bar, then outline, paper and panel side by side; narrower, the outline folds and the panel follows the paper. */
export const Desk = styled.div.withConfig(named('ReportDesk'))`
  container-type: inline-size;
  min-width: 0;
`;

export const Columns = styled.div.withConfig(named('ReportColumns'))`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr) 304px;
  align-items: start;
  border: 1px solid ${color.border};
  border-top: 0;
  @container (max-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) 304px;
  }
  @container (max-width: 820px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    border: 0;
  }
`;

export const Bar = styled.div.withConfig(named('ReportBar'))`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.bar};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  background: ${color.surface};
  /* On a phone the icon of an act is enough: its words stay its name. */
  @media (max-width: 640px) {
    position: static;
    gap: ${space[1]};
    padding-inline: ${space[2]};
    & > button:has(> svg) {
      gap: 0;
      width: ${controlSize.touch};
      padding: 0;
      font-size: 0;
    }
  }
  @media print {
    display: none;
  }
`;

export const Status = styled.p.withConfig(named('ReportStatus'))`
  flex: 1;
  min-width: 96px;
  margin: 0;
  @media (max-width: 640px) {
    &:empty {
      flex: none;
      min-width: 0;
    }
  }
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

/** Acts that belong together stay on one line. */
export const Acts = styled.div.withConfig(named('ReportActs'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const Notes = styled.div.withConfig(named('ReportNotes'))`
  display: grid;
  gap: 1px;
  border: 1px solid ${color.border};
  border-top: 0;
  &:empty {
    display: none;
  }
  & > p {
    border-radius: 0;
  }
  @media print {
    display: none;
  }
`;

/** Beside the paper; where there is no room, folded above it. */
export const Side = styled.nav.withConfig(named('ReportSide'))`
  position: sticky;
  top: ${size.bar};
  max-height: calc(100vh - ${size.bar});
  padding: ${space[3]} ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  @container (max-width: 1120px) {
    grid-column: 1 / -1;
    position: static;
    max-height: none;
    border-bottom: 1px solid ${color.border};
    &:not([data-open]) > :not(h2) {
      display: none;
    }
    &:not([data-open]) {
      padding-block: ${space[1]};
    }
    &:not([data-open]) > h2 {
      padding-block-end: 0;
    }
  }
  & > h2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: 0;
    padding: 0 ${space[2]} ${space[1]};
    font-size: ${fontSize.sm};
    line-height: 21px;
  }
  & > h2 > button {
    display: none;
    @container (max-width: 1120px) {
      display: inline-flex;
    }
  }
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    display: none;
  }
`;

export const OutlineRow = styled.li.withConfig(named('ReportOutlineRow'))`
  display: flex;
  align-items: center;
  min-height: 34px;
  border-radius: ${radius.md};
  background: ${color.surface};
  &:hover {
    background: ${color.surfaceHover};
  }
  &[data-hidden='true'] {
    color: ${color.disabledText};
  }
  &[data-dragging='true'] {
    position: relative;
    z-index: 1;
    background: ${color.accentSoft};
  }
  & > a {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    min-height: 34px;
    padding: 0 ${space[2]};
    border-radius: ${radius.md};
    color: inherit;
    text-decoration: none;
  }
  & > a:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & > a > span:first-child {
    flex: none;
    width: 16px;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    text-align: end;
  }
  & > a > span:nth-child(2) {
    flex: 1;
    padding-block: ${space[1]};
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  & > a > i {
    flex: none;
    height: 16px;
    color: ${color.warning};
  }
`;

export const Aside = styled.aside.withConfig(named('ReportAside'))`
  display: grid;
  min-width: 0;
  @media print {
    display: none;
  }
`;

export const Panel = styled(Box).withConfig(named('ReportPanel'))`
  display: grid;
  gap: ${space[3]};
  border-width: 0 0 1px;
  border-radius: 0;
  background: ${color.surface};
  & > h2 {
    display: flex;
    justify-content: space-between;
    gap: ${space[2]};
    margin: 0;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
    line-height: 21px;
  }
  & > button {
    white-space: normal;
  }
  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A piece for each thing that is looked for; a gap is hatched. */
export const Pieces = styled.div.withConfig(named('ReportPieces'))`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  & > i {
    height: 6px;
    border-radius: 1px;
    background: ${color.text};
  }
  & > i[data-open='true'] {
    background: repeating-linear-gradient(45deg, ${color.warning} 0 1px, ${color.warningSoft} 1px 4px);
    box-shadow: inset 0 0 0 1px ${color.warning};
  }
`;

export const Gap = styled.li.withConfig(named('ReportGap'))`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  border-top: 1px solid ${color.borderSoft};
  & > svg {
    color: ${color.warning};
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
