import { describe, expect, it } from 'vitest';
import * as chartColor from './chart-color';
import * as planColor from './plan-color';
import { token } from './tokens';

const colors = { ...token.color, ...chartColor };
type ColorName = keyof typeof colors;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** A token's own value, as the browser picks it from `light-dark(…, …)` or mixes it of two others. */
function inScheme(name: ColorName, scheme: Scheme): string {
  const mixed = /color-mix\(in srgb,(.+\)) (\d+)%,(.+)\)\)$/.exec(colors[name]);
  const [, one = '', percent, other = ''] = mixed ?? [];
  if (mixed) return mix(plain(one, scheme), Number(percent) / 100, plain(other, scheme));
  return plain(colors[name], scheme);
}

function plain(variable: string, scheme: Scheme): string {
  const found = /light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/.exec(variable);
  const value = found?.[scheme === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`${variable} is no plain colour`);
  return value;
}

function mix(one: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const surfaces: readonly ColorName[] = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'];
const on = (ink: ColorName, fills: readonly ColorName[]) => fills.map((fill) => [ink, fill] as const);

/** WCAG 2.2, 1.4.3: 4.5 to 1. */
const texts = [
  ...on('text', [...surfaces, 'accentSoft', 'disabledSurface']),
  ...on('textMuted', [...surfaces, 'accentSoft']),
  ...on('accent', [...surfaces, 'accentSoft']),
  ...on('accentText', ['accent', 'accentHover']),
  ...on('dangerText', ['danger']),
  ...on('danger', [...surfaces, 'dangerSoft']),
  ...on('warning', [...surfaces, 'warningSoft']),
  ...on('success', [...surfaces, 'successSoft']),
  ...on('info', [...surfaces, 'infoSoft']),
  ...on('disabledText', ['surface', 'surfaceRaised']),
];

/** WCAG 2.2, 1.4.11: 3 to 1 for what shows a control, its state or the focus, and for what carries meaning in a chart. */
const outlines = [
  ...on('borderStrong', surfaces),
  ...on('focus', surfaces),
  ...on('accent', surfaces),
  ...on('markWarning', surfaces),
  ...on('markDanger', surfaces),
  ...on('rodent', surfaces),
  ...on('flying', surfaces),
  ...on('crawling', surfaces),
  ...on('done', surfaces),
  ...on('lastYear', ['surface', 'surfaceRaised']),
  ...on('planLine', ['surface', 'surfaceRaised']),
  ...on('age3', ['surface', 'surfaceRaised']),
  ...on('age4', ['surface', 'surfaceRaised']),
];

const { paper, surround: _surround, finding, ...inks } = planColor;
const hexOf = (variable: string) => /,(#[0-9a-f]+)\)$/.exec(variable)?.[1] ?? '';

describe.each(schemes)('%s', (scheme) => {
  it.each(texts)('%s is readable on %s', (ink, fill) => {
    expect(contrast(inScheme(ink, scheme), inScheme(fill, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['accentText', 'accent'],
    ['text', 'surfaceRaised'],
    ['accent', 'surface'],
    ['dangerText', 'danger'],
  ] as const)('%s is readable on a button of %s under the pointer', (ink, fill) => {
    const underPointer = mix('#888888', 0.2, inScheme(fill, scheme));
    expect(contrast(inScheme(ink, scheme), underPointer)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlines)('%s is seen on %s', (line, fill) => {
    expect(contrast(inScheme(line, scheme), inScheme(fill, scheme))).toBeGreaterThanOrEqual(3);
  });
});

it.each(Object.entries(inks))('%s is seen on the white paper of a plan', (_, ink) => {
  expect(paper).toMatch(/#fff\)$/);
  expect(contrast(hexOf(ink), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

it('the sign of a finding is seen on its badge', () => {
  expect(contrast(hexOf(planColor.findingInk), hexOf(finding))).toBeGreaterThanOrEqual(4.5);
});

it('knows black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});
