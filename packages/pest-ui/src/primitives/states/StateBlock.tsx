import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

const Block = styled.div.withConfig({ displayName: 'PestState', componentId: 'pest-state' })`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[8]} ${token.space[4]};
  color: ${token.color.textMuted};
  text-align: center;
  & strong {
    color: ${token.color.text};
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
  }
  & p {
    margin: 0;
    max-width: 480px;
  }
`;

export interface StateBlockProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
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
