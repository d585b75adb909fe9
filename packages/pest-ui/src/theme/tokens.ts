import type * as chartColor from './chart-color';
import * as color from './color';
import type * as heatColor from './heat-color';
import type * as planColor from './plan-color';
import { type Variable, variable } from './variable';

/** Lengths are px: a host's `rem` is not ours. */
export const space = /* @__PURE__ */ group('space', {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
});
export const radius = /* @__PURE__ */ group('radius', { sm: '4px', md: '6px', lg: '8px', xl: '10px', pill: '999px' });
export const fontSize = /* @__PURE__ */ group('font-size', {
  xs: '12px',
  sm: '13px',
  md: '14px',
  lg: '16px',
  xl: '20px',
  xxl: '24px',
});
export const fontWeight = /* @__PURE__ */ group('font-weight', { regular: '400', medium: '500', semibold: '600' });
/** Heights of what is pressed: 32 px beside text, 48 for touch; and small ones. */
export const controlSize = /* @__PURE__ */ group('size', {
  control: '32px',
  'control-small': '26px',
  touch: '48px',
  'touch-small': '36px',
});
/** Heights of fields in forms, of table rows and of bars. */
export const size = /* @__PURE__ */ group('size', {
  field: '36px',
  row: '40px',
  'row-head': '32px',
  'row-group': '30px',
  bar: '48px',
});
export const font = /* @__PURE__ */ fontFaces();
/** 20 px for the 13 of body text. */
export const lineHeight = /* @__PURE__ */ variable('line-height', '1.5385');
export const shadow = /* @__PURE__ */ group('shadow', {
  md: '0 4px 12px rgba(16,20,18,.12)',
  lg: '0 12px 32px rgba(16,20,18,.2)',
});
export const layer = /* @__PURE__ */ group('layer', { sticky: '10', dialog: '1100' });
export const motion = /* @__PURE__ */ group('motion', { normal: '200ms' });

/** A function, so that whatever sets no type face carries none of these names. */
function fontFaces() {
  const chinese = "'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC'";
  const latin = "-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial";
  return group('font', {
    family: `${chinese},system-ui,${latin},sans-serif`,
    // For other languages than Chinese: its faces draw a quotation mark as wide as a sign. A host's own family holds for both.
    'family-latin': `var(--pest-font-family,${latin},system-ui,${chinese},sans-serif)`,
    mono: "ui-monospace,'SF Mono',Menlo,Consolas,monospace",
  });
}

/**
 * Use inside styles: `color: ${token.color.text};`. Each token is a CSS variable with its default. Our own parts import
 * the groups above one by one, so that a widget carries only what it uses.
 */
export const token = /* @__PURE__ */ makeTokens();

function makeTokens() {
  return {
    color,
    space,
    radius,
    font,
    fontSize,
    fontWeight,
    lineHeight,
    size: { ...controlSize, ...size },
    shadow,
    layer,
    motion,
  } as const;
}

function group<const Name extends string, const Values extends Record<string | number, string>>(
  name: Name,
  values: Values,
): { readonly [Key in keyof Values]: Variable<`${Name}-${Key & (string | number)}`> };
function group(name: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, variable(`${name}-${key}`, value)]));
}

/** The names of all variables among the leaves of a set of tokens. */
type NamesIn<Tokens> =
  Tokens extends Variable<infer Name> ? Name : Tokens extends object ? NamesIn<Tokens[keyof Tokens]> : never;

/** What a host may set: `'color-accent'` stands for `--pest-color-accent`. */
export type TokenName = NamesIn<typeof token | typeof chartColor | typeof planColor | typeof heatColor>;

/** What a host may set by one object: `{ 'color-accent': '#0055aa' }` becomes `--pest-color-accent`. */
export type PestTheme = { readonly [Name in TokenName]?: string };

export function themeVariables(theme: PestTheme): Record<string, string> {
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--pest-${name}`, value]));
}
