import type { ReportLayout as KeptLayout } from 'pest-sdk';

/** How a report looks on paper; what it says is not touched. */
export interface ReportLayout {
  /** @default 'A4' */
  readonly paper?: 'A4' | 'Letter' | undefined;
  /** Address of the company's logo. */
  readonly logo?: string | null | undefined;
  /** Any CSS colour; lines and chapter numbers. */
  readonly accent?: string | null | undefined;
  /** In place of the company's name at the head of each page. */
  readonly header?: string | undefined;
  /** At the foot of each page. */
  readonly footer?: string | undefined;
}

export const papers = ['A4', 'Letter'] as const;

/** Width and margins in px of 96 to the inch. */
export const paperWidths: Readonly<Record<NonNullable<ReportLayout['paper']>, number>> = { A4: 794, Letter: 816 };

export const noLayout: ReportLayout = {};

/** As it is kept: with every choice that was not made. */
export function layoutOf({ paper = 'A4', logo, accent, header = '', footer = '' }: ReportLayout): KeptLayout {
  return { paper, logo: logo ?? null, accent: accent ?? null, header, footer };
}

/** The layout as variables for the paper. */
export function layoutStyle({ paper = 'A4', accent }: ReportLayout): Readonly<Record<string, string>> {
  const width = paperWidths[paper] ?? paperWidths.A4;
  return { '--_pest-paper-width': `${width}px`, ...(accent && { '--_pest-paper-accent': readable(accent) }) };
}

/** A company's navy on the dark paper, or its yellow on the white one: the hue is theirs, the lightness can be read. */
function readable(accent: string): string {
  return `light-dark(oklch(from ${accent} min(l,.55) c h),oklch(from ${accent} max(l,.75) c h))`;
}
