import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { Icon } from '../icon/Icon';
import { arrowDownIcon, arrowUpIcon } from '../icon/icons';
import type { TableSort } from './Table.types';

const SortButton = styled.button.withConfig(named('Sort'))`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  & > span {
    display: grid;
  }
  & > [data-idle] {
    opacity: 0.35;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** The head of a column that sorts: first up, then down. */
export function sortHead<Id extends string>(
  id: Id,
  header: string,
  sort: TableSort<Id> | undefined,
  onSortChange: (sort: TableSort<Id>) => void,
): ReactNode {
  const order = sort?.column === id ? sort.order : null;
  return (
    <SortButton type="button" onClick={() => onSortChange({ column: id, order: order === 'asc' ? 'desc' : 'asc' })}>
      {header}
      <span data-idle={order === null || undefined}>
        <Icon path={order === 'desc' ? arrowDownIcon : arrowUpIcon} size={14} />
      </span>
    </SortButton>
  );
}
