import { styled } from 'styled-components';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-chart-${id}` });

export const Root = styled(PestRoot).withConfig(named('Chart', 'root'))`
  min-width: 0;
`;

export const Picture = styled.div.withConfig(named('ChartPicture', 'picture'))`
  width: 100%;
  height: 260px;
  & > div {
    width: 100%;
    height: 100%;
  }
  &[hidden] {
    display: none;
  }
`;

export const Scroll = styled.div.withConfig(named('ChartTableBox', 'table-box'))`
  overflow-x: auto;
`;

export const Table = styled.table.withConfig(named('ChartTable', 'table'))`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.fontSize.sm};
  font-variant-numeric: tabular-nums;
  & caption {
    padding: ${token.space[1]} 0;
    text-align: start;
    color: ${token.color.textMuted};
  }
  & th,
  & td {
    padding: ${token.space[1]} ${token.space[2]};
    border-bottom: 1px solid ${token.color.border};
    text-align: end;
  }
  & th:first-child {
    text-align: start;
    font-weight: ${token.fontWeight.medium};
  }
`;

export const Foot = styled.div.withConfig(named('ChartFoot', 'foot'))`
  display: flex;
  justify-content: flex-end;
  @media print {
    display: none;
  }
`;
