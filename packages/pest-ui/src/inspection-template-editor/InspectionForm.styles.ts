import { styled } from 'styled-components';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-inspection-form-${id}` });

export const FormRoot = styled(PestRoot).withConfig(named('InspectionForm', 'root'))`
  display: grid;
  gap: ${token.space[5]};
`;

/** Wide enough to be hit with a gloved finger, at any width of the phone. */
export const Choice = styled.label.withConfig(named('InspectionChoice', 'choice'))`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 48px;
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
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
    accent-color: ${token.color.accent};
  }
`;

export const Large = styled.div.withConfig(named('InspectionAnswer', 'answer'))`
  & input,
  & textarea {
    min-height: 48px;
    font-size: ${token.fontSize.lg};
  }
`;
