import type { Variable } from './variable';

/**
 * The colours by their meaning, each a constant of its own: a part pays for those it uses. Only this file knows values.
 *
 * A host may set each on any ancestor (`--pest-color-accent: navy`). Otherwise the `color-scheme` of the widget's own
 * root decides between the light and the dark value. Nothing is ever set on `:root` or `body`.
 */
export const text = /* @__PURE__ */ color('text', '#1d211f', '#eceeec');
export const textMuted = /* @__PURE__ */ color('text-muted', '#59605c', '#a9b1ac');
export const surface = /* @__PURE__ */ color('surface', '#ffffff', '#161a18');
export const surfaceRaised = /* @__PURE__ */ color('surface-raised', '#ffffff', '#1e2320');
export const surfaceSunken = /* @__PURE__ */ color('surface-sunken', '#f5f4f1', '#101311');
/** A row or a quiet button under the pointer. */
export const surfaceHover = /* @__PURE__ */ color('surface-hover', '#f8f7f5', '#1b201d');
/** Around panels and under table heads. */
export const border = /* @__PURE__ */ color('border', '#e0deda', '#323935');
/** Hairlines between rows and sections. */
export const borderSoft = /* @__PURE__ */ color('border-soft', '#eceae6', '#262c29');
/** Controls that a word or an icon identifies too. */
export const borderControl = /* @__PURE__ */ color('border-control', '#d2cfc9', '#3d4540');
/** Controls that only their outline shows, such as form fields. */
export const borderStrong = /* @__PURE__ */ color('border-strong', '#868c88', '#7d8781');
export const accent = /* @__PURE__ */ color('accent', '#0b6b4b', '#4cc38f');
/** Made of the accent, so that a host's navy stays navy under the pointer: darker in the light scheme, lighter in the dark. */
export const accentHover = /* @__PURE__ */ mixed('accent-hover', accent, 80, text);
export const accentText = /* @__PURE__ */ color('accent-text', '#ffffff', '#08160f');
/** Behind what is chosen, in any accent. */
export const accentSoft = /* @__PURE__ */ mixed('accent-soft', accent, 12, surfaceRaised);
export const warning = /* @__PURE__ */ color('warning', '#8a4b00', '#f0b455');
export const warningSoft = /* @__PURE__ */ color('warning-soft', '#fdf1dd', '#362809');
export const danger = /* @__PURE__ */ color('danger', '#b3261e', '#ff8d84');
export const dangerSoft = /* @__PURE__ */ color('danger-soft', '#fbe9e7', '#3d1714');
export const dangerText = /* @__PURE__ */ color('danger-text', '#ffffff', '#2a0906');
/** Dots and bars, never text. */
export const markWarning = /* @__PURE__ */ color('mark-warning', '#c27a12', '#e09b3a');
export const markDanger = /* @__PURE__ */ color('mark-danger', '#d0392f', '#f0645a');
export const success = /* @__PURE__ */ color('success', '#0b6b4b', '#4cc38f');
export const successSoft = /* @__PURE__ */ color('success-soft', '#e4f1eb', '#17332a');
export const info = /* @__PURE__ */ color('info', '#1d5c96', '#7fb8ea');
export const infoSoft = /* @__PURE__ */ color('info-soft', '#e6f0f9', '#132a3e');
export const focus = /* @__PURE__ */ color('focus', '#1466b8', '#8cc4ff');
export const overlay = /* @__PURE__ */ color('overlay', 'rgba(16, 20, 18, 0.45)', 'rgba(0, 0, 0, 0.6)');
export const disabledText = /* @__PURE__ */ color('disabled-text', '#6f7672', '#8b948f');
export const disabledSurface = /* @__PURE__ */ color('disabled-surface', '#efeeeb', '#262c29');

function color<const Name extends string>(name: Name, light: string, dark: string): Variable<`color-${Name}`> {
  return `var(--pest-color-${name},light-dark(${light},${dark}))`;
}

/** A share of one colour in another. */
function mixed<const Name extends string>(
  name: Name,
  one: string,
  percent: number,
  other: string,
): Variable<`color-${Name}`> {
  return `var(--pest-color-${name},color-mix(in srgb,${one} ${percent}%,${other}))`;
}
