/**
 * Design tokens. Parts speak meanings (`token.color.warning`); only this file knows colours.
 *
 * Each token is a CSS variable that a host may set on any ancestor (`--pest-color-accent: navy`). Without it the
 * scheme of the widget's own root decides (`--_pest-…`, set by {@link PestRoot} in the dark scheme only), and without
 * that the light value. Nothing is ever set on `:root` or `body`.
 */
const colors = {
  text: ['#1d211f', '#eceeec'],
  textMuted: ['#59605c', '#a9b1ac'],
  surface: ['#ffffff', '#161a18'],
  surfaceRaised: ['#ffffff', '#1e2320'],
  surfaceSunken: ['#f5f4f1', '#101311'],
  border: ['#e0deda', '#323935'],
  borderStrong: ['#868c88', '#7d8781'],
  accent: ['#0b6b4b', '#4cc38f'],
  accentHover: ['#08563c', '#6bd3a5'],
  accentText: ['#ffffff', '#08160f'],
  accentSoft: ['#e4f1eb', '#17332a'],
  warning: ['#8a4b00', '#f0b455'],
  warningSoft: ['#fdf1dd', '#362809'],
  danger: ['#b3261e', '#ff8d84'],
  dangerSoft: ['#fbe9e7', '#3d1714'],
  dangerText: ['#ffffff', '#2a0906'],
  success: ['#0b6b4b', '#4cc38f'],
  successSoft: ['#e4f1eb', '#17332a'],
  info: ['#1d5c96', '#7fb8ea'],
  infoSoft: ['#e6f0f9', '#132a3e'],
  focus: ['#1466b8', '#8cc4ff'],
  overlay: ['rgba(16, 20, 18, 0.45)', 'rgba(0, 0, 0, 0.6)'],
  disabledText: ['#6f7672', '#8b948f'],
  disabledSurface: ['#efeeeb', '#262c29'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;
export const colorNames = Object.keys(colors).filter((name): name is ColorName => name in colors);

export type Scheme = 'light' | 'dark';

/** A colour's own value in a scheme, before any host has a say. */
export function schemeColor(name: ColorName, scheme: Scheme): string {
  return colors[name][scheme === 'light' ? 0 : 1];
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function variable(group: string, name: string, value: string): string {
  const path = `pest-${group}-${dashed(name)}`;
  return `var(--${path}, var(--_${path}, ${value}))`;
}

function group<const Values extends Record<string | number, string>>(
  groupName: string,
  values: Values,
): { readonly [Name in keyof Values]: string };
function group(groupName: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, variable(groupName, name, value)]));
}

function lightColors(): { readonly [Name in ColorName]: string };
function lightColors(): Record<string, string> {
  return Object.fromEntries(colorNames.map((name) => [name, variable('color', name, colors[name][0])]));
}

/** CSS declarations that turn a root dark. */
export const darkScheme = /* @__PURE__ */ colorNames
  .map((name) => `--_pest-color-${dashed(name)}: ${colors[name][1]};`)
  .join('\n');

/** Use inside styles: `color: ${token.color.text};`. Lengths are px: a host's `rem` is not ours. */
export const token = /* @__PURE__ */ makeTokens();

function makeTokens() {
  return {
    color: lightColors(),
    space: group('space', { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 10: '40px' }),
    radius: group('radius', { sm: '4px', md: '6px', lg: '8px', pill: '999px' }),
    font: group('font', {
      family:
        "system-ui, -apple-system, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Segoe UI', sans-serif",
      mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    }),
    fontSize: group('font-size', { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px', xxl: '24px' }),
    fontWeight: group('font-weight', { regular: '400', medium: '500', semibold: '600' }),
    lineHeight: variable('line', 'height', '1.5'),
    shadow: group('shadow', {
      sm: '0 1px 2px rgba(16, 20, 18, 0.08)',
      md: '0 4px 12px rgba(16, 20, 18, 0.12)',
      lg: '0 12px 32px rgba(16, 20, 18, 0.2)',
    }),
    layer: group('layer', { sticky: '10', popover: '1000', dialog: '1100', toast: '1200' }),
    motion: group('motion', { fast: '120ms', normal: '200ms' }),
  } as const;
}

/** What a host may set by one object: `{ 'color-accent': '#0055aa' }` becomes `--pest-color-accent`. */
export type PestTheme = Readonly<Record<string, string>>;

export function themeVariables(theme: PestTheme): Record<string, string> {
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--pest-${name}`, value]));
}
