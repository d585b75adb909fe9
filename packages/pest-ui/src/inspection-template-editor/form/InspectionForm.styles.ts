import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button';
import { PestRoot } from '../../provider/PestRoot';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, radius, space } from '../../theme/tokens';

export const FormRoot = styled(PestRoot).withConfig(named('InspectionForm'))`
  display: grid;
  gap: ${space[5]};
`;

/** Wide enough to be hit with a gloved finger, at any width of the phone. */
export const Choice = styled.label.withConfig(named('InspectionChoice'))`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 48px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  cursor: pointer;
  overflow-wrap: anywhere;
  [aria-invalid='true'] &,
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: default;
  }
  & input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

export const Large = styled.div.withConfig(named('InspectionAnswer'))`
  & input,
  & textarea {
    min-height: 48px;
    font-size: ${fontSize.lg};
  }
`;

/** The last answer, to be hit with a gloved finger as the choices are. */
export const Offer = styled(Button).withConfig(named('InspectionOffer'))`
  min-height: 48px;
  margin-top: ${space[2]};
`;

/** What the ends of a scale are called, under them. */
export const Ends = styled.div.withConfig(named('InspectionEnds'))`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  & > :last-child {
    text-align: end;
  }
`;
