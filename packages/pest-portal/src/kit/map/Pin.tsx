import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Its tip is the middle of the map. White around it, so that it is seen on any picture. */
export function Pin() {
  return (
    <Mark viewBox="0 0 28 38" width="28" height="38" aria-hidden="true">
      <path d="M14 36.5C7 26 2 20.5 2 14a12 12 0 1 1 24 0c0 6.5-5 12-12 22.5Z" />
      <circle cx="14" cy="14" r="4.5" />
    </Mark>
  );
}

const Mark = styled.svg`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  margin: -37px 0 0 -14px;
  pointer-events: none;

  > path {
    fill: ${token.color.accent};
    stroke: #fff;
    stroke-width: 2;
  }
  > circle {
    fill: #fff;
  }
`;
