import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { radius } from '../../theme/tokens';

/** The ramp of colours; two native sliders may lie on it, of which only the thumbs take the pointer. */
export const Ramp = styled.div.withConfig(named('HeatRamp'))`
  position: relative;
  height: 28px;
  min-width: 96px;
  [data-part='lane'] {
    position: absolute;
    inset: 0 12px;
  }
  [data-part='track'],
  [data-part='colours'],
  [data-part='limit'] {
    position: absolute;
    top: 9px;
    height: 10px;
    border-radius: 2px;
  }
  [data-part='track'] {
    inset-inline: 0;
    background: ${color.surfaceSunken};
    box-shadow: inset 0 0 0 1px ${color.border};
  }
  [data-part='limit'] {
    top: 5px;
    width: 2px;
    height: 18px;
    background: ${color.text};
    box-shadow: 0 0 0 1px ${color.surface};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    pointer-events: none;
    outline: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    pointer-events: auto;
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 2px solid transparent;
    border-inline-width: 6px;
    border-radius: 9px;
    background: ${plan.paper};
    background-clip: padding-box;
    box-shadow: inset 0 0 0 2px ${plan.ink};
    cursor: ew-resize;
  }
  input::-moz-range-thumb {
    pointer-events: auto;
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 2px solid ${color.borderStrong};
    border-radius: ${radius.md};
    background: ${plan.paper};
    cursor: ew-resize;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${color.focus};
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid ${color.focus};
  }
`;
