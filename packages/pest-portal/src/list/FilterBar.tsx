import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** The filters above a list, in one row where there is room. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[2]};

  > * {
    flex: 0 1 auto;
    min-width: 140px;
  }

  > :first-child {
    flex: 1 1 220px;
    max-width: 320px;
  }

  @media (max-width: 640px) {
    > *,
    > :first-child {
      flex: 1 1 140px;
      max-width: none;
    }

    > :first-child {
      flex-basis: 100%;
    }
  }
`;
