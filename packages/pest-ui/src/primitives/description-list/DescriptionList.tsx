import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';

const List = styled.dl.withConfig(named('DescriptionList'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(140px, 40%, 220px), 1fr));
  gap: ${space[3]} ${space[5]};
  margin: 0;
  & dt {
    font-size: ${fontSize.xs};
    color: ${color.textMuted};
  }
  & dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }
  &[data-layout='rows'] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    & > div {
      display: contents;
    }
    & dt {
      font-size: inherit;
    }
    & dd {
      margin: 0;
    }
  }
`;

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
  /** `rows`: each name beside its fact. @default 'columns' */
  readonly layout?: 'columns' | 'rows' | undefined;
}

/** Facts with their names. */
export function DescriptionList({ items, layout = 'columns' }: DescriptionListProps) {
  return (
    <List data-layout={layout}>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </List>
  );
}
