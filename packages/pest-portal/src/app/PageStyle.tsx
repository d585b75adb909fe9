import { token } from 'pest-ui';
import { createGlobalStyle } from 'styled-components';

/** The few rules that belong to the page itself; everything else is a component's own. */
export const PageStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  /* What is scrolled to, or focused, stays clear of the bar at the top; on touch screens small buttons too are for gloves. */
  html { -webkit-text-size-adjust: 100%; scroll-padding-block-start: 68px; --pest-size-touch-small: ${token.size.touch}; }
  body {
    margin: 0;
    background: ${token.color.surface};
    color: ${token.color.text};
    font-family: ${token.font.family};
    font-size: ${token.fontSize.sm};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    line-height: ${token.lineHeight};
  }
  body:not(:lang(zh)) { font-family: ${token.font['family-latin']}; }
  @media (max-width: 640px) { body { font-size: ${token.fontSize.md}; } }
  #app { min-height: 100vh; }
  a { color: ${token.color.accent}; }
  :focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    /* A transition of no time is one still: what is measured right after a change would be as it was before. */
    *, *::before, *::after { animation-duration: 0.01ms !important; transition: none !important; }
  }
`;
