import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';
import { Text } from '../text/Text';

/** The label around a native checkbox or radio button: what is said can be pressed too. */
export const ChoiceLabel = styled.label.withConfig({ displayName: 'PestChoice', componentId: 'pest-choice' })`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-height: 24px;
  cursor: pointer;
  & input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    accent-color: ${token.color.accent};
  }
  & input:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: ${token.size.touch};
    align-items: center;
  }
`;

export interface ChoiceWordsProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Of the help, for `aria-describedby`. */
  readonly helpId: string;
}

export function ChoiceWords({ label, help, helpId }: ChoiceWordsProps) {
  return (
    <span>
      {label}
      {help && (
        <Text as="small" size="xs" tone="muted" id={helpId} style={block}>
          {help}
        </Text>
      )}
    </span>
  );
}

const block = { display: 'block' };
