import { styled } from 'styled-components';
import { PestRoot } from '../provider/PestRoot';
import { named } from '../theme/named';

export const Root = styled(PestRoot).withConfig(named('Chart'))`
  min-width: 0;
  break-inside: avoid;
`;

/** ECharts places its words from the left. */
export const Picture = styled.div.withConfig(named('ChartPicture'))`
  direction: ltr;
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

export const Foot = styled.div.withConfig(named('ChartFoot'))`
  display: flex;
  justify-content: flex-end;
  @media print {
    display: none;
  }
`;
