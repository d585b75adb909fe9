import { token } from 'pest-ui';
import { createGlobalStyle, css, styled } from 'styled-components';
import { folded, narrow, siteWidth } from '../site-styles';

/** The dark part of the page, the same in both schemes. */
export const inverse = {
  ground: '#0c2a20',
  deep: '#071c15',
  border: '#2a5243',
  text: '#f1f6f3',
  muted: '#a9c6b8',
  accent: '#6bd3a5',
} as const;

/** The few rules of the page itself. What the portal adds when it opens the login changes none of them. */
export const HomeStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { color-scheme: light dark; scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${token.color.surface};
    color: ${token.color.text};
    font: 14px/1.5 ${token.font.family};
    -webkit-font-smoothing: antialiased;
  }
  body:not(:lang(zh)) { font-family: ${token.font['family-latin']}; }
  /* What is scrolled to stays clear of the head. As padding of the page it would scroll for the head itself, too. */
  main, main * { scroll-margin-block-start: 68px; }
  h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3 { font-weight: 600; text-wrap: balance; }
  svg { display: block; }
  :lang(zh) :is(h1, h2, h3, [data-keep]) { word-break: keep-all; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
  html:not([data-demo='on']) [data-only='demo'], html[data-demo='on'] [data-only='real'] { display: none; }
  html[data-page='home'] #app { min-height: 0; }
  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
`;

/** Letters of the page, whatever is opened above it. */
export const Ground = styled.div`
  font-size: 14px;
  line-height: 1.5;
`;

export const Wrap = styled.div`
  ${siteWidth}
`;

/** A part of the page. */
export const Part = styled.section<{ readonly $ground?: 'sunken' | 'inverse' }>`
  padding-block: 96px;
  ${({ $ground }) => $ground === 'sunken' && `background: ${token.color.surfaceSunken};`}
  ${({ $ground }) => $ground === 'inverse' && `background: ${inverse.ground}; color: ${inverse.text};`}

  h2 {
    font-size: 34px;
    line-height: 1.3;
  }
  ${narrow} {
    padding-block: 56px;

    h2 {
      font-size: 26px;
    }
  }
  @media print {
    padding-block: 24px;
  }
`;

export const PartHead = styled.header<{ readonly $inverse?: boolean }>`
  max-width: 720px;
  margin-block-end: 40px;

  p {
    margin-block-start: 12px;
    color: ${({ $inverse }) => ($inverse ? inverse.muted : token.color.textMuted)};
    font-size: 16px;
    line-height: 1.65;
    text-wrap: balance;
  }
  ${narrow} {
    margin-block-end: 28px;
  }
`;

/** Two columns that become one. */
export const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: 1fr 1.3fr;
  gap: 64px;
  align-items: start;

  ${folded} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;

/** For screen readers, where the eye sees it anyway. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
