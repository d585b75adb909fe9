import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** The filters above a list: in one row where there is room, the search first. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[2]};

  > * {
    flex: 0 1 auto;
    width: auto;
    min-width: 120px;
    max-width: 100%;
  }

  > :first-child {
    flex: 1 1 220px;
    max-width: 320px;
  }

  > select {
    max-width: 240px;
  }

  @media (max-width: 640px) {
    > *,
    > select {
      flex: 1 1 140px;
      max-width: none;
    }

    > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;
