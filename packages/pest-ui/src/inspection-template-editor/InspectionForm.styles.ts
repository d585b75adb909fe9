import { styled } from 'styled-components';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-inspection-form-${id}` });

export const FormRoot = styled(PestRoot).withConfig(named('InspectionForm', 'root'))`
  display: grid;
  gap: ${token.space[5]};
`;

export const DirectionGroup = styled.fieldset.withConfig(named('InspectionDirection', 'direction'))`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const DirectionLegend = styled.legend.withConfig(named('InspectionDirectionName', 'direction-name'))`
  padding: 0 0 ${token.space[2]};
  font-size: ${token.fontSize.lg};
  font-weight: ${token.fontWeight.semibold};
`;

export const Note = styled.p.withConfig(named('InspectionNote', 'note'))`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;

export const Question = styled.fieldset.withConfig(named('InspectionQuestion', 'question'))`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const QuestionName = styled.legend.withConfig(named('InspectionQuestionName', 'question-name'))`
  padding: 0 0 ${token.space[1]};
  font-weight: ${token.fontWeight.medium};
`;

/** Wide enough to be hit with a gloved finger, at any width of the phone. */
export const Choices = styled.div.withConfig(named('InspectionChoices', 'choices'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${token.space[2]};
`;

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

export const Remark = styled.p.withConfig(named('InspectionRemark', 'remark'))`
  margin: ${token.space[1]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
  &[data-tone='warning'] {
    color: ${token.color.warning};
  }
  &[data-tone='danger'] {
    color: ${token.color.danger};
  }
`;
