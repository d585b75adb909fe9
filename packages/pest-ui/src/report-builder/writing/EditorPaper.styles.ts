import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button';
import { TextArea } from '../../primitives/text-area/TextArea';
import { TextInput } from '../../primitives/text-input/TextInput';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';

/** Words on the paper: they look as they are read, with a line that says where one may write. */
export const Writing = styled(TextArea).withConfig(named('ReportWriting'))`
  min-height: 36px;
  margin: 0 0 ${space[2]};
  padding: 5px 9px;
  border-color: ${color.borderControl};
  background: none;
  line-height: 21px;
  field-sizing: content;
  @media print {
    border: 0;
    padding: 0;
  }
`;

export const TitleInput = styled(TextInput).withConfig(named('ReportTitleInput'))`
  border-color: ${color.borderControl};
  background: none;
  &[data-size='title'] {
    margin-bottom: ${space[2]};
    font-size: 22px;
    font-weight: ${fontWeight.semibold};
    @container (max-width: 560px) {
      font-size: 17px;
    }
  }
`;

export const HeadFields = styled.div.withConfig(named('ReportHeadFields'))`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

/** What can be done with a section, in the line of its title. */
export const SectionActs = styled.div.withConfig(named('ReportSectionActs'))`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  @media print {
    display: none;
  }
`;

export const LanguageButton = styled(Button).withConfig(named('ReportLanguage'))`
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`;

export const Suggested = styled.div.withConfig(named('ReportSuggested'))`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  margin: 0 0 ${space[3]};
  padding-inline-start: ${space[3]};
  border-inline-start: 2px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  white-space: pre-line;
  & p {
    margin: 0;
  }
  @media print {
    display: none;
  }
`;
