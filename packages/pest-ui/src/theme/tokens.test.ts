import { expect, it } from 'vitest';
import * as control from './control';
import { type PestTheme, themeVariables, token } from './tokens';

it('writes tokens as variables a host may set, with their default', () => {
  expect(token.space[2]).toBe('var(--pest-space-2,8px)');
  expect(token.fontSize.md).toBe('var(--pest-font-size-md,14px)');
  expect(token.color.textMuted).toBe('var(--pest-color-text-muted,light-dark(#59605c,#a9b1ac))');
});

it('has one value for each of the lengths that a button carries by itself', () => {
  const scales = [token.space, token.radius, token.fontWeight, token.size].flatMap((scale) =>
    Object.values<string>(scale),
  );
  expect(Object.values<string>(control).filter((length) => !scales.includes(length))).toEqual([]);
});

it('makes what is pressed and what is chosen of the host’s accent', () => {
  expect([token.color.accentHover, token.color.accentSoft].every((made) => made.includes(token.color.accent))).toBe(
    true,
  );
});

it('sets a theme under the names the tokens read', () => {
  const [name = ''] = Object.keys(themeVariables({ 'color-accent': '#0055aa' }));
  expect(token.color.accent).toContain(`var(${name},`);
  expect(themeVariables({ 'color-accent': '#0055aa' })).toEqual({ '--pest-color-accent': '#0055aa' });
});

it('does not compile with a name that no token has', () => {
  const theme: PestTheme = {
    'color-accent': 'navy',
    'size-row': '36px',
    'chart-rodent': '#333',
    'plan-mouse-trap': '#060',
  };
  expect(Object.keys(themeVariables(theme))).toHaveLength(4);
  // @ts-expect-error No token has this name.
  const misspelt: PestTheme = { 'colour-accent': 'navy' };
  expect(Object.keys(misspelt)).toEqual(['colour-accent']);
});
