import { styled } from 'styled-components';
import { PestRoot } from '../theme/PestRoot';

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

export const Foot = styled.div.withConfig(named('ChartFoot', 'foot'))`
  display: flex;
  justify-content: flex-end;
  @media print {
    display: none;
  }
`;
