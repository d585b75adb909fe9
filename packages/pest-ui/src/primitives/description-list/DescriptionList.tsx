import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

const List = styled.dl.withConfig({ displayName: 'PestDescriptionList', componentId: 'pest-description-list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${token.space[3]} ${token.space[6]};
  margin: 0;
  & dt {
    font-size: ${token.fontSize.xs};
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }
`;

export interface DescriptionListProps {
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
}

/** Facts with their names. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </List>
  );
}
