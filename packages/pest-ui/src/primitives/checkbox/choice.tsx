import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, space } from '../../theme/tokens';
import { Text } from '../text/Text';

/** The label around a native checkbox or radio button: what is said can be pressed too. */
export const ChoiceLabel = styled.label.withConfig(named('Choice'))`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-height: 24px;
  cursor: pointer;
  & input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    accent-color: ${color.accent};
  }
  & input:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: ${controlSize.touch};
    align-items: center;
  }
`;

export interface ChoiceWordsProps {
  readonly label: ReactNode;
  readonly help?: ReactNode | undefined;
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
