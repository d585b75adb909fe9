import { styled } from 'styled-components';
import { Link } from '../../base/links';

/** The one link under what a page has not: as high as a thumb. */
export const WayOn = styled(Link)`
  padding-block: 14px;
`;
