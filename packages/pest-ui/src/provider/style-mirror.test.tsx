import { render } from '@testing-library/react';
import { styled } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PestProvider } from './PestProvider';

const Ruled = styled.p`
  order: 7;
`;

let place: HTMLElement;
let root: ShadowRoot;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = place.attachShadow({ mode: 'open' });
});
afterEach(() => place.remove());

function show() {
  const container = root.appendChild(document.createElement('div'));
  return render(
    <PestProvider locale="en" styleRoot={root} nonce="n-0nce">
      <Ruled />
    </PestProvider>,
    { container },
  );
}

it('hands its rules to the root alone that it stands in, and takes them away with it', () => {
  const { unmount } = show();
  expect(root.adoptedStyleSheets).toHaveLength(1);
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(root.querySelector('style')).toBeNull();
  unmount();
  expect(root.adoptedStyleSheets).toHaveLength(0);
});

describe('in a browser without constructed style sheets', () => {
  const known = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'replaceSync');
  beforeEach(() => void Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync'));
  afterEach(() => void (known && Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', known)));

  it('writes its rules into a style of that root, with the nonce of the policy', () => {
    show();
    const written = [...root.querySelectorAll('style')];
    expect(written.map((style) => style.getAttribute('nonce'))).toEqual(['n-0nce']);
    expect(written[0]).toHaveTextContent('order:7');
    expect(root.adoptedStyleSheets).toHaveLength(0);
  });
});
