import { type ComponentProps, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled from 'styled-components';
import { expect, test } from 'vitest';
import { PestStyleRegistry } from './PestStyleRegistry';

const Sign = styled.p`
  color: red;
`;

test('the styles of what was rendered on a server go before it, once', () => {
  const given: (() => ReactNode)[] = [];
  const useInsertedHtml = (html: () => ReactNode) => {
    given.push(html);
  };
  const props: ComponentProps<typeof PestStyleRegistry> = { useInsertedHtml, children: createElement(Sign) };
  renderToStaticMarkup(createElement(PestStyleRegistry, props));
  const html = () => given.map((styles) => renderToStaticMarkup(styles())).join('');
  expect(html()).toContain('color:red');
  expect(html()).not.toContain('color:red');
});
