import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';

const Block = styled.div.withConfig(named('State'))`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[8]} ${space[4]};
  color: ${color.textMuted};
  text-align: center;
  & strong {
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  & p {
    margin: 0;
    max-width: 480px;
  }
`;

export interface StateBlockProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly title: ReactNode;
  readonly hint?: ReactNode | undefined;
}

/** Stands where the content would. */
export function StateBlock({ title, hint, children, ...rest }: StateBlockProps) {
  return (
    <Block {...rest}>
      <strong>{title}</strong>
      {hint && <p>{hint}</p>}
      {children}
    </Block>
  );
}
